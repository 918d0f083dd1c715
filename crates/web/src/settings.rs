use quartet_scene::{Language, Palette, Patterns, Show, Style, Theme};
use serde::{Deserialize, Serialize};

/// What people can set, as it is kept in the browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `light`, `dark` or `system`.
    pub theme: String,
    /// `box` or `safe`.
    pub palette: String,
    /// `auto`, `bold` or `off`: the signs on the pieces.
    pub patterns: String,
    /// The code of a language; empty for that of the browser.
    pub language: String,
    /// Do things move?
    pub animations: bool,
    /// Is there anything to hear?
    pub sounds: bool,
    /// Are there coordinates at the board?
    pub coordinates: bool,
    /// Are threats shown, where the game knows such a thing?
    pub threats: bool,
    /// Must a move be confirmed? `None`: on touch screens.
    pub confirm: Option<bool>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: "system".to_owned(),
            palette: "box".to_owned(),
            patterns: "auto".to_owned(),
            language: String::new(),
            animations: true,
            sounds: true,
            coordinates: true,
            threats: false,
            confirm: None,
        }
    }
}

impl Settings {
    /// What the board of somebody who plays shows.
    pub fn shows(&self) -> Show {
        Show {
            coordinates: self.coordinates,
            threats: self.threats,
            ..Show::PLAYING
        }
    }

    /// How pictures that are saved look, on a device that is dark or is not.
    pub fn style(&self, is_dark: bool) -> Style {
        let is_dark = match &*self.theme {
            "dark" => true,
            "light" => false,
            _ => is_dark,
        };
        Style {
            theme: if is_dark { Theme::Dark } else { Theme::Light },
            palette: match &*self.palette {
                "safe" => Palette::Safe,
                _ => Palette::Box,
            },
            patterns: match &*self.patterns {
                "bold" => Patterns::Bold,
                "off" => Patterns::Off,
                _ => Patterns::Auto,
            },
        }
    }

    /// The language to speak, for a browser that prefers these.
    pub fn speaks(&self, preferred: &[String]) -> Language {
        let asked = std::iter::once(&self.language).chain(preferred);
        asked
            .filter_map(|code| Language::of_code(code))
            .next()
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_that_of_the_browser_unless_chosen() {
        let browser = ["sv-SE", "pl-PL", "en"].map(str::to_owned);
        let mut settings = Settings::default();
        assert_eq!(settings.speaks(&browser), Language::Pl);
        settings.language = "de".to_owned();
        assert_eq!(settings.speaks(&browser), Language::De);
        assert_eq!(Settings::default().speaks(&[]), Language::En);
    }

    /// A picture that is saved looks like the one on the page.
    #[test]
    fn saved_pictures_look_as_set() {
        let style = |json: &str| serde_json::from_str::<Settings>(json).unwrap().style(true);
        let usual = Settings::default().style(false);
        assert_eq!(usual, Style::default());
        let light = style(r#"{"theme":"light","palette":"safe"}"#);
        assert_eq!(
            (light.theme, light.palette, light.patterns),
            (Theme::Light, Palette::Safe, Patterns::Auto)
        );
        let dark = style(r#"{"patterns":"bold"}"#);
        assert_eq!((dark.theme, dark.patterns), (Theme::Dark, Patterns::Bold));
        assert_eq!(style(r#"{"patterns":"off"}"#).patterns, Patterns::Off);
    }

    /// Settings of an older app, which knew fewer of them, are not lost.
    #[test]
    fn old_settings_are_read() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"dark"}"#).unwrap();
        assert_eq!((&*settings.theme, settings.sounds), ("dark", true));
    }
}
