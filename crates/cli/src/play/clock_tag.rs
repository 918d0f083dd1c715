//! The tag `Clock` of records, and the times in their comments.

use quartet_host::TimeControl;

/// The time control as records write it: in seconds.
pub(crate) fn write(control: TimeControl) -> String {
    let seconds = |ms: u64| {
        if ms.is_multiple_of(1000) {
            (ms / 1000).to_string()
        } else {
            format!("{:.3}", ms as f64 / 1000.0)
        }
    };
    match control {
        TimeControl::Untimed => "-".to_owned(),
        TimeControl::Sudden(main) => seconds(main),
        TimeControl::Increment { main, add } => format!("{}+{}", seconds(main), seconds(add)),
        TimeControl::Bronstein { main, back } => format!("{}d{}", seconds(main), seconds(back)),
        TimeControl::ByoYomi {
            main,
            periods,
            period,
        } => format!("{}b{periods}x{}", seconds(main), seconds(period)),
    }
}

/// Reads the time control of a record; `None` if it is written in no way that we know.
pub(crate) fn read(text: &str) -> Option<TimeControl> {
    if text == "-" {
        return Some(TimeControl::Untimed);
    }
    if let Some((main, add)) = text.split_once('+') {
        let (main, add) = (milliseconds(main)?, milliseconds(add)?);
        return Some(TimeControl::Increment { main, add });
    }
    if let Some((main, back)) = text.split_once('d') {
        let (main, back) = (milliseconds(main)?, milliseconds(back)?);
        return Some(TimeControl::Bronstein { main, back });
    }
    if let Some((main, rest)) = text.split_once('b') {
        let (periods, period) = rest.split_once('x')?;
        return Some(TimeControl::ByoYomi {
            main: milliseconds(main)?,
            periods: periods.parse().ok().filter(|n| *n > 0)?,
            period: milliseconds(period)?,
        });
    }
    milliseconds(text)
        .filter(|ms| *ms > 0)
        .map(TimeControl::Sudden)
}

/// The time that is left, as `[%clk …]` has it: `h:mm:ss`, with tenths.
pub(crate) fn write_left(ms: u64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match ms / 100 % 10 {
        0 => format!("{hours}:{minutes:02}:{seconds:02}"),
        tenths => format!("{hours}:{minutes:02}:{seconds:02}.{tenths}"),
    }
}

/// Reads what [`write_left`] writes.
pub(crate) fn read_left(text: &str) -> Option<u64> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let whole = |text: &str| text.parse::<u64>().ok().filter(|n| *n < 100);
    let minutes = whole(hours)? * 60 + whole(minutes)?;
    Some(minutes * 60_000 + milliseconds(seconds)?)
}

/// A number of seconds, at most a day of them.
fn milliseconds(text: &str) -> Option<u64> {
    let seconds: f64 = text.parse().ok()?;
    (0.0..=86_400.0)
        .contains(&seconds)
        .then(|| (seconds * 1000.0).round() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_round_trip() {
        for text in ["untimed", "10m", "5m+5s", "10m~10s", "5m/3x30s", "250ms"] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(read(&write(control)), Some(control), "{text}");
        }
        assert_eq!(read("600b5x30"), "10m/5x30s".parse().ok());
        for bad in ["", "x", "600b", "0", "600b0x30", "1e99"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn times_left_round_trip() {
        for (ms, text) in [
            (598_000, "0:09:58"),
            (3_600_100, "1:00:00.1"),
            (0, "0:00:00"),
        ] {
            assert_eq!(write_left(ms), text);
            assert_eq!(read_left(text), Some(ms));
        }
        assert_eq!(read_left("9:58"), None);
    }
}
