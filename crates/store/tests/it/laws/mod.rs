//! What must hold for every database: each law runs on SQLite and on a real PostgreSQL.

mod append;
mod cup;
mod home;
mod ladder;
mod many;
mod operator;
mod people;
mod tables;
mod told;
mod versions;

/// Runs each law once per database.
macro_rules! laws {
    ($($file:ident { $($law:ident)+ })+) => {
        mod sqlite {
            use super::*;
            $($(#[tokio::test(flavor = "multi_thread")] async fn $law() { $file::$law(home::Home::sqlite()).await })+)+
        }
        mod postgres {
            use super::*;
            $($(#[tokio::test(flavor = "multi_thread")] async fn $law() { $file::$law(home::Home::postgres()).await })+)+
        }
    };
}

laws! {
    append {
        numbers_without_gaps
        the_same_key_does_nothing_twice
        the_first_wins
        all_or_nothing
        a_late_game_opens_from_its_snapshot
        the_clock_may_go_backwards
        a_silent_change_is_not_overwritten
    }
    cup {
        a_round_begins_once
        a_round_is_all_or_nothing
        people_come_and_go_within_limits
        what_a_tournament_needs_is_not_swept
        a_copy_has_the_tournaments_too
    }
    ladder {
        a_game_is_rated_once_and_in_order
        the_ladder_shows_whom_it_may
        lists_invitations_and_reports_have_limits
        a_copy_has_the_ladder_too
    }
    many {
        two_at_once_one_wins
        one_key_at_once_happens_once
        many_tables_at_once
        everybody_hears_of_it_after_it_is_durable
    }
    people {
        guests_become_accounts
        guests_move_to_accounts
        deleted_people_are_forgotten
        sessions_end
        bot_accounts_belong_to_somebody
        a_failing_write_disturbs_nobody
    }
    operator {
        banned_people_stay_out
        a_link_sets_a_password_once
        acts_are_noted
        an_outage_is_noticed_once
    }
    tables {
        codes_are_unique_and_free_again
        my_tables_in_order
        my_tables_are_found_by_an_index
        each_due_table_is_claimed_once
        all_tables_in_pages
        only_unused_things_are_swept
        only_games_of_guests_are_swept
        the_lobby_reads_what_it_shows
    }
    told {
        one_cause_is_one_row_for_each_place
        each_row_is_claimed_once
        what_is_told_moves_with_the_site
    }
    versions {
        a_closed_database_opens_again
        newer_databases_are_refused
        nodes_may_start_at_once
        a_database_of_version_0_1_goes_on
        who_only_looks_changes_nothing
    }
}
