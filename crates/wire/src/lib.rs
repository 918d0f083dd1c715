//! What the server and the programs that talk to it say to each other, as JSON: written and read by the same types, so that
//! the two sides cannot drift apart.
//!
//! A stable boundary: what is here may get more fields, which older programs pass over; what a field means does not change
//! without another [`REVISION`]. So far a server only says who it is and what is wrong with a request; playing online will
//! have its messages here and its routes under [`API`].

use std::fmt;

use serde::{Deserialize, Serialize};

/// Which messages these are. Grows when an older program would misunderstand a newer one.
pub const REVISION: u32 = 1;

/// What the paths of everything but files begin with.
pub const API: &str = "/api/";
/// Where a server says that it is there, in one word.
pub const HEALTH: &str = "/health";
/// Where a server says [who it is](Server).
pub const VERSION: &str = "/version";

/// Who a server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Server {
    /// [`Server::NAME`], by which one knows that it is one of ours.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The [`REVISION`] of the messages it understands.
    pub revision: u32,
}

impl Server {
    /// What our servers are called.
    pub const NAME: &str = "quartet";

    /// A server of this program version that speaks these messages.
    #[must_use]
    pub fn new(version: &str) -> Self {
        Self {
            name: Self::NAME.to_owned(),
            version: version.to_owned(),
            revision: REVISION,
        }
    }

    /// Is it a server of ours that means the same by what it says?
    #[must_use]
    pub fn is_understood(&self) -> bool {
        self.name == Self::NAME && self.revision == REVISION
    }
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// For programs.
    pub code: FaultCode,
    /// For people, in English.
    pub message: String,
}

/// What kind of fault it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum FaultCode {
    /// There is nothing at this path.
    NotFound,
    /// Not with this method.
    WrongMethod,
    /// A fault that this program is too old to know.
    #[serde(other)]
    Unknown,
}

impl Fault {
    /// A fault with its words.
    #[must_use]
    pub fn new(code: FaultCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_written_as_they_always_were() {
        let server = serde_json::to_string(&Server::new("1.2.3")).unwrap();
        assert_eq!(
            server,
            r#"{"name":"quartet","version":"1.2.3","revision":1}"#
        );
        let fault = Fault::new(FaultCode::NotFound, "no such thing");
        let text = serde_json::to_string(&fault).unwrap();
        assert_eq!(text, r#"{"code":"not-found","message":"no such thing"}"#);
        assert_eq!(serde_json::from_str::<Fault>(&text).unwrap(), fault);
    }

    #[test]
    fn what_is_newer_is_read_as_far_as_it_is_known() {
        let fault = r#"{"code":"out-of-marbles","message":"later","since":3}"#;
        let fault: Fault = serde_json::from_str(fault).unwrap();
        assert_eq!(fault.code, FaultCode::Unknown);
        let server = r#"{"name":"quartet","version":"9","revision":2,"games":4}"#;
        let server: Server = serde_json::from_str(server).unwrap();
        assert!(!server.is_understood());
        assert!(Server::new("9").is_understood());
    }
}
