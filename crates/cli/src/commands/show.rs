use std::fmt::Write as _;

use clap::Args;
use quartet_game::Turn;
use quartet_host::{AnyMatch, Registry, result_text};

use crate::{Answer, output, table::Table};

/// Show the board in letters after the given moves
#[derive(Args)]
#[command(after_help = "Examples:\n  quartet show abalone a1b2 i9h8\n  \
    quartet show cubulus --options players=3\n  quartet show kulami --options board=classic d4 d7")]
pub(crate) struct Show {
    #[command(flatten)]
    table: Table,

    /// Moves and draws, in order
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,

    /// Also list the legal moves
    #[arg(short, long)]
    legal: bool,
}

impl Show {
    pub(crate) fn run(&self, registry: Registry) -> anyhow::Result<Answer> {
        let mut table = self.table.open(registry)?;
        if play_all(&mut *table, &self.moves) == Answer::No {
            return Ok(Answer::No);
        }
        table.settle();
        let mut out = output::coloured(&table.sketch());
        out += &status(&*table);
        let _ = writeln!(out, "Position: {}", table.position());
        if self.legal {
            let _ = writeln!(out, "Legal: {}", table.legal().join(" "));
        }
        output::print(&out)?;
        Ok(Answer::Yes)
    }
}

/// Plays the moves; if one is refused, says which and why.
pub(crate) fn play_all(table: &mut dyn AnyMatch, moves: &[String]) -> Answer {
    for (n, text) in moves.iter().enumerate() {
        if let Err(refusal) = table.play(text) {
            anstream::eprintln!(
                "move {} `{text}` is refused: {refusal} ({})",
                n + 1,
                refusal.code
            );
            return Answer::No;
        }
    }
    Answer::Yes
}

/// Who is to move, or how the game ended.
pub(crate) fn status(table: &dyn AnyMatch) -> String {
    let mut out = String::new();
    let _ = match table.turn() {
        Turn::Seat(seat) => {
            let count = table.count_legal();
            let name = table.seat_name(seat);
            writeln!(out, "{name} to move (seat {seat}), {count} legal moves.")
        }
        Turn::Chance => writeln!(out, "A draw is due: {}.", table.legal().join(" ")),
        Turn::Over(winners) => {
            let names: Vec<&str> = winners.iter().map(|seat| table.seat_name(seat)).collect();
            let result = result_text(table.ending(), table.seats());
            let why = table.ending().map_or("", |ending| ending.why);
            let how = if names.len() == 1 { "wins" } else { "share" };
            writeln!(
                out,
                "Over ({why}): {} {how}, {result}.",
                names.join(" and ")
            )
        }
    };
    out
}
