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
    /// `/learn`, `/learn/GAME`
    Learn(Option<String>),
    /// `/learn/GAME/N`: a task of its course, counted from 1.
    Lesson(String, usize),
    /// `/learn/GAME/rules`
    Rules(String),
    /// `/learn/GAME/gallery`
    Gallery(String),
    /// `/puzzles`, `/puzzles/GAME`
    Puzzles(Option<String>),
    /// `/puzzles/GAME/NUMBER`, counted from 1
    Puzzle(String, usize),
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
    /// Does the page need the words by which one learns?
    pub fn teaches(&self) -> bool {
        matches!(
            self,
            Self::Learn(Some(_)) | Self::Lesson(..) | Self::Rules(_) | Self::Gallery(_)
        )
    }

    /// The page at an address.
    pub fn of(path: &str) -> Self {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let (first, second) = (parts.next(), parts.next());
        if let (Some("learn"), Some(game), Some(page)) = (first, second, parts.clone().next()) {
            let game = game.to_owned();
            return match (page, page.parse(), parts.count()) {
                ("rules", _, 1) => Self::Rules(game),
                ("gallery", _, 1) => Self::Gallery(game),
                (_, Ok(number), 1) => Self::Lesson(game, number),
                _ => Self::Lost,
            };
        }
        let route = match (first, second) {
            (None, _) => Self::Home,
            (Some("new"), Some(game)) => Self::New(game.to_owned()),
            (Some("game"), Some(id)) => Self::Play(id.to_owned()),
            (Some("review"), id) => Self::Review(id.map(str::to_owned)),
            (Some("learn"), game) => Self::Learn(game.map(str::to_owned)),
            (Some("puzzles"), None) => Self::Puzzles(None),
            (Some("puzzles"), Some(game)) => match parts.next() {
                None => Self::Puzzles(Some(game.to_owned())),
                Some(number) => number
                    .parse()
                    .map_or(Self::Lost, |number| Self::Puzzle(game.to_owned(), number)),
            },
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
            Self::Learn(None) => f.write_str("/learn"),
            Self::Learn(Some(game)) => write!(f, "/learn/{game}"),
            Self::Lesson(game, number) => write!(f, "/learn/{game}/{number}"),
            Self::Rules(game) => write!(f, "/learn/{game}/rules"),
            Self::Gallery(game) => write!(f, "/learn/{game}/gallery"),
            Self::Puzzles(None) => f.write_str("/puzzles"),
            Self::Puzzles(Some(game)) => write!(f, "/puzzles/{game}"),
            Self::Puzzle(game, number) => write!(f, "/puzzles/{game}/{number}"),
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
            "/learn",
            "/learn/go",
            "/learn/go/3",
            "/learn/go/rules",
            "/learn/go/gallery",
            "/puzzles",
            "/puzzles/go",
            "/puzzles/go/12",
            "/boards/go",
            "/position/go",
            "/settings",
        ] {
            assert_eq!(Route::of(path).to_string(), path);
            assert_ne!(Route::of(path), Route::Lost);
        }
        for path in [
            "/new",
            "/game/a/b",
            "/learn/go/x",
            "/learn/go/1/2",
            "/puzzles/go/x",
            "/puzzles/go/1/2",
            "/nowhere",
        ] {
            assert_eq!(Route::of(path), Route::Lost, "{path}");
        }
    }
}
