use quartet_host::Registry;

use crate::play::{
    setup::{Choice, Setup},
    teller::Teller,
};

/// Choosing what to play.
pub(crate) struct Menu {
    pub(crate) setup: Setup,
    /// The line at which the arrow keys are; behind the choices comes the button that begins.
    pub(crate) at: usize,
}

impl Menu {
    pub(crate) fn new(registry: Registry) -> Self {
        Self {
            setup: Setup::new(registry),
            at: 0,
        }
    }

    /// The line of the button.
    pub(crate) const BEGIN: usize = Choice::ALL.len();

    /// One line on or back.
    pub(crate) fn step(&mut self, by: isize) {
        let lines = Self::BEGIN as isize + 1;
        self.at = (self.at as isize + by).rem_euclid(lines) as usize;
        if let Some(choice) = Choice::ALL.get(self.at)
            && !self.setup.matters(*choice)
        {
            self.step(by);
        }
    }

    /// The next or the previous value of the line.
    pub(crate) fn turn(&mut self, by: isize, teller: &Teller) {
        if let Some(choice) = Choice::ALL.get(self.at) {
            self.setup.turn(*choice, by, teller);
        }
    }
}
