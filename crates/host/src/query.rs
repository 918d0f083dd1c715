//! Asking for the rules from outside: one JSON object in, one JSON object out.
//!
//! ```text
//! in:  {"game":"kulami","options":"area=on","position":"…","moves":["d4","d7"]}
//! out: {"ok":true,"position":"…","to_move":0,"legal":["a7","b7"],"over":false,"scores":[0,0]}
//! out: {"ok":false,"at":1,"error":"that is the tile of the last marble","code":"same-tile"}
//! ```

use quartet_game::{Options, Problems, Refusal, Turn};
use serde::{Deserialize, Serialize};

use crate::{AnyMatch, Registry, find, shares};

/// Answers one line. Whatever the line is, the answer is one line of JSON, without the line break.
#[must_use]
pub fn answer(registry: Registry, line: &str) -> String {
    let answer = match ask(registry, line) {
        Ok(table) => Answer::of(&*table),
        Err(refused) => Answer::Refused(refused),
    };
    serde_json::to_string(&answer).expect("answers can always be written")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    game: String,
    options: Option<String>,
    position: Option<String>,
    moves: Option<Vec<String>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Accepted {
        ok: bool,
        position: String,
        to_move: ToMove,
        legal: Vec<String>,
        over: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        result: Option<Vec<serde_json::Number>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        scores: Option<Vec<i32>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<&'static str>,
    },
    Refused(Refused),
}

#[derive(Serialize)]
#[serde(untagged)]
enum ToMove {
    Seat(u8),
    Chance(&'static str),
    Nobody(Option<()>),
}

#[derive(Serialize)]
struct Refused {
    ok: bool,
    at: i64,
    error: String,
    code: &'static str,
}

impl Answer {
    fn of(table: &dyn AnyMatch) -> Self {
        let ending = table.ending();
        Self::Accepted {
            ok: true,
            position: table.position(),
            to_move: match table.turn() {
                Turn::Seat(seat) => ToMove::Seat(seat.number()),
                Turn::Chance => ToMove::Chance("chance"),
                Turn::Over(_) => ToMove::Nobody(None),
            },
            legal: table.legal(),
            over: ending.is_some(),
            result: ending.map(|ending| {
                let shares = shares(ending, table.seats()).into_iter();
                // Whole numbers are written as such: 1, not 1.0.
                let numbers = shares.map(|share| match share.denominator {
                    1 => share.numerator.into(),
                    _ => serde_json::Number::from_f64(share.as_f64()).expect("a finite number"),
                });
                numbers.collect()
            }),
            scores: table.scores(),
            why: ending.map(|ending| ending.why),
        }
    }
}

fn ask(registry: Registry, line: &str) -> Result<Box<dyn AnyMatch>, Refused> {
    // A derived reader would also take the values alone, in an array.
    if line.trim_start().starts_with('[') {
        let text = "not a question: an array, not an object";
        return Err(refused(-1, &Refusal::new(Refusal::SYNTAX, text)));
    }
    let question: Question = serde_json::from_str(line).map_err(|error| {
        refused(
            -1,
            &Refusal::new(Refusal::SYNTAX, format!("not a question: {error}")),
        )
    })?;
    let unusable =
        |problems: Problems| refused(-1, &Refusal::new(Refusal::SYNTAX, problems.to_string()));
    let game = find(registry, &question.game).map_err(unusable)?;
    let options =
        Options::parse(question.options.as_deref().unwrap_or_default()).map_err(unusable)?;
    let mut table = game
        .open(&options, question.position.as_deref())
        .map_err(unusable)?;
    for (at, text) in question.moves.iter().flatten().enumerate() {
        table
            .play(text)
            .map_err(|refusal| refused(at as i64, &refusal))?;
    }
    table.settle();
    Ok(table)
}

fn refused(at: i64, refusal: &Refusal) -> Refused {
    Refused {
        ok: false,
        at,
        error: refusal.text.clone(),
        code: refusal.code,
    }
}
