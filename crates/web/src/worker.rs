#![allow(
    unreachable_pub,
    reason = "the macro writes items that are more public than they are reached"
)]

use quartet_games::GAMES;
use wasm_bindgen::prelude::*;

use crate::{Job, work};

/// Does a job of the engine. The worker calls this; the page, which has no engine, never does.
#[wasm_bindgen(js_name = work)]
pub fn work_in_worker(job: &str, tell: &js_sys::Function) {
    let Ok(job) = serde_json::from_str::<Job>(job) else {
        return;
    };
    work(GAMES, &job, js_sys::Date::now, &mut |news| {
        if let Ok(text) = serde_json::to_string(news) {
            // Nobody can be told that telling failed.
            let _ = tell.call1(&JsValue::NULL, &JsValue::from_str(&text));
        }
    });
}
