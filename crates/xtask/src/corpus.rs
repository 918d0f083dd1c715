use std::{fs, path::Path};

use quartet_game::{Dice, Options};
use quartet_games::GAMES;
use quartet_host::{AnyGame, AnyMatch, Record, play_at_random};

/// Writes the seeds of the fuzz targets: small true examples of everything that they read.
pub(crate) fn write(root: &Path) -> anyhow::Result<()> {
    let corpus = root.join("fuzz/corpus");
    let put = |target: &str, name: &str, bytes: &[u8]| -> anyhow::Result<()> {
        let folder = corpus.join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name), bytes)?;
        Ok(())
    };
    let mut mode = 0u8;
    for game in GAMES {
        let info = game.info();
        let id = info.id;
        for (n, known) in info.modes.iter().enumerate() {
            put("options", &format!("{id}-{n}"), known.options.as_bytes())?;
            for events in [0, 12, 45, 400] {
                let table = random_match(*game, known.options, events);
                let name = format!("{id}-{n}-{events}");
                let chosen = |text: &str| [&[mode], text.as_bytes()].concat();
                put("position", &name, &chosen(&table.position()))?;
                if events <= 45 {
                    put("moves", &name, &chosen(&table.events().join(" ")))?;
                    put("record", &name, Record::of(&*table).to_string().as_bytes())?;
                    let question = serde_json::json!({
                        "game": id,
                        "options": known.options,
                        "moves": table.events(),
                    });
                    put("query", &name, question.to_string().as_bytes())?;
                }
            }
            mode += 1;
        }
        for spec in info.options {
            for choice in spec.choices.iter().take(4) {
                let text = format!("{}={}", spec.key, choice.value);
                put(
                    "options",
                    &format!("{id}-{}-{}", spec.key, choice.value),
                    text.as_bytes(),
                )?;
            }
        }
        if let Some(boards) = game.boards() {
            for (name, board) in boards.named() {
                put("board", name, board.as_bytes())?;
            }
        }
        if game.import_options(&[]).is_some() {
            let table = random_match(*game, "", 40);
            let moves: Vec<String> = table
                .events()
                .chunks(2)
                .enumerate()
                .map(|(n, pair)| format!("{}. {}", n + 1, pair.join(" ")))
                .collect();
            let text = format!(
                "[Event \"x\"]\n[Variant \"standard\"]\n\n{} 1-0\n",
                moves.join(" ")
            );
            put("import", id, text.as_bytes())?;
        }
    }
    let annotated = "[Game \"kulami\"]\n[Seat0 \"a \\\"b\\\" \\\\\"]\n[Result \"*\"]\n\n{[%clk 0:10:00] so} \
                     1. a1 $1 {x \\} y} (b1 (c1) {z}) *\n";
    put("record", "annotated", annotated.as_bytes())
}

fn random_match(game: &dyn AnyGame, options: &str, events: usize) -> Box<dyn AnyMatch> {
    let options = Options::parse(options).expect("a mode has good options");
    let mut table = game.open(&options, None).expect("a mode has good options");
    play_at_random(&mut *table, &mut Dice::new(3), events);
    table
}
