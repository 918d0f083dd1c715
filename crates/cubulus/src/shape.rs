use crate::{
    cell::Cells,
    colour::Colour,
    hold::{Hold, SquareBits, missing},
    state::State,
};

/// What a colour has in the cube, as far as squares go. A square is shut if another colour is in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) open_three: u32,
    pub(crate) shut_three: u32,
    pub(crate) open_two: u32,
    pub(crate) shut_two: u32,
    pub(crate) face_centres: u32,
    /// The cells that make a square when they are filled, if there is a ball to fill them with.
    pub(crate) fills: u32,
    pub(crate) balls: u32,
    pub(crate) supply: u32,
}

/// The shapes of all colours, each looked at when it is asked for.
pub(crate) struct Shapes<'a> {
    state: &'a State,
    balls: [u32; Colour::ALL.len()],
    holds: [Hold; Colour::ALL.len()],
    any: [SquareBits; Colour::ALL.len()],
}

impl<'a> Shapes<'a> {
    #[inline]
    pub(crate) fn of(state: &'a State) -> Self {
        let balls = Colour::ALL.map(|colour| state.balls(colour).bits());
        let holds = balls.map(Hold::of);
        Self {
            state,
            balls,
            holds,
            any: holds.map(Hold::any),
        }
    }

    /// The shape of the colour with this number.
    #[inline]
    pub(crate) fn shape(&self, n: usize) -> Shape {
        let shut = self.any[(n + 1) % 3] | self.any[(n + 2) % 3];
        let (two, three) = (self.holds[n].two(), self.holds[n].three());
        let open_three = three & !shut;
        let supply = self.state.supply(Colour::ALL[n]);
        let fills = if open_three != 0 && supply > 0 {
            missing(open_three, self.balls[n]).count_ones()
        } else {
            0
        };
        let centres = self.balls[n] & Cells::FACE_CENTRES.bits();
        Shape {
            open_three: open_three.count_ones(),
            shut_three: (three & shut).count_ones(),
            open_two: (two & !shut).count_ones(),
            shut_two: (two & shut).count_ones(),
            face_centres: centres.count_ones(),
            fills,
            balls: self.balls[n].count_ones(),
            supply,
        }
    }
}
