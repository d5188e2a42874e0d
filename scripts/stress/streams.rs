//! Streams of a program, each read by a thread of its own.

use std::io::{ErrorKind, Read};
use std::sync::{Arc, Mutex};
use std::thread;

/// The bytes of a stream that have been read so far and are kept. The thread that reads has a weak
/// reference to them; when that is gone, the stream has ended.
pub type Kept = Arc<Mutex<Vec<u8>>>;

/// Keeps the last bytes of a stream, `most` of them.
pub fn keep(mut stream: impl Read + Send + 'static, most: usize) -> Kept {
    let kept = Kept::default();
    let of_reader = Arc::downgrade(&kept);
    thread::spawn(move || {
        let mut part = [0; 1 << 16];
        loop {
            match (stream.read(&mut part), of_reader.upgrade()) {
                (Err(error), Some(_)) if error.kind() == ErrorKind::Interrupted => {}
                (Ok(count @ 1..), Some(kept)) => {
                    let mut kept = kept.lock().expect("no thread panics");
                    kept.extend(&part[..count]);
                    let over = kept.len().saturating_sub(most);
                    kept.drain(..over);
                }
                _ => break,
            }
        }
    });
    kept
}
