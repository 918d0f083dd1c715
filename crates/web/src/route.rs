use std::fmt;

/// The pages of the app and their addresses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// `/`
    Home,
    /// `/new/GAME`
    New(String),
    /// `/game/ID`
    Play(String),
    /// `/review`, `/review/ID`
    Review(Option<String>),
    /// `/boards/GAME`
    Boards(String),
    /// `/position/GAME`
    Position(String),
    /// `/settings`
    Settings,
    /// Anything else.
    Lost,
}

impl Route {
    /// The page at an address.
    pub fn of(path: &str) -> Self {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next()) {
            (None, _) => Self::Home,
            (Some("new"), Some(game)) => Self::New(game.to_owned()),
            (Some("game"), Some(id)) => Self::Play(id.to_owned()),
            (Some("review"), id) => Self::Review(id.map(str::to_owned)),
            (Some("boards"), Some(game)) => Self::Boards(game.to_owned()),
            (Some("position"), Some(game)) => Self::Position(game.to_owned()),
            (Some("settings"), None) => Self::Settings,
            _ => Self::Lost,
        };
        match parts.next() {
            None => route,
            Some(_) => Self::Lost,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home | Self::Lost => f.write_str("/"),
            Self::New(game) => write!(f, "/new/{game}"),
            Self::Play(id) => write!(f, "/game/{id}"),
            Self::Review(None) => f.write_str("/review"),
            Self::Review(Some(id)) => write!(f, "/review/{id}"),
            Self::Boards(game) => write!(f, "/boards/{game}"),
            Self::Position(game) => write!(f, "/position/{game}"),
            Self::Settings => f.write_str("/settings"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_round_trip() {
        for path in [
            "/",
            "/new/go",
            "/game/x1",
            "/review",
            "/review/x1",
            "/boards/go",
            "/position/go",
            "/settings",
        ] {
            assert_eq!(Route::of(path).to_string(), path);
            assert_ne!(Route::of(path), Route::Lost);
        }
        for path in ["/new", "/game/a/b", "/nowhere"] {
            assert_eq!(Route::of(path), Route::Lost, "{path}");
        }
    }
}
