//! The laws of pictures hold for the toy game, and looking at a match is looking at its game.

use quartet_game::{Options, Viewer};
use quartet_host::{AnyGame as _, Hosted, Look};
use quartet_scene::{Show, Target};
use quartet_testkit::race::Race;

quartet_testkit::pictures!(Race, ["", "bonus=off", "seed=7"]);

#[test]
fn a_move_is_pointed_out_step_by_step() {
    let mut table = Hosted::<Race>::new()
        .open(&Options::parse("bonus=off").unwrap(), None)
        .unwrap();
    assert_eq!(table.next_targets(&[]), []);
    table.play("+2").unwrap();
    let next = table.next_targets(&[]);
    assert_eq!(next.len(), 2);
    let go = Target::spot("go");
    assert!(next.iter().any(|next| next.target == go && next.completes));
    assert_eq!(
        table.pointed_out(std::slice::from_ref(&go)).as_deref(),
        Some("go")
    );
    assert_eq!(table.ways_to("go"), [vec![go]]);
    assert_eq!(table.pointed_out(&[Target::spot("=1")]), None);
}

/// Targets are there only while somebody may point.
#[test]
fn scenes_show_what_is_asked_for() {
    let mut table = Hosted::<Race>::new()
        .open(&Options::default(), None)
        .unwrap();
    let targets = |table: &dyn quartet_host::AnyMatch, show| {
        let mut count = 0;
        let look = Look {
            show,
            ..Look::at(Viewer::Spectator)
        };
        table
            .scene(&look)
            .visit(&mut |node| count += usize::from(node.target.is_some()));
        count
    };
    assert_eq!(targets(&*table, Show::PLAYING), 3);
    assert_eq!(targets(&*table, Show::PICTURE), 0);
    table.play("=1").unwrap();
    table.play("=2").unwrap();
    assert_eq!(targets(&*table, Show::PLAYING), 0);
}
