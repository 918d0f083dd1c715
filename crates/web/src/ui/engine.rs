use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{Job, News, Task};

thread_local! {
    static ADDRESS: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where the script of the worker is.
pub(super) fn set_address(address: String) {
    ADDRESS.set(address);
}

/// The engine in its worker. A new question stops the one before.
pub(super) struct Engine {
    worker: RefCell<Option<Worker>>,
    hear: Closure<dyn FnMut(MessageEvent)>,
    number: Rc<Cell<u32>>,
    busy: Rc<Cell<bool>>,
}

impl Engine {
    /// An engine whose answers go to `hear`.
    pub(super) fn new(hear: impl Fn(News) + 'static) -> Self {
        let number = Rc::new(Cell::new(0));
        let busy = Rc::new(Cell::new(false));
        let (current, is_busy) = (Rc::clone(&number), Rc::clone(&busy));
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(text) = event.data().as_string() else {
                return;
            };
            let Ok(news) = serde_json::from_str::<News>(&text) else {
                return;
            };
            if news.number == current.get() {
                if news.done {
                    is_busy.set(false);
                }
                hear(news);
            }
        });
        Self {
            worker: RefCell::new(None),
            hear,
            number,
            busy,
        }
    }

    /// Asks something.
    pub(super) fn ask(&self, record: String, at: usize, task: Task) {
        self.stop();
        let number = self.number.get() + 1;
        self.number.set(number);
        let mut worker = self.worker.borrow_mut();
        if worker.is_none() {
            *worker = self.start();
        }
        let job = Job {
            number,
            record,
            at,
            task,
        };
        if let (Some(worker), Ok(text)) = (&*worker, serde_json::to_string(&job)) {
            self.busy
                .set(worker.post_message(&JsValue::from_str(&text)).is_ok());
        }
    }

    /// Stops thinking. A worker cannot be interrupted, only ended.
    pub(super) fn stop(&self) {
        self.number.set(self.number.get() + 1);
        if self.busy.replace(false)
            && let Some(worker) = self.worker.take()
        {
            worker.terminate();
        }
    }

    fn start(&self) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = ADDRESS
            .with_borrow(|address| Worker::new_with_options(address, &options))
            .ok()?;
        worker.set_onmessage(Some(self.hear.as_ref().unchecked_ref()));
        Some(worker)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}
