use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{Document, Element, Window};

/// The window.
pub(super) fn window() -> Window {
    web_sys::window().expect("there is a window on a page")
}

/// The document.
pub(super) fn document() -> Document {
    window().document().expect("there is a document on a page")
}

/// Milliseconds since 1970.
pub(super) fn now() -> f64 {
    js_sys::Date::now()
}

/// A day and a time as people who speak a language write them.
pub(super) fn moment(milliseconds: f64, language: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds));
    let form = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&form, &key.into(), &value.into());
    }
    date.to_locale_string(language, &form).into()
}

/// A number by chance.
pub(super) fn chance() -> u64 {
    let part = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    part() << 32 | part()
}

/// Does this hold for the device, as a style sheet would ask?
pub(super) fn device_is(query: &str) -> bool {
    let list = window().match_media(query).ok().flatten();
    list.is_some_and(|list| list.matches())
}

/// The nearest element around this one, itself included, that a selector finds.
pub(super) fn closest(event: &web_sys::Event, selector: &str) -> Option<Element> {
    let element: Element = event.target()?.dyn_into().ok()?;
    element.closest(selector).ok().flatten()
}

/// The end of an address that tells a page something.
pub(super) fn hash(name: &str, value: &str) -> String {
    let value = String::from(js_sys::encode_uri_component(value));
    format!("#{name}={value}")
}

/// What the address tells the page under this name.
pub(super) fn told(name: &str) -> Option<String> {
    let hash = window().location().hash().ok()?;
    let value = hash
        .strip_prefix('#')?
        .strip_prefix(name)?
        .strip_prefix('=')?;
    // What is damaged is told as it is: whoever reads it says what is wrong with it.
    let read = js_sys::decode_uri_component(value).map(String::from);
    Some(read.unwrap_or_else(|_| value.to_owned()))
}

/// Tells the page this in its address from now on, so that it survives a reload and can be sent around.
pub(super) fn tell(path: &str, name: &str, value: &str) {
    if let Ok(history) = window().history() {
        let address = format!("{path}{}", hash(name, value));
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// The address of a page of the app that is told something, to be sent to somebody.
pub(super) fn link(path: &str, name: &str, value: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{path}{}", hash(name, value))
}

/// Puts text where other programs find it.
pub(super) fn copy(text: &str) {
    let clipboard = window().navigator().clipboard();
    // Browsers have one only where the connection is safe, not at a club that serves its rooms without encryption.
    if clipboard.is_undefined() {
        copy_by_selecting(text);
        return;
    }
    let own = text.to_owned();
    let refused = Closure::once(move |_: JsValue| copy_by_selecting(&own));
    let _ = clipboard.write_text(text).catch(&refused);
    refused.forget();
}

/// Puts text on the clipboard as a person would: written somewhere, selected, copied.
fn copy_by_selecting(text: &str) {
    let document = document();
    let place = match document.query_selector("dialog[open]") {
        Ok(Some(dialog)) => Some(dialog),
        _ => document.body().map(Element::from),
    };
    let area = document.create_element("textarea").ok();
    let area = area.and_then(|area| area.dyn_into::<web_sys::HtmlTextAreaElement>().ok());
    let (Some(place), Some(area)) = (place, area) else {
        return;
    };
    area.set_class_name("unseen");
    area.set_value(text);
    let before = document.active_element();
    if place.append_child(&area).is_ok() {
        area.select();
        if let Some(document) = document.dyn_ref::<web_sys::HtmlDocument>() {
            let _ = document.exec_command("copy");
        }
        area.remove();
        if let Some(before) = before.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = before.focus();
        }
    }
}

/// Offers text as a file.
pub(super) fn download(name: &str, kind: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    offer(name, kind, &parts);
}

/// Offers bytes as a file.
pub(super) fn download_bytes(name: &str, kind: &str, bytes: &[u8]) {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    offer(name, kind, &parts);
}

fn offer(name: &str, kind: &str, parts: &js_sys::Array) {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    if let Ok(blob) = web_sys::Blob::new_with_u8_array_sequence_and_options(parts, &options) {
        download_blob(name, &blob);
    }
}

/// Offers something as a file.
pub(super) fn download_blob(name: &str, blob: &web_sys::Blob) {
    let Ok(address) = web_sys::Url::create_object_url_with_blob(blob) else {
        return;
    };
    if let Ok(link) = document().create_element("a") {
        let link: web_sys::HtmlAnchorElement = link.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&address);
}

/// Listens for an event of the window as long as the page is there.
pub(super) fn listen(name: &str, act: impl FnMut(web_sys::Event) + 'static) {
    hear(name, Closure::new(act), false);
}

fn hear(name: &str, act: Closure<dyn FnMut(web_sys::Event)>, is_first: bool) {
    let act = act.into_js_value();
    let act = act.unchecked_ref();
    let _ = window().add_event_listener_with_callback_and_bool(name, act, is_first);
}

/// A second click at the same place within this time belongs to the first.
const TWICE: f64 = 500.0;

/// What takes the place of a button that has been pressed is not pressed by the same double click.
pub(super) fn calm_clicks() {
    let mut last = (f64::MIN, 0, 0, String::new());
    let act = move |event: web_sys::Event| {
        let pressed = closest(&event, "button,a,summary,label");
        let event: web_sys::MouseEvent = event.unchecked_into();
        // Keys press without a place.
        let Some(pressed) = pressed.filter(|_| event.detail() > 0) else {
            last.0 = f64::MIN;
            return;
        };
        let name = pressed.get_attribute("aria-label");
        let name = name.or_else(|| pressed.text_content()).unwrap_or_default();
        let (at, x, y) = (event.time_stamp(), event.client_x(), event.client_y());
        let is_second = at - last.0 < TWICE && (x - last.1).abs() + (y - last.2).abs() < 12;
        if is_second && name != last.3 {
            event.prevent_default();
            event.stop_immediate_propagation();
            return;
        }
        last = (at, x, y, name);
    };
    // Before whatever was pressed hears of it.
    hear("click", Closure::new(act), true);
}

/// Something has happened that the page may listen for.
pub(super) fn happen(name: &str) {
    if let Ok(event) = web_sys::Event::new(name) {
        let _ = window().dispatch_event(&event);
    }
}

thread_local! {
    /// The knocks that have been heard, by pitch: each is made once.
    static KNOCKS: std::cell::RefCell<Vec<(f32, web_sys::HtmlAudioElement)>> = const { std::cell::RefCell::new(Vec::new()) };
    static TOUCHED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    /// A sound that cannot be made is no reason to stop, nor to say so.
    static SILENCE: Closure<dyn FnMut(JsValue)> = Closure::new(|_| {});
}

/// Somebody has touched the page: before that, browsers let nothing be heard.
pub(super) fn touched() {
    TOUCHED.set(true);
}

/// A short knock, higher or lower.
pub(super) fn knock(pitch: f32) {
    if !TOUCHED.get() {
        return;
    }
    KNOCKS.with_borrow_mut(|knocks| {
        let known = knocks.iter().find(|(of, _)| *of == pitch);
        let sound = match known {
            Some((_, sound)) => Some(sound.clone()),
            None => new_knock(pitch).ok(),
        };
        let Some(sound) = sound else {
            return;
        };
        sound.set_current_time(0.0);
        if let Ok(played) = sound.play() {
            SILENCE.with(|silence| _ = played.catch(silence));
        }
        if known.is_none() {
            knocks.push((pitch, sound));
        }
    });
}

/// The sound is part of its address: for one that is kept elsewhere the page would have to wait for the browser.
fn new_knock(pitch: f32) -> Result<web_sys::HtmlAudioElement, JsValue> {
    let bytes: String = crate::knock(pitch).into_iter().map(char::from).collect();
    let address = format!("data:audio/wav;base64,{}", window().btoa(&bytes)?);
    let sound = web_sys::HtmlAudioElement::new_with_src(&address)?;
    sound.set_volume(0.25);
    Ok(sound)
}
