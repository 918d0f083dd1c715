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
    js_sys::decode_uri_component(value).ok().map(String::from)
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
    let _ = window().navigator().clipboard().write_text(text);
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
    let act = Closure::<dyn FnMut(web_sys::Event)>::new(act);
    let _ = window().add_event_listener_with_callback(name, act.as_ref().unchecked_ref());
    act.forget();
}

thread_local! {
    /// Made at the first sound after somebody has touched the page: browsers complain about earlier ones.
    static SOUND: std::cell::RefCell<Option<web_sys::AudioContext>> = const { std::cell::RefCell::new(None) };
    static TOUCHED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Somebody has touched the page.
pub(super) fn touched() {
    TOUCHED.set(true);
}

/// A short knock, higher or lower.
pub(super) fn knock(pitch: f32) {
    if !TOUCHED.get() {
        return;
    }
    SOUND.with_borrow_mut(|sound| {
        if sound.is_none() {
            *sound = web_sys::AudioContext::new().ok();
        }
        let Some(context) = sound else {
            return;
        };
        // A sound that cannot be made is no reason to stop.
        let _ = play_knock(context, pitch);
    });
}

fn play_knock(context: &web_sys::AudioContext, pitch: f32) -> Result<(), JsValue> {
    let (tone, loudness) = (context.create_oscillator()?, context.create_gain()?);
    let now = context.current_time();
    tone.set_type(web_sys::OscillatorType::Triangle);
    tone.frequency().set_value_at_time(pitch, now)?;
    tone.frequency()
        .exponential_ramp_to_value_at_time(pitch / 2.0, now + 0.09)?;
    loudness.gain().set_value_at_time(0.18, now)?;
    loudness
        .gain()
        .exponential_ramp_to_value_at_time(0.001, now + 0.12)?;
    tone.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + 0.13)
}
