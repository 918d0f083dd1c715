use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
    time::Duration,
};

use leptos::prelude::set_timeout;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::dom;
use crate::{Job, News, Task};

/// What the window is told when the engine could not be loaded. It is tried again and again.
pub(super) const MISSING: &str = "quartet-engine-missing";
/// What it is told when that has helped.
pub(super) const FOUND: &str = "quartet-engine-found";

/// How long it waits before it tries again, the first time and at most.
const PAUSE: u64 = 2_000;
const LONGEST_PAUSE: u64 = 16_000;

thread_local! {
    static ADDRESS: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where the script of the worker is.
pub(super) fn set_address(address: String) {
    ADDRESS.set(address);
}

/// The engine in its worker. A new question stops the one before.
pub(super) struct Engine(Rc<Inner>);

struct Inner {
    worker: RefCell<Option<Worker>>,
    hear: Closure<dyn FnMut(MessageEvent)>,
    fail: Closure<dyn FnMut()>,
    number: Cell<u32>,
    /// What it is busy with.
    job: RefCell<Option<String>>,
    /// How long it waits before it tries again to load the engine; 0 if that has not been necessary.
    pause: Cell<u64>,
}

impl Engine {
    /// An engine whose answers go to `hear`.
    pub(super) fn new(hear: impl Fn(News) + 'static) -> Self {
        Self(Rc::new_cyclic(|inner: &Weak<Inner>| {
            let (own, other) = (inner.clone(), inner.clone());
            let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let (Some(inner), Some(text)) = (own.upgrade(), event.data().as_string()) else {
                    return;
                };
                match serde_json::from_str::<News>(&text) {
                    Ok(news) if inner.has_news(&news) => hear(news),
                    Ok(_) => {}
                    // A worker without an engine has nothing to say.
                    Err(_) => inner.wait(),
                }
            });
            let fail = Closure::<dyn FnMut()>::new(move || {
                if let Some(inner) = other.upgrade() {
                    inner.wait();
                }
            });
            Inner {
                worker: RefCell::new(None),
                hear,
                fail,
                number: Cell::new(0),
                job: RefCell::new(None),
                pause: Cell::new(0),
            }
        }))
    }

    /// Asks something.
    pub(super) fn ask(&self, record: String, at: usize, task: Task) {
        self.stop();
        let number = self.0.number.get() + 1;
        self.0.number.set(number);
        let job = Job {
            number,
            record,
            at,
            task,
        };
        if let Ok(text) = serde_json::to_string(&job) {
            self.0.job.replace(Some(text));
            self.0.send();
        }
    }

    /// Stops thinking. A worker cannot be interrupted, only ended.
    pub(super) fn stop(&self) {
        self.0.number.set(self.0.number.get() + 1);
        if self.0.job.take().is_some() {
            self.0.end();
        }
    }
}

impl Inner {
    /// Is this the answer to what was asked last?
    fn has_news(&self, news: &News) -> bool {
        if self.pause.replace(0) > 0 {
            dom::happen(FOUND);
        }
        if news.number != self.number.get() {
            return false;
        }
        if news.done {
            self.job.take();
        }
        true
    }

    fn send(&self) {
        let mut worker = self.worker.borrow_mut();
        if worker.is_none() {
            *worker = self.start();
        }
        if let (Some(worker), Some(job)) = (&*worker, &*self.job.borrow()) {
            let _ = worker.post_message(&JsValue::from_str(job));
        }
    }

    /// The engine could not be loaded: asks again later.
    fn wait(self: Rc<Self>) {
        self.end();
        let pause = (2 * self.pause.get()).clamp(PAUSE, LONGEST_PAUSE);
        self.pause.set(pause);
        dom::happen(MISSING);
        let (number, inner) = (self.number.get(), Rc::downgrade(&self));
        let again = move || {
            // Meanwhile the page may be another, and something else may have been asked.
            if let Some(inner) = inner.upgrade()
                && inner.number.get() == number
                && inner.worker.borrow().is_none()
            {
                inner.send();
            }
        };
        set_timeout(again, Duration::from_millis(pause));
    }

    fn start(&self) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = ADDRESS
            .with_borrow(|address| Worker::new_with_options(address, &options))
            .ok()?;
        worker.set_onmessage(Some(self.hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.fail.as_ref().unchecked_ref()));
        Some(worker)
    }

    fn end(&self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.end();
    }
}
