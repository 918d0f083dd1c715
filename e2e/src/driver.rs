use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};
use serde_json::{Value, json};

/// A program that ends when this is dropped, with everything that it started.
pub(crate) struct Running(pub(crate) Child);

impl Running {
    /// Starts a program in a group of its own.
    pub(crate) fn start(command: &mut Command) -> anyhow::Result<Self> {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            command.process_group(0);
        }
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        Ok(Self(child))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A driver that is ended alone leaves its browsers behind.
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill").args(["--", &group]).status();
        let _ = self.0.wait();
    }
}

/// A browser, driven over the WebDriver protocol.
pub(crate) struct Browser {
    port: u16,
    session: String,
    _driver: Running,
}

impl Browser {
    /// Starts Debian's Chromium without a window.
    pub(crate) fn start(width: u32, height: u32) -> anyhow::Result<Self> {
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
            ensure!(
                start.elapsed() < Duration::from_secs(20),
                "the driver does not answer"
            );
            sleep(Duration::from_millis(50));
        }
        let size = format!("--window-size={width},{height}");
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en",
            &size,
        ];
        let wishes = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": { "args": arguments, "prefs": { "intl.accept_languages": "en" } },
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
        self.tell("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Waits until a script returns something that is neither false nor nothing.
    pub(crate) fn wait(&self, script: &str) -> anyhow::Result<Value> {
        let start = Instant::now();
        loop {
            let value = self.script(script)?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            if start.elapsed() > Duration::from_secs(20) {
                bail!("this does not happen: {script}");
            }
            sleep(Duration::from_millis(40));
        }
    }

    /// Clicks with the mouse.
    pub(crate) fn click(&self, x: f64, y: f64) -> anyhow::Result<()> {
        let actions = json!([
            { "type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64 },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
        self.tell("/actions", &json!({ "actions": [mouse] }))?;
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

    /// From now on there is no network.
    pub(crate) fn offline(&self) -> anyhow::Result<()> {
        let send = |command: &str, params: Value| {
            self.tell(
                "/goog/cdp/execute",
                &json!({ "cmd": command, "params": params }),
            )
        };
        send("Network.enable", json!({}))?;
        let none = json!({ "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0 });
        send("Network.emulateNetworkConditions", none)?;
        Ok(())
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
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = Vec::new();
        let mut part = [0; 8192];
        // The driver keeps the connection open whatever it is told: the length says where the answer ends.
        loop {
            let text = String::from_utf8_lossy(&answer).into_owned();
            if let Some((head, body)) = text.split_once("\r\n\r\n") {
                let length = head.lines().find_map(|line| {
                    let (name, value) = line.split_once(':')?;
                    let is_length = name.eq_ignore_ascii_case("content-length");
                    is_length.then(|| value.trim().parse::<usize>().ok())?
                });
                if length.is_some_and(|length| body.len() >= length) {
                    let answer: Value = serde_json::from_str(body)?;
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
