//! The law suite that every game of Quartet must pass, and toy games to test the rest with.
//!
//! A game's `tests/laws.rs` is one call: `quartet_testkit::laws!(TheGame, ["", "option=value"]);` It plays seeded random
//! games under each of the options and checks at every position what must hold for every game whatsoever.

pub mod laws;
mod perft;
pub mod pictures;
pub mod program;
pub mod race;
pub mod tree;

pub use perft::perft_table;

/// Makes the law suite of a game: one test per law, each over all the given options.
#[macro_export]
macro_rules! laws {
    ($game:ty, [$($options:expr),+ $(,)?]) => {
        $crate::laws!(@test $game, [$($options),+],
            options_make_the_same_table_again,
            generated_moves_are_the_legal_moves,
            moves_come_once_and_in_a_fixed_order,
            move_strings_are_unique_and_round_trip,
            positions_round_trip,
            draws_have_odds_and_strings,
            keys_follow_the_state,
            games_end_with_winners,
            events_replay_and_can_be_taken_back,
            symmetries_commute_with_play,
            views_leak_nothing,
            imagined_games_go_on_like_the_true_one,
            refused_text_has_a_reason,
            set_ups_by_chance_are_legal_and_end,
            no_counter_ends_a_game_before_its_fuse,
        );

        #[test]
        fn every_combination_of_options_is_a_game() {
            $crate::laws::every_combination_of_options_is_a_game::<$game>();
        }
    };
    (@test $game:ty, $options:tt, $($law:ident),+ $(,)?) => {
        $(
            #[test]
            fn $law() {
                for options in $options {
                    $crate::laws::$law::<$game>(options);
                }
            }
        )+
    };
}

/// Makes the laws of a game's pictures: one test per law, each over all the given options.
#[macro_export]
macro_rules! pictures {
    ($game:ty, [$($options:expr),+ $(,)?]) => {
        $crate::pictures!(@test $game, [$($options),+],
            every_move_can_be_pointed_out,
            every_cell_is_drawn_once,
            every_cell_has_a_place_in_letters,
            everything_is_said_in_every_language,
            faults_are_said_in_every_language,
            positions_are_set_up_cell_by_cell,
            positions_are_set_up_by_laying,
            things_are_put_into_any_order,
        );

        #[test]
        fn languages_have_the_same_keys() {
            $crate::pictures::languages_have_the_same_keys::<$game>();
        }
    };
    (@test $game:ty, $options:tt, $($law:ident),+ $(,)?) => {
        $(
            #[test]
            fn $law() {
                for options in $options {
                    $crate::pictures::$law::<$game>(options);
                }
            }
        )+
    };
}
