use std::fmt::Write as _;

use crate::{Anchor, Grab, Motion, Node, Point, Role, Scene, Shape, Speak};

/// How a scene is written as SVG.
#[derive(Copy, Clone)]
pub struct Svg<'a> {
    /// Finds the words.
    pub speak: &'a dyn Speak,
    /// The language of the words.
    pub language: &'a str,
    /// A style sheet to put in; without one, the page around the picture has it.
    pub style: Option<&'a str>,
    /// How wide the picture is, in pixels; without it, as wide as there is room.
    pub width: Option<u32>,
    /// Put in front of every id, where several pictures are on one page.
    pub prefix: &'a str,
}

impl std::fmt::Debug for Svg<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SVG in {}", self.language)
    }
}

impl Scene {
    /// The picture as SVG.
    #[must_use]
    pub fn to_svg(&self, svg: Svg<'_>) -> String {
        let mut out = String::with_capacity(32 << 10);
        let bounds = self.bounds;
        let _ = write!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="scene" lang="{}" viewBox="{} {} {} {}""#,
            svg.language, bounds.corner.x, bounds.corner.y, bounds.width, bounds.height
        );
        if let Some(width) = svg.width {
            let height = (i64::from(width) * i64::from(bounds.height)
                / i64::from(bounds.width.max(1)))
            .max(1);
            let _ = write!(out, r#" width="{width}" height="{height}""#);
        }
        out.push_str(r#" role="group" aria-label=""#);
        escape(&svg.speak.speak(&self.title), &mut out);
        out.push_str("\">");
        if let Some(style) = svg.style {
            out.push_str("<style>");
            out.push_str(style);
            out.push_str("</style>");
        }
        out.push_str(DEFINITIONS);
        if svg.style.is_some() {
            // A picture that stands alone has a ground; on a page, the page is the ground.
            let _ = write!(
                out,
                r#"<rect class="ground" x="{}" y="{}" width="{}" height="{}"/>"#,
                bounds.corner.x, bounds.corner.y, bounds.width, bounds.height
            );
        }
        for node in &self.nodes {
            write_node(node, svg, &mut out);
        }
        out.push_str("</svg>\n");
        out
    }
}

/// Light and shadow, the same for every piece of every colour.
const DEFINITIONS: &str = concat!(
    r#"<defs><radialGradient id="gloss" cx="0.35" cy="0.3" r="0.75">"#,
    r#"<stop offset="0" stop-color="white" stop-opacity="0.55"/>"#,
    r#"<stop offset="0.45" stop-color="white" stop-opacity="0.05"/>"#,
    r#"<stop offset="1" stop-color="black" stop-opacity="0.35"/></radialGradient>"#,
    r#"<radialGradient id="hollow" cx="0.5" cy="0.35" r="0.65">"#,
    r#"<stop offset="0" stop-color="black" stop-opacity="0.4"/>"#,
    r#"<stop offset="0.7" stop-color="black" stop-opacity="0.15"/>"#,
    r#"<stop offset="1" stop-color="white" stop-opacity="0.15"/></radialGradient></defs>"#
);

fn write_node(node: &Node, svg: Svg<'_>, out: &mut String) {
    let is_plain = node.shapes.len() == 1
        && node.inner.is_empty()
        && node.id.is_none()
        && node.cell.is_none()
        && node.target.is_none()
        && node.title.is_none()
        && (svg.style.is_some() || (node.motion.is_none() && node.grab.is_none()));
    if is_plain {
        write_shape(&node.shapes[0], node, true, svg, out);
        return;
    }
    out.push_str("<g");
    write_class(node, out);
    if let Some(id) = &node.id {
        out.push_str(" id=\"");
        escape(svg.prefix, out);
        escape(id, out);
        out.push('"');
    }
    if let Some(cell) = &node.cell {
        out.push_str(" data-cell=\"");
        escape(cell, out);
        out.push('"');
    }
    if let Some(target) = &node.target {
        out.push_str(" data-target=\"");
        escape(target.name(), out);
        out.push('"');
    }
    if let Some(at) = node.at {
        let _ = write!(out, r#" data-x="{}" data-y="{}""#, at.x, at.y);
    }
    // What moves and what can be dragged matters on a page only.
    if svg.style.is_none() {
        write_gestures(node, out);
    }
    if let Some(title) = &node.title {
        let words = svg.speak.speak(title);
        // Cells and targets are announced by name; the title element is for the pointer that rests on them.
        out.push_str(if node.target.is_some() {
            " role=\"button\" aria-label=\""
        } else {
            " role=\"img\" aria-label=\""
        });
        escape(&words, out);
        out.push_str("\"><title>");
        escape(&words, out);
        if let Some(key) = node.key.filter(|_| svg.style.is_none()) {
            let _ = write!(out, " ({key})");
        }
        out.push_str("</title>");
    } else {
        out.push('>');
    }
    for shape in &node.shapes {
        write_shape(shape, node, false, svg, out);
    }
    for inner in &node.inner {
        write_node(inner, svg, out);
    }
    out.push_str("</g>");
}

fn write_gestures(node: &Node, out: &mut String) {
    match node.motion {
        Some(Motion::From(way)) => {
            let _ = write!(out, r#" data-from="{} {}""#, way.x, way.y);
        }
        Some(Motion::In) => out.push_str(r#" data-from="""#),
        None => {}
    }
    match node.grab {
        Some(Grab::Take) => out.push_str(r#" data-grab="""#),
        Some(Grab::Held) => out.push_str(r#" data-grab="held""#),
        None => {}
    }
    if let Some(way) = node.toward {
        let _ = write!(out, r#" data-toward="{} {}""#, way.x, way.y);
    }
    if let Some(key) = node.key {
        let _ = write!(out, r#" data-key="Key{key}" aria-keyshortcuts="{key}""#);
    }
}

fn write_class(node: &Node, out: &mut String) {
    if node.role == Role::Group && node.marks.is_empty() {
        return;
    }
    out.push_str(" class=\"");
    out.push_str(node.role.class());
    for mark in &node.marks {
        out.push(' ');
        mark.write_class(out);
    }
    out.push('"');
}

fn write_shape(shape: &Shape, node: &Node, with_class: bool, svg: Svg<'_>, out: &mut String) {
    let class = |out: &mut String| {
        if with_class {
            write_class(node, out);
        }
    };
    match shape {
        Shape::Circle { centre, radius } => {
            out.push_str("<circle");
            class(out);
            let _ = write!(
                out,
                r#" cx="{}" cy="{}" r="{radius}"/>"#,
                centre.x, centre.y
            );
        }
        Shape::Rect { bounds, round } => {
            out.push_str("<rect");
            class(out);
            let _ = write!(
                out,
                r#" x="{}" y="{}" width="{}" height="{}""#,
                bounds.corner.x, bounds.corner.y, bounds.width, bounds.height
            );
            if *round > 0 {
                let _ = write!(out, r#" rx="{round}""#);
            }
            out.push_str("/>");
        }
        Shape::Polygon(points) => {
            out.push_str("<polygon");
            class(out);
            write_points(points, out);
        }
        Shape::Line(points) => {
            out.push_str("<polyline fill=\"none\"");
            class(out);
            write_points(points, out);
        }
        Shape::Outlines(outlines) => {
            out.push_str("<path fill-rule=\"evenodd\"");
            class(out);
            out.push_str(" d=\"");
            for outline in outlines {
                for (n, point) in outline.iter().enumerate() {
                    let step = if n == 0 { 'M' } else { 'L' };
                    let _ = write!(out, "{step}{} {}", point.x, point.y);
                }
                out.push('Z');
            }
            out.push_str("\"/>");
        }
        Shape::Text {
            at,
            size,
            anchor,
            text,
        } => {
            write_text_start(*at, *size, *anchor, &class, out);
            escape(text, out);
            out.push_str("</text>");
        }
        Shape::Words {
            at,
            size,
            anchor,
            say,
        } => {
            write_text_start(*at, *size, *anchor, &class, out);
            escape(&svg.speak.speak(say), out);
            out.push_str("</text>");
        }
    }
}

fn write_text_start(
    at: Point,
    size: i32,
    anchor: Anchor,
    class: &dyn Fn(&mut String),
    out: &mut String,
) {
    out.push_str("<text");
    class(out);
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    // Capitals are about seven tenths of the size: this puts their middle at the place, whatever draws them.
    let _ = write!(
        out,
        r#" x="{}" y="{}" font-size="{size}" text-anchor="{anchor}">"#,
        at.x,
        at.y + size * 35 / 100
    );
}

fn write_points(points: &[Point], out: &mut String) {
    out.push_str(" points=\"");
    for (n, point) in points.iter().enumerate() {
        let space = if n == 0 { "" } else { " " };
        let _ = write!(out, "{space}{},{}", point.x, point.y);
    }
    out.push_str("\"/>");
}

/// Appends text as it must be written inside of an attribute or an element.
pub(crate) fn escape(text: &str, out: &mut String) {
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Not allowed in XML at all.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bounds, Grab, Say, Target};

    struct Silent;

    impl Speak for Silent {
        fn speak(&self, _: &Say) -> String {
            "words".to_owned()
        }
    }

    /// Gestures and motion are for pages; a picture in a file stays as it is.
    #[test]
    fn gestures_are_written_for_pages_only() {
        let disc = || Shape::circle(Point::new(0, 0), 5);
        let moved = Node::new(Role::Piece, disc()).came_from(Point::new(-3, 4));
        let placed = Node::new(Role::Piece, disc()).came_in();
        let held = Node::new(Role::Piece, disc()).grab(Grab::Held);
        let arrow = Node::new(Role::Target, disc())
            .target(Target::spot("on"))
            .title(Say::new("on"))
            .toward(Point::new(1, 0), 'D');
        let scene = Scene {
            bounds: Bounds::new(0, 0, 10, 10),
            title: Say::new("scene"),
            nodes: vec![moved, placed, held, arrow],
        };
        let write = |style| {
            scene.to_svg(Svg {
                speak: &Silent,
                language: "en",
                style,
                width: None,
                prefix: "",
            })
        };
        let page = write(None);
        for part in [
            "data-from=\"-3 4\"",
            "data-from=\"\"",
            "data-grab=\"held\"",
            "data-toward=\"1 0\"",
            "data-key=\"KeyD\"",
            "words (D)",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        let file = write(Some(""));
        for part in ["data-from", "data-grab", "data-toward", "data-key", "(D)"] {
            assert!(!file.contains(part), "{part} in {file}");
        }
    }
}
