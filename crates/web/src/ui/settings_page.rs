use leptos::prelude::*;
use quartet_scene::Language;

use super::{app::Context, talk::t};
use crate::Settings;

#[component]
pub(super) fn SettingsPage() -> impl IntoView {
    let settings = Context::get().settings;
    let languages = std::iter::once((String::new(), t("web-language-browser"))).chain(
        Language::ALL.map(|language| (language.code().to_owned(), language.own_name().to_owned())),
    );
    let one_of = |name: &'static str, values: &[&str]| -> Vec<(String, String)> {
        let values = values.iter();
        values
            .map(|value| ((*value).to_owned(), t(&format!("web-{name}-{value}"))))
            .collect()
    };
    view! {
        <section class="narrow">
            <h1>{t("web-settings")}</h1>
            <div class="sheet settings">
                {choice("theme", one_of("theme", &["system", "light", "dark"]), |s| s.theme.clone(), |s, v| s.theme = v)}
                {choice("palette", one_of("palette", &["box", "safe"]), |s| s.palette.clone(), |s, v| s.palette = v)}
                <p class="muted">{t("web-palette-help")}</p>
                {choice("patterns", one_of("patterns", &["auto", "bold", "off"]), |s| s.patterns.clone(), |s, v| s.patterns = v)}
                {choice("language", languages.collect(), |s| s.language.clone(), |s, v| s.language = v)}
                {choice("confirm", one_of("confirm", &["touch", "always", "never"]), confirm_word, |s, v| {
                    s.confirm = match &*v {
                        "always" => Some(true),
                        "never" => Some(false),
                        _ => None,
                    };
                })}
            </div>
            <div class="sheet settings">
                {switch("animations", |s| s.animations, |s, on| s.animations = on)}
                {switch("sounds", |s| s.sounds, |s, on| s.sounds = on)}
                {switch("coordinates", |s| s.coordinates, |s, on| s.coordinates = on)}
                {switch("threats", |s| s.threats, |s, on| s.threats = on)}
            </div>
            <button class="button" on:click=move |_| settings.set(Settings::default())>{t("web-settings-reset")}</button>
        </section>
    }
}

fn confirm_word(settings: &Settings) -> String {
    let word = match settings.confirm {
        None => "touch",
        Some(true) => "always",
        Some(false) => "never",
    };
    word.to_owned()
}

fn choice(
    name: &'static str,
    values: Vec<(String, String)>,
    get: fn(&Settings) -> String,
    set: fn(&mut Settings, String),
) -> impl IntoView {
    let settings = Context::get().settings;
    let options = values.into_iter().map(|(value, label)| {
        let own = value.clone();
        view! {
            <option value=value prop:selected=move || settings.with(|s| get(s) == own)>{label}</option>
        }
    });
    view! {
        <label class="field">
            <span>{t(&format!("web-{name}"))}</span>
            <select name=name on:change:target=move |event| settings.update(|s| set(s, event.target().value()))>
                {options.collect_view()}
            </select>
        </label>
    }
}

fn switch(
    name: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let settings = Context::get().settings;
    view! {
        <label class="field switch">
            <span>{t(&format!("web-{name}"))}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || settings.with(get)
                on:change:target=move |event| settings.update(|s| set(s, event.target().checked()))
            />
        </label>
    }
}
