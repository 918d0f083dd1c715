use std::fmt::Write as _;

use crate::{Scene, Svg, svg::escape};

/// Several pictures on one sheet, in rows, each with a line below it.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// The pictures and what stands below them.
    pub pictures: Vec<(Scene, String)>,
    /// How many stand beside each other.
    pub columns: usize,
}

/// The width of a picture on the sheet.
const WIDTH: i32 = 1000;
/// Between pictures.
const SPACE: i32 = 60;
/// The height of the line below a picture.
const CAPTION: i32 = 70;

impl Sheet {
    /// The sheet as SVG.
    #[must_use]
    pub fn to_svg(&self, svg: Svg<'_>) -> String {
        let columns = self.columns.clamp(1, self.pictures.len().max(1));
        let rows = self.pictures.len().div_ceil(columns);
        // All pictures have the room of the highest one, so that they stand in rows.
        let heights = self.pictures.iter().map(|(scene, _)| height(scene));
        let high = heights.max().unwrap_or(WIDTH);
        let width = columns as i32 * (WIDTH + SPACE) + SPACE;
        let height = rows as i32 * (high + CAPTION + SPACE) + SPACE;
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="scene" lang="{}" viewBox="0 0 {width} {height}""#,
            svg.language
        );
        if let Some(pixels) = svg.width {
            let high = i64::from(pixels) * i64::from(height) / i64::from(width);
            let _ = write!(out, r#" width="{pixels}" height="{}""#, high.max(1));
        }
        out.push('>');
        if let Some(style) = svg.style {
            let _ = write!(out, "<style>{style}</style>");
        }
        let _ = write!(
            out,
            r#"<rect class="ground" width="{width}" height="{height}"/>"#
        );
        for (n, (scene, caption)) in self.pictures.iter().enumerate() {
            let x = SPACE + (n % columns) as i32 * (WIDTH + SPACE);
            let y = SPACE + (n / columns) as i32 * (high + CAPTION + SPACE);
            let prefix = format!("{}p{n}-", svg.prefix);
            let inner = scene.to_svg(Svg {
                style: None,
                width: None,
                prefix: &prefix,
                ..svg
            });
            // The picture becomes a part of the sheet: it only has to be told where.
            let place = format!(r#"<svg x="{x}" y="{y}" width="{WIDTH}" height="{high}""#);
            out.push_str(&inner.trim_end().replacen("<svg", &place, 1));
            let _ = write!(
                out,
                r#"<text class="caption" x="{}" y="{}" font-size="44" text-anchor="middle">"#,
                x + WIDTH / 2,
                y + high + CAPTION * 2 / 3
            );
            escape(caption, &mut out);
            out.push_str("</text>");
        }
        out.push_str("</svg>\n");
        out
    }
}

fn height(scene: &Scene) -> i32 {
    let bounds = scene.bounds;
    (i64::from(WIDTH) * i64::from(bounds.height) / i64::from(bounds.width.max(1))) as i32
}
