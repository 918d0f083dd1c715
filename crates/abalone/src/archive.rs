use quartet_game::{Options, Problems};

use crate::{LAYOUTS, Layout, fault};

/// The options of a game in an archive of another server, judged by the tags of its file.
///
/// The tag `Variant` (also `Layout` or `Setup`) names the layout, in full or by its beginning: `belgian`, `Belgian Daisy`,
/// `belgian_daisy`. Without one it is the standard layout. Other servers know neither our draw by repetition nor our limit
/// of quiet plies, so both are off: a game must not be cut short by a rule under which it was not played.
///
/// # Errors
/// If no layout is called that, or more than one begins so.
pub(crate) fn options(tags: &[(String, String)]) -> Result<Options, Problems> {
    let named = |name: &str| tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
    let told = ["Variant", "Layout", "Setup"].into_iter().find_map(named);
    let layout = match told {
        None => "standard",
        Some((_, value)) => find(value)?.id,
    };
    let options = Options::default().with("layout", layout);
    Ok(options.with("repetition", "off").with("quiet", "off"))
}

fn find(value: &str) -> Result<&'static Layout, Problems> {
    let name: String = value.trim().to_ascii_lowercase().replace([' ', '_'], "-");
    let name = match name.as_str() {
        "" | "?" | "abalone" | "default" | "classic" | "normal" => "standard",
        name => name,
    };
    if let Some(layout) = Layout::named(name) {
        return Ok(layout);
    }
    // `belgian` is the Belgian daisy; a beginning that several layouts share says nothing.
    let mut begun = LAYOUTS.iter().filter(|layout| layout.id.starts_with(name));
    match (begun.next(), begun.next()) {
        (Some(layout), None) => Ok(layout),
        _ => {
            let shown: String = value.chars().take(40).collect();
            Err(Problems::one(fault::LAYOUT.with("name", shown)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(tag: &str, value: &str) -> Option<String> {
        let options = options(&[(tag.to_owned(), value.to_owned())]).ok()?;
        options.get("layout").map(str::to_owned)
    }

    #[test]
    fn layouts_are_found_by_the_names_that_servers_use() {
        for (value, id) in [
            ("belgian", "belgian-daisy"),
            ("Belgian Daisy", "belgian-daisy"),
            ("german_daisy", "german-daisy"),
            ("Standard", "standard"),
            ("classic", "standard"),
            ("the wall", "the-wall"),
        ] {
            assert_eq!(layout("Variant", value).as_deref(), Some(id), "{value}");
        }
        assert_eq!(layout("layout", "swiss").as_deref(), Some("swiss-daisy"));
        assert_eq!(layout("Event", "belgian").as_deref(), Some("standard"));
        assert_eq!(
            layout("Variant", "domination-v").as_deref(),
            Some("domination-vs-daisy")
        );
        assert_eq!(layout("Variant", "s"), None);
        assert_eq!(layout("Variant", "hexagon"), None);
    }
}
