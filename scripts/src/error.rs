//! Why a tool ends without a result.

/// What is wrong with a call, and the exit status that says so.
pub struct Error {
    pub status: u8,
    /// What is wrong, and what to do about it.
    pub message: String,
}

impl Error {
    /// The error of a call that is wrong or cannot be carried out: its exit status is 2.
    pub fn new(message: impl Into<String>) -> Error {
        Error { status: 2, message: message.into() }
    }
}
