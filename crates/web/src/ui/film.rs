//! Pictures as files: one position, or a whole game that moves.

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use super::dom;
use crate::Gif;

/// The width of a picture.
const WIDTH: u32 = 1200;
/// The width of a picture that moves.
const FILM: u32 = 480;

/// Offers an SVG as PNG.
pub(super) fn save_png(name: String, svg: &str) {
    load(svg, move |image| {
        let size = fitted(&image, WIDTH);
        let Some((canvas, context)) = canvas(size) else {
            return;
        };
        draw(&context, &image, size);
        let give = Closure::once_into_js(move |blob: Option<Blob>| {
            if let Some(blob) = blob {
                dom::download_blob(&name, &blob);
            }
        });
        let _ = canvas.to_blob(give.unchecked_ref());
    });
}

/// What makes the picture of each frame; `None` after the last.
type Frames = Box<dyn Fn(usize) -> Option<String>>;
/// What is told how many frames are done, and whether that is all.
type Progress = Box<dyn Fn(usize, bool)>;

/// A film that is being made.
struct Film {
    name: String,
    frames: Frames,
    told: Progress,
    size: (u32, u32),
    context: CanvasRenderingContext2d,
    gif: RefCell<Option<Gif>>,
}

/// Offers pictures, one after the other, as GIF. The page stays usable: every frame is a task of its own.
pub(super) fn save_gif(name: String, last: &str, frames: Frames, told: Progress) {
    load(last, move |image| {
        // The last picture decides the size: what grows is largest then.
        let size = fitted(&image, FILM);
        let Some((_, context)) = canvas(size) else {
            return;
        };
        let film = Film {
            name,
            frames,
            told,
            size,
            context,
            gif: RefCell::new(Some(Gif::new(size.0 as u16, size.1 as u16))),
        };
        next(Rc::new(film), 0);
    });
}

fn next(film: Rc<Film>, n: usize) {
    let Some(svg) = (film.frames)(n) else {
        if let Some(gif) = film.gif.take() {
            dom::download_bytes(&film.name, "image/gif", &gif.finish());
        }
        (film.told)(n, true);
        return;
    };
    (film.told)(n, false);
    load(&svg, move |image| {
        draw(&film.context, &image, film.size);
        let (width, height) = (f64::from(film.size.0), f64::from(film.size.1));
        if let Ok(data) = film.context.get_image_data(0.0, 0.0, width, height) {
            let is_last = (film.frames)(n + 1).is_none();
            if let Some(gif) = &mut *film.gif.borrow_mut() {
                gif.frame(&data.data(), if is_last { 300 } else { 80 });
            }
        }
        next(film, n + 1);
    });
}

/// Makes an image of an SVG and goes on when it is there.
fn load(svg: &str, then: impl FnOnce(HtmlImageElement) + 'static) {
    let parts = js_sys::Array::of1(&JsValue::from_str(svg));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options);
    let (Ok(blob), Ok(image)) = (blob, HtmlImageElement::new()) else {
        return;
    };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else {
        return;
    };
    image.set_src(&address);
    let loaded = image.clone();
    let done = Closure::once_into_js(move || {
        let _ = Url::revoke_object_url(&address);
        then(loaded);
    });
    image.set_onload(Some(done.unchecked_ref()));
}

/// The size of an image that is as wide as this.
fn fitted(image: &HtmlImageElement, width: u32) -> (u32, u32) {
    let (w, h) = (image.natural_width().max(1), image.natural_height().max(1));
    (width, (width * h / w).clamp(1, 2 * width))
}

fn canvas((width, height): (u32, u32)) -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas = dom::document().create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    // Without this the browser advises it in the console, since every frame is read back.
    let often = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&often, &"willReadFrequently".into(), &JsValue::TRUE);
    let context = canvas
        .get_context_with_context_options("2d", &often)
        .ok()
        .flatten()?;
    Some((canvas, context.unchecked_into()))
}

/// Draws an image as large as it fits into the middle.
fn draw(context: &CanvasRenderingContext2d, image: &HtmlImageElement, (width, height): (u32, u32)) {
    let (width, height) = (f64::from(width), f64::from(height));
    let (w, h) = (
        f64::from(image.natural_width().max(1)),
        f64::from(image.natural_height().max(1)),
    );
    let scale = (width / w).min(height / h);
    let (w, h) = (w * scale, h * scale);
    context.set_fill_style_str(&paper());
    context.fill_rect(0.0, 0.0, width, height);
    let _ = context.draw_image_with_html_image_element_and_dw_and_dh(
        image,
        (width - w) / 2.0,
        (height - h) / 2.0,
        w,
        h,
    );
}

/// The colour of the page.
fn paper() -> String {
    let page = dom::document().document_element();
    let style = page.and_then(|page| dom::window().get_computed_style(&page).ok().flatten());
    let paper = style.and_then(|style| style.get_property_value("--paper").ok());
    paper
        .filter(|colour| !colour.is_empty())
        .unwrap_or_else(|| "#fff".to_owned())
}
