//! Pictures as pixels: PNG and GIF of the SVG that scenes are written as.
//!
//! The letters come from a font that is part of the program, so that a picture looks the same on every machine.

use std::{fmt, time::Duration};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

/// No picture is wider or higher.
pub const LARGEST: u32 = 10_000;

/// Turns SVG into pixels.
pub struct Painter {
    options: Options<'static>,
}

impl fmt::Debug for Painter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a painter")
    }
}

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unpaintable(String);

impl fmt::Display for Unpaintable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unpaintable {}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

impl Painter {
    /// A painter with the letters ready.
    #[must_use]
    pub fn new() -> Self {
        let mut options = Options::default();
        let fonts = options.fontdb_mut();
        fonts.load_font_data(notosans::BOLD_TTF.to_vec());
        fonts.set_sans_serif_family("Noto Sans");
        Self { options }
    }

    /// A PNG, so many pixels wide.
    ///
    /// # Errors
    /// If the SVG cannot be understood, or the picture would be too large.
    pub fn png(&self, svg: &str, width: u32) -> Result<Vec<u8>, Unpaintable> {
        let pixels = self.paint(svg, width)?;
        let fail = |error: png::EncodingError| Unpaintable(format!("cannot write PNG: {error}"));
        let mut out = Vec::new();
        let mut encoder = png::Encoder::new(&mut out, pixels.width(), pixels.height());
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        // Packing as tightly as possible takes longer than drawing.
        encoder.set_compression(png::Compression::Fast);
        let mut writer = encoder.write_header().map_err(fail)?;
        writer
            .write_image_data(&pixels.take_demultiplied())
            .map_err(fail)?;
        writer.finish().map_err(fail)?;
        Ok(out)
    }

    /// A moving picture of several, each shown so long, the last one three times as long. The first one decides the size.
    ///
    /// # Errors
    /// As for a PNG, or if there is no picture at all.
    pub fn gif(
        &self,
        frames: &[String],
        width: u32,
        each: Duration,
    ) -> Result<Vec<u8>, Unpaintable> {
        let fail = |error: gif::EncodingError| Unpaintable(format!("cannot write GIF: {error}"));
        let first = frames
            .first()
            .ok_or_else(|| Unpaintable("a moving picture of nothing".to_owned()))?;
        let first = self.paint(first, width)?;
        let small = |side: u32| {
            u16::try_from(side).map_err(|_| Unpaintable("a GIF cannot be so large".to_owned()))
        };
        let (width, height) = (small(first.width())?, small(first.height())?);
        let mut out = Vec::new();
        let mut encoder = gif::Encoder::new(&mut out, width, height, &[]).map_err(fail)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(fail)?;
        let hundredths = u16::try_from(each.as_millis() / 10).unwrap_or(u16::MAX);
        for (n, svg) in frames.iter().enumerate() {
            let pixels = self.paint_into(svg, first.width(), first.height())?;
            let mut data = pixels.take_demultiplied();
            // Quick rather than perfect: the pictures have few colours.
            let mut frame = gif::Frame::from_rgba_speed(width, height, &mut data, 20);
            frame.delay = if n + 1 == frames.len() {
                hundredths.saturating_mul(3)
            } else {
                hundredths
            };
            encoder.write_frame(&frame).map_err(fail)?;
        }
        drop(encoder);
        Ok(out)
    }

    fn tree(&self, svg: &str) -> Result<Tree, Unpaintable> {
        Tree::from_str(svg, &self.options)
            .map_err(|error| Unpaintable(format!("the SVG is faulty: {error}")))
    }

    fn paint(&self, svg: &str, width: u32) -> Result<Pixmap, Unpaintable> {
        let tree = self.tree(svg)?;
        let scale = width as f32 / tree.size().width();
        let height = (tree.size().height() * scale).round().max(1.0) as u32;
        draw(&tree, width, height)
    }

    /// Fits the picture into a given size, in the middle.
    fn paint_into(&self, svg: &str, width: u32, height: u32) -> Result<Pixmap, Unpaintable> {
        draw(&self.tree(svg)?, width, height)
    }
}

fn draw(tree: &Tree, width: u32, height: u32) -> Result<Pixmap, Unpaintable> {
    if width.max(height) > LARGEST {
        let words = format!("{width} × {height} pixels are more than {LARGEST}");
        return Err(Unpaintable(words));
    }
    let mut pixels = Pixmap::new(width, height)
        .ok_or_else(|| Unpaintable("a picture without a size".to_owned()))?;
    let size = tree.size();
    let scale = (width as f32 / size.width()).min(height as f32 / size.height());
    let left = (width as f32 - size.width() * scale) / 2.0;
    let top = (height as f32 - size.height() * scale) / 2.0;
    let place = Transform::from_translate(left, top).pre_scale(scale, scale);
    resvg::render(tree, place, &mut pixels.as_mut());
    Ok(pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="red"/></svg>"#;

    #[test]
    fn png_is_as_wide_as_asked() {
        let png = Painter::new().png(RED, 40).unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        // Width and height stand in the header, highest byte first.
        assert_eq!(&png[16..24], [0, 0, 0, 40, 0, 0, 0, 20]);
    }

    #[test]
    fn letters_are_drawn() {
        let painter = Painter::new();
        let text = |text: &str| {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><text x="2" y="15" font-size="14" font-family="sans-serif">{text}</text></svg>"#
            );
            let pixels = painter.paint(&svg, 120).unwrap();
            pixels
                .pixels()
                .iter()
                .filter(|pixel| pixel.alpha() > 0)
                .count()
        };
        assert_eq!(text(""), 0);
        for letters in ["a1", "șț", "łż", "éç", "öß", "×½"] {
            assert!(text(letters) > 50, "{letters}");
        }
    }

    #[test]
    fn gif_has_all_frames() {
        let painter = Painter::new();
        let frames = [RED.to_owned(), RED.replace("red", "blue")];
        let gif = painter
            .gif(&frames, 40, Duration::from_millis(500))
            .unwrap();
        let mut reader = gif::DecodeOptions::new().read_info(&gif[..]).unwrap();
        let mut delays = Vec::new();
        while let Some(frame) = reader.read_next_frame().unwrap() {
            delays.push(frame.delay);
        }
        assert_eq!(delays, [50, 150]);
    }

    #[test]
    fn what_cannot_be_painted_is_refused() {
        let painter = Painter::new();
        assert!(painter.png("<svg", 40).is_err());
        assert!(painter.png(RED, LARGEST + 1).is_err());
        assert!(painter.png(RED, 0).is_err());
        assert!(painter.gif(&[], 40, Duration::ZERO).is_err());
    }
}
