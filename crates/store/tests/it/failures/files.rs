//! Files and folders that cannot be used.

use std::fs;

use tharos_store::{Appended, Error, Store};
use tharos_testkit::Folder;

use super::append;

#[tokio::test]
async fn names_may_hold_anything() {
    let folder = Folder::new();
    let path = folder.join("not yet there").join("a%20b #1?mode=ro.db");
    let store = Store::sqlite(&path).await.unwrap();
    assert_eq!(store.create_table("t", append("a")).await.unwrap(), Appended::Done { seq: 1 });
    store.close().await;
    assert!(path.is_file());
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = Folder::new();
    fs::write(folder.join("file"), "").unwrap();
    for path in [folder.join("file").join("games.db"), "/proc/tharos/games.db".into()] {
        let error = Store::sqlite(&path).await.err().expect("it cannot be opened");
        assert!(matches!(error, Error::CannotOpen(..)), "{error}");
        assert!(error.to_string().contains(path.parent().unwrap().to_str().unwrap()), "{error}");
    }
}

#[tokio::test]
async fn other_files_are_left_alone() {
    let folder = Folder::new();
    let path = folder.join("games.db");
    let text = "This is not a database. ".repeat(500);
    fs::write(&path, &text).unwrap();
    let error = Store::sqlite(&path).await.err().expect("it cannot be opened");
    assert!(matches!(error, Error::CannotOpen(..)), "{error}");
    assert!(error.to_string().contains("not a database"), "{error}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[tokio::test]
async fn one_writes_while_others_read() {
    let folder = Folder::new();
    let path = folder.join("games.db");
    assert!(matches!(Store::sqlite_for_reading(&path).await, Err(Error::CannotOpen(..))), "nothing is made to be read");
    let store = Store::sqlite(&path).await.unwrap();
    store.create_table("t", append("a")).await.unwrap();
    let error = Store::sqlite(&path).await.err().expect("it is in use");
    assert_eq!(error.to_string(), format!("{} is in use by another process", path.display()));

    let reader = Store::sqlite_for_reading(&path).await.unwrap();
    assert_eq!(reader.load("t").await.unwrap(), store.load("t").await.unwrap());
    store.append("t", 1, append("b")).await.unwrap();
    assert_eq!(reader.table("t").await.unwrap().unwrap().seq, 2);
    assert!(matches!(reader.append("t", 2, append("c")).await, Err(Error::ReadOnly(_))));
    store.close().await;
    assert_eq!(reader.table("t").await.unwrap().unwrap().seq, 2);
}

/// The file holds seeds, hands and password hashes.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let path = folder.join("data").join("games.db");
    let others = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o077;
    let files = ["games.db", "games.db-wal", "games.db-shm"].map(|file| path.with_file_name(file));
    let store = Store::sqlite(&path).await.unwrap();
    store.create_table("t", append("a")).await.unwrap();
    let copy = folder.join("copy.db");
    Store::copy_sqlite(&path, &copy).await.unwrap();
    assert_eq!([0, 1, 2].map(|file| others(&files[file])), [0; 3], "{files:?}");
    assert_eq!((others(&copy), others(path.parent().unwrap())), (0, 0));

    // Version 0.1 left them open to all; the log is still there if it was killed.
    let [database, log, _] = &files;
    let kept = fs::read(log).unwrap();
    store.close().await;
    fs::write(log, kept).unwrap();
    for file in [database, log] {
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let store = Store::sqlite(&path).await.unwrap();
    store.append("t", 1, append("b")).await.unwrap();
    assert_eq!([0, 1, 2].map(|file| others(&files[file])), [0; 3], "{files:?}");
    store.close().await;
}
