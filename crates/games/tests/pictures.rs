//! Pictures of every game, view and theme can be drawn by a program that draws SVG, and look as they did.
//!
//! The laws of pictures are tests of each game. Here are the files that come of them: every SVG is parsed by `usvg`, and a
//! digest of the scenes of a set of positions is compared with `pictures.txt`, which `cargo xtask generate` writes anew.

use std::{fmt::Write as _, fs, path::Path};

use quartet_game::{Dice, Options, Viewer};
use quartet_games::GAMES;
use quartet_host::{AnyMatch, Look, play_at_random};
use quartet_scene::{Language, Palette, Show, Style, Svg, Theme};
use quartet_words::Words;

/// The start, the middle and the end of a random game of every mode.
fn tables() -> Vec<(String, Box<dyn AnyMatch>)> {
    let mut tables = Vec::new();
    for game in GAMES {
        for mode in game.info().modes {
            let options = Options::parse(mode.options).unwrap();
            for events in [0, 12, 45, 400] {
                let mut table = game.open(&options, None).unwrap();
                play_at_random(&mut *table, &mut Dice::new(4), events);
                table.settle();
                tables.push((
                    format!("{} {} {events}", game.info().id, mode.options),
                    table,
                ));
            }
        }
    }
    tables
}

fn words(language: Language) -> Words {
    Words::new(language, &|language| {
        GAMES.iter().map(|game| game.words(language)).collect()
    })
}

fn look(table: &dyn AnyMatch, scene_view: usize) -> Look {
    let seat = table.turn().seat();
    Look {
        show: Show {
            threats: true,
            ..Show::PLAYING
        },
        scene_view,
        ..Look::at(seat.map_or(Viewer::Spectator, Viewer::Seat))
    }
}

#[test]
fn every_svg_can_be_parsed() {
    let words = Language::ALL.map(words);
    let mut count = 0;
    for (name, table) in tables() {
        let game = quartet_host::find(GAMES, table.info().id).unwrap();
        for scene_view in 0..game.views().len() {
            let scene = table.scene(&look(&*table, scene_view));
            for (n, theme) in [Theme::Light, Theme::Dark, Theme::Print]
                .into_iter()
                .enumerate()
            {
                let palette = [Palette::Box, Palette::Safe][n % 2];
                let style = Style {
                    theme,
                    palette,
                    ..Style::default()
                };
                let sheet = style.sheet();
                let words = &words[count % words.len()];
                let svg = scene.to_svg(Svg {
                    speak: words,
                    language: words.language().code(),
                    style: Some(&sheet),
                    width: Some(500),
                    prefix: "",
                });
                let tree = usvg::Tree::from_str(&svg, &usvg::Options::default());
                let tree = tree.unwrap_or_else(|error| panic!("{name}: {error}\n{svg}"));
                assert!(!tree.root().children().is_empty(), "{name}");
                count += 1;
            }
        }
    }
    assert!(count >= 200, "{count} pictures");
}

/// One line per picture: how many parts of each kind there are, and a hash of all of it. A change shows where to look.
#[test]
fn pictures_have_not_changed_by_accident() {
    let words = words(Language::En);
    let mut digest = String::new();
    for (name, table) in tables() {
        let game = quartet_host::find(GAMES, table.info().id).unwrap();
        for (scene_view, view) in game.views().iter().enumerate() {
            let scene = table.scene(&look(&*table, scene_view));
            let mut kinds = std::collections::BTreeMap::new();
            scene.visit(&mut |node| *kinds.entry(node.role.class()).or_insert(0) += 1);
            let svg = scene.to_svg(Svg {
                speak: &words,
                language: "en",
                style: None,
                width: None,
                prefix: "",
            });
            let hash = svg
                .bytes()
                .fold(0, |hash, byte| quartet_game::mix(hash ^ u64::from(byte)));
            let _ = write!(digest, "{name}, {view}: {hash:016x}");
            for (class, count) in kinds {
                let _ = write!(digest, " {class} {count}");
            }
            digest.push('\n');
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures.txt");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, &digest).unwrap();
    }
    let known = fs::read_to_string(&file).unwrap_or_default();
    for (now, then) in digest.lines().zip(known.lines()) {
        assert_eq!(now, then, "look at it, then `cargo xtask generate`");
    }
    assert_eq!(digest, known, "look at it, then `cargo xtask generate`");
}

/// The first page shows them.
#[test]
fn every_game_has_a_position_to_show() {
    for game in GAMES {
        let example = game.info().example;
        let table = game.open(&Options::default(), Some(example)).unwrap();
        assert_eq!(table.position(), example, "{}", game.info().id);
        assert!(table.ending().is_none() && table.count_legal() > 0);
        assert_ne!(
            example,
            game.open(&Options::default(), None).unwrap().position()
        );
    }
}
