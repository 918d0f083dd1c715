use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    process::{Command, Stdio},
    sync::{Mutex, PoisonError},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};
use serde_json::{Value, json};

use crate::running::Running;

/// How long something may take to happen. Far more than it takes: only a failure waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// A place on the page, in pixels from its upper left corner.
pub(crate) type Place = (f64, f64);

/// A browser, driven over the WebDriver protocol.
pub(crate) struct Browser {
    port: u16,
    session: String,
    _driver: Running,
}

impl Browser {
    /// Starts Debian's Chromium without a window.
    pub(crate) fn start() -> anyhow::Result<Self> {
        Self::start_with(json!({}))
    }

    /// The same with wishes of somebody who has changed its settings.
    pub(crate) fn start_with(mut preferences: Value) -> anyhow::Result<Self> {
        // One after the other: a port that is free is another's a moment later, until the driver listens to it.
        static STARTING: Mutex<()> = Mutex::new(());
        let starting = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut command = Command::new("chromedriver");
        command
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let driver = Running::start(&mut command)
            .context("the browser tests need the packages chromium and chromium-driver")?;
        let mut browser = Self {
            port,
            session: String::new(),
            _driver: driver,
        };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            ensure!(start.elapsed() < PATIENCE, "the driver does not answer");
            sleep(Duration::from_millis(50));
        }
        drop(starting);
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en",
            "--window-size=1200,900",
        ];
        preferences["intl.accept_languages"] = "en".into();
        let wishes = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": { "args": arguments, "prefs": preferences },
            "goog:loggingPrefs": { "browser": "ALL" },
        } } });
        let answer = browser.ask("POST", "/session", &wishes)?;
        let session = answer["sessionId"].as_str().context("a session")?;
        browser.session = format!("/session/{session}");
        Ok(browser)
    }

    pub(crate) fn go(&self, address: &str) -> anyhow::Result<()> {
        self.tell("/url", &json!({ "url": address }))?;
        Ok(())
    }

    /// Runs a script on the page.
    pub(crate) fn script(&self, script: &str) -> anyhow::Result<Value> {
        self.script_with(script, &json!([]))
    }

    /// Runs a script that is handed something as `arguments`. Waits for a promise.
    pub(crate) fn script_with(&self, script: &str, arguments: &Value) -> anyhow::Result<Value> {
        let body = json!({ "script": script, "args": arguments });
        self.tell("/execute/sync", &body)
    }

    /// Is it so?
    pub(crate) fn is(&self, script: &str) -> anyhow::Result<bool> {
        Ok(self.script(&format!("return {script}"))? == Value::Bool(true))
    }

    /// Waits until a script returns something that is neither false nor nothing.
    pub(crate) fn wait(&self, script: &str) -> anyhow::Result<Value> {
        let start = Instant::now();
        loop {
            let value = self.script(script)?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            if start.elapsed() > PATIENCE {
                bail!("this does not happen: {script}");
            }
            sleep(Duration::from_millis(30));
        }
    }

    /// Waits for something that a style sheet would find.
    pub(crate) fn wait_for(&self, selector: &str) -> anyhow::Result<()> {
        let selector = Value::from(selector);
        self.wait(&format!(
            "return document.querySelector({selector}) !== null"
        ))?;
        Ok(())
    }

    /// The middle of what a style sheet would find, brought into sight.
    pub(crate) fn middle(&self, selector: &str) -> anyhow::Result<Place> {
        let place = self.script_with(
            "const it = document.querySelector(arguments[0]); if (!it) return null; \
             it.scrollIntoView({ block: 'nearest', behavior: 'instant' }); \
             const r = it.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]",
            &json!([selector]),
        )?;
        as_place(&place).with_context(|| format!("there is no {selector}"))
    }

    /// Clicks twice with the mouse, as people do who are used to it.
    pub(crate) fn double_click(&self, at: Place) -> anyhow::Result<()> {
        let [down, up] = press();
        let pause = json!({ "type": "pause", "duration": 100 });
        self.mouse(&[go(&at), down.clone(), up.clone(), pause, down, up])
    }

    /// Clicks with the mouse.
    pub(crate) fn click(&self, at: Place) -> anyhow::Result<()> {
        let [down, up] = press();
        self.mouse(&[go(&at), down, up])
    }

    /// Presses the button of the mouse at the first place, goes through the others and lets go at the last.
    pub(crate) fn drag(&self, places: &[Place]) -> anyhow::Result<()> {
        let [down, up] = press();
        let mut actions = vec![go(&places[0]), down];
        actions.extend(places[1..].iter().map(go));
        actions.push(up);
        self.mouse(&actions)
    }

    fn mouse(&self, actions: &[Value]) -> anyhow::Result<()> {
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
        self.tell("/actions", &json!({ "actions": [mouse] }))?;
        Ok(())
    }

    /// Turns the wheel of the mouse by one step.
    pub(crate) fn wheel(&self, at: Place) -> anyhow::Result<()> {
        let scroll = json!({ "type": "scroll", "x": at.0 as i64, "y": at.1 as i64, "deltaX": 0, "deltaY": 100 });
        let wheel = json!({ "type": "wheel", "id": "wheel", "actions": [scroll] });
        self.tell("/actions", &json!({ "actions": [wheel] }))?;
        Ok(())
    }

    /// Presses keys, one after the other, on whatever has the focus.
    pub(crate) fn keys(&self, keys: &str) -> anyhow::Result<()> {
        let presses = keys.chars().flat_map(|key| {
            let press = |kind: &str| json!({ "type": kind, "value": key.to_string() });
            [press("keyDown"), press("keyUp")]
        });
        let presses: Vec<Value> = presses.collect();
        let keyboard = json!({ "type": "key", "id": "keys", "actions": presses });
        self.tell("/actions", &json!({ "actions": [keyboard] }))?;
        Ok(())
    }

    /// Taps with a finger.
    pub(crate) fn tap(&self, at: Place) -> anyhow::Result<()> {
        self.touch(&[at], Duration::ZERO)
    }

    /// Puts a finger down at the first place, keeps it there for a while, goes through the others and lifts it.
    pub(crate) fn touch(&self, places: &[Place], rest: Duration) -> anyhow::Result<()> {
        let send = |kind: &str, at: Option<&Place>| {
            let points: Vec<Value> = at
                .iter()
                .map(|at| json!({ "x": at.0, "y": at.1 }))
                .collect();
            self.cdp(
                "Input.dispatchTouchEvent",
                json!({ "type": kind, "touchPoints": points }),
            )
        };
        send("touchStart", Some(&places[0]))?;
        sleep(rest);
        for place in &places[1..] {
            send("touchMove", Some(place))?;
        }
        send("touchEnd", None)?;
        Ok(())
    }

    /// As if the screen had this size.
    pub(crate) fn resize(&self, width: u32, height: u32, mobile: bool) -> anyhow::Result<()> {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.cdp("Emulation.setDeviceMetricsOverride", size)?;
        Ok(())
    }

    /// From now on this is a telephone, until [`Browser::as_desktop`].
    pub(crate) fn as_telephone(&self) -> anyhow::Result<()> {
        self.resize(390, 844, true)?;
        let fingers = json!({ "enabled": true, "maxTouchPoints": 5 });
        self.cdp("Emulation.setTouchEmulationEnabled", fingers)?;
        Ok(())
    }

    /// As it was at the beginning.
    pub(crate) fn as_desktop(&self) -> anyhow::Result<()> {
        self.cdp("Emulation.clearDeviceMetricsOverride", json!({}))?;
        self.cdp(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": false }),
        )?;
        Ok(())
    }

    /// Tells the browser something that WebDriver has no word for.
    pub(crate) fn cdp(&self, command: &str, parameters: Value) -> anyhow::Result<Value> {
        let body = [
            ("cmd".to_owned(), command.into()),
            ("params".to_owned(), parameters),
        ];
        self.tell(
            "/goog/cdp/execute",
            &Value::Object(body.into_iter().collect()),
        )
    }

    /// What has been written to the console of the browser since the last time.
    pub(crate) fn console(&self) -> anyhow::Result<Vec<String>> {
        let log = self.tell("/se/log", &json!({ "type": "browser" }))?;
        let lines = log.as_array().map(Vec::as_slice).unwrap_or_default();
        let text = |line: &Value| line["message"].as_str().unwrap_or_default().to_owned();
        Ok(lines.iter().map(text).collect())
    }

    fn tell(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        self.ask("POST", &format!("{}{path}", self.session), body)
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> anyhow::Result<Value> {
        let body = body.to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(90)))?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes())?;
        let mut answer = Vec::new();
        let mut part = [0; 16384];
        // The driver keeps the connection open whatever it is told: the length says where the answer ends.
        loop {
            let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
            if let Some(end) = end {
                let head = String::from_utf8_lossy(&answer[..end]).into_owned();
                let length = head.lines().find_map(|line| {
                    let (name, value) = line.split_once(':')?;
                    let is_length = name.eq_ignore_ascii_case("content-length");
                    is_length.then(|| value.trim().parse::<usize>().ok())?
                });
                let body = &answer[end + 4..];
                if length.is_some_and(|length| body.len() >= length) {
                    let answer: Value = serde_json::from_slice(body)?;
                    let value = answer["value"].clone();
                    ensure!(value["error"].is_null(), "{path}: {}", value["message"]);
                    return Ok(value);
                }
            }
            let count = stream.read(&mut part)?;
            ensure!(count > 0, "{path}: the driver hung up");
            answer.extend(&part[..count]);
        }
    }
}

/// The mouse goes to a place.
fn go(at: &Place) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": at.0 as i64, "y": at.1 as i64 })
}

/// Its button goes down and up.
fn press() -> [Value; 2] {
    ["pointerDown", "pointerUp"].map(|kind| json!({ "type": kind, "button": 0 }))
}

/// A pair of numbers as a place.
pub(crate) fn as_place(value: &Value) -> Option<Place> {
    Some((value.get(0)?.as_f64()?, value.get(1)?.as_f64()?))
}
