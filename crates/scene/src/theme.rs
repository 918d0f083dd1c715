/// The ground that pictures are made for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// For paper: no colour is needed, no ink is wasted.
    Print,
}

/// The colours of the pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// As in the box.
    #[default]
    Box,
    /// Orange and light blue for red and green, which everybody can tell apart, and bolder patterns.
    Safe,
}

/// The signs on the pieces, which tell the colours apart without colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Patterns {
    /// As the palette has them: quiet, and bold in the safe one.
    #[default]
    Auto,
    /// As clear as can be.
    Bold,
    /// None.
    Off,
}

/// How pictures look: the style sheet that belongs to the names in a scene.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// The ground.
    pub theme: Theme,
    /// The colours of the pieces.
    pub palette: Palette,
    /// The signs on the pieces.
    pub patterns: Patterns,
}

/// The names of the colours in the template, in the order of [`Style::colours`].
const NAMES: [&str; 26] = [
    "paper",
    "ink",
    "dim",
    "board",
    "edge",
    "hole",
    "tile",
    "line",
    "gutter",
    "accent",
    "last",
    "warn",
    "good",
    "whiteedge",
    "white",
    "blackedge",
    "black",
    "rededge",
    "red",
    "greenedge",
    "green",
    "neutraledge",
    "neutral",
    "onwhite",
    "onblack",
    "pattern",
];

const LIGHT: [&str; 26] = [
    "#f7f4ee", "#2b2622", "#75695e", "#dcc7a4", "#a5855a", "#c4a97f", "#e9dcc3", "#8f7551",
    "#e8dfd0", "#1f6fc4", "#c07c00", "#c62f21", "#2c7a3d", "#8f877c", "#fbf8f2", "#000000",
    "#2f2d31", "#7d1c15", "#c8362c", "#1f5a2c", "#4fa25f", "#6e655c", "#a0958a", "#2b2622",
    "#fbf8f2", "0.35",
];

const DARK: [&str; 26] = [
    "#1b1918", "#efe9e0", "#aaa095", "#5a4a39", "#2e261e", "#443729", "#6b5843", "#97805f",
    "#2b2724", "#6cb0f5", "#f0b83f", "#ff7564", "#6fcf85", "#8d867c", "#f1ebe1", "#8c857c",
    "#141317", "#ffb3aa", "#d64b40", "#b7e3bf", "#4c9c5c", "#d5ccc2", "#8f857a", "#1d1916",
    "#f1ebe1", "0.4",
];

const PRINT: [&str; 26] = [
    "#ffffff", "#000000", "#444444", "#ffffff", "#000000", "#ffffff", "#ffffff", "#555555",
    "#ffffff", "#000000", "#777777", "#000000", "#000000", "#000000", "#ffffff", "#000000",
    "#222222", "#000000", "#8a8a8a", "#000000", "#d8d8d8", "#000000", "#efefef", "#000000",
    "#ffffff", "0.9",
];

impl Patterns {
    /// How much of the signs is seen, if the palette is not asked.
    #[must_use]
    pub const fn opacity(self) -> Option<&'static str> {
        match self {
            Self::Auto => None,
            Self::Bold => Some("1"),
            Self::Off => Some("0"),
        }
    }
}

impl Style {
    /// The values of the colours, in the order of their names.
    fn colours(self) -> [&'static str; 26] {
        let mut colours = match self.theme {
            Theme::Light => LIGHT,
            Theme::Dark => DARK,
            Theme::Print => PRINT,
        };
        let mut set = |name: &str, value: &'static str| {
            for (known, colour) in NAMES.iter().zip(&mut colours) {
                if *known == name {
                    *colour = value;
                }
            }
        };
        if self.palette == Palette::Safe && self.theme != Theme::Print {
            set("red", "#d55e00");
            set("green", "#56a8e0");
            set("pattern", "0.9");
            if self.theme == Theme::Light {
                set("rededge", "#7a3500");
                set("greenedge", "#003f63");
            } else {
                set("rededge", "#ffc79c");
                set("greenedge", "#a8dcff");
            }
        }
        if let Some(value) = self.patterns.opacity() {
            set("pattern", value);
        }
        colours
    }

    /// The style sheet with the colours in it, for a picture that stands alone.
    #[must_use]
    pub fn sheet(self) -> String {
        let mut sheet = String::with_capacity(TEMPLATE.len());
        let colours = self.colours();
        fill(&mut sheet, |name| {
            NAMES
                .iter()
                .position(|known| *known == name)
                .map(|n| colours[n].to_owned())
        });
        sheet
    }

    /// The colours as custom properties, for a page: `--paper:#f7f4ee;…`.
    #[must_use]
    pub fn properties(self) -> String {
        let pairs = NAMES.iter().zip(self.colours());
        pairs
            .map(|(name, colour)| format!("--{name}:{colour};"))
            .collect()
    }

    /// The style sheet that uses the custom properties, for a page.
    #[must_use]
    pub fn page_sheet() -> String {
        let mut sheet = String::with_capacity(2 * TEMPLATE.len());
        fill(&mut sheet, |name| Some(format!("var(--{name})")));
        sheet
    }
}

/// The template with every `$name` replaced.
fn fill(out: &mut String, value: impl Fn(&str) -> Option<String>) {
    for (n, part) in TEMPLATE.split('$').enumerate() {
        if n == 0 {
            out.push_str(part);
            continue;
        }
        let end = part
            .find(|c: char| !c.is_ascii_lowercase())
            .unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        out.push_str(&value(name).unwrap_or_default());
        out.push_str(rest);
    }
}

const TEMPLATE: &str = include_str!("theme/scene.css");

#[cfg(test)]
mod tests {
    use super::*;

    /// As WCAG asks of text of any size. The edge of light digits on red stands in the template.
    #[test]
    fn what_is_written_can_be_read() {
        let light = |colour: &str| {
            let part = |at: usize| {
                let part = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
                match f64::from(part) / 255.0 {
                    dark if dark <= 0.039_28 => dark / 12.92,
                    bright => ((bright + 0.055) / 1.055).powf(2.4),
                }
            };
            0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
        };
        for colours in [LIGHT, DARK, PRINT] {
            let of = |name: &str| colours[NAMES.iter().position(|known| *known == name).unwrap()];
            for (text, grounds) in [
                ("ink", &["paper", "board", "hole", "tile", "gutter"][..]),
                ("dim", &["paper"]),
                ("onwhite", &["white", "green", "neutral"]),
                ("onblack", &["black"]),
            ] {
                for ground in grounds {
                    let (a, b) = (light(of(text)) + 0.05, light(of(ground)) + 0.05);
                    let contrast = (a / b).max(b / a);
                    assert!(contrast >= 4.5, "{text} on {ground}: {contrast:.2}");
                }
            }
        }
        // What is half transparent is fainter than its colour.
        assert!(TEMPLATE.contains("\n.label.strong{fill:$ink}\n"));
    }

    /// A name that nobody knows would leave a hole in the sheet.
    #[test]
    fn every_colour_of_the_template_is_known_and_every_known_one_used() {
        let mut used: Vec<&str> = TEMPLATE
            .split('$')
            .skip(1)
            .map(|part| {
                let end = part.find(|c: char| !c.is_ascii_lowercase());
                &part[..end.unwrap_or(part.len())]
            })
            .collect();
        used.sort_unstable();
        used.dedup();
        let mut known = NAMES.to_vec();
        known.sort_unstable();
        assert_eq!(used, known);
    }

    #[test]
    fn sheets_have_no_holes() {
        for theme in [Theme::Light, Theme::Dark, Theme::Print] {
            for palette in [Palette::Box, Palette::Safe] {
                for patterns in [Patterns::Auto, Patterns::Bold, Patterns::Off] {
                    let style = Style {
                        theme,
                        palette,
                        patterns,
                    };
                    let sheet = style.sheet();
                    assert!(!sheet.contains('$') && !sheet.contains(":;"), "{sheet}");
                    let own = patterns.opacity();
                    let says = |opacity| sheet.contains(&format!("opacity:{opacity}}}"));
                    assert!(own.is_none_or(says), "{style:?}");
                }
            }
        }
        assert!(Style::page_sheet().contains("var(--paper)"));
    }
}
