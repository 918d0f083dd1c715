use quartet_game::Viewer;
use quartet_scene::{Show, Target};

/// How somebody looks at a match.
#[derive(Clone, Debug)]
pub struct Look {
    /// Who looks.
    pub viewer: Viewer,
    /// What has been pointed at so far.
    pub picked: Vec<Target>,
    /// The string of a move of which to show what it would do.
    pub ghost: Option<String>,
    /// What is shown besides the pieces. Targets only if it is somebody's turn.
    pub show: Show,
    /// Which of the game's views, counted from 0.
    pub scene_view: usize,
    /// By how many steps the board is turned.
    pub turned: u8,
}

impl Look {
    /// Somebody who is not about to play.
    #[must_use]
    pub const fn at(viewer: Viewer) -> Self {
        Self {
            viewer,
            picked: Vec::new(),
            ghost: None,
            show: Show::PICTURE,
            scene_view: 0,
            turned: 0,
        }
    }
}
