//! A real PostgreSQL for tests, in a temporary folder, as an unprivileged user.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{Mutex, OnceLock},
};

const MISSING: &str = "these tests need PostgreSQL: install the package `postgresql` (bash test.sh does it on Debian)";

/// A running server. It ends with the process that started it.
pub struct Postgres {
    shell: Mutex<Shell>,
}

struct Shell {
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
    databases: usize,
    _child: Child,
}

impl Postgres {
    /// Starts a server for one test.
    ///
    /// # Panics
    /// If there is no PostgreSQL: what is not tested must not look tested.
    pub fn start() -> Self {
        let programs = programs().expect(MISSING);
        // PostgreSQL refuses to run as root.
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        let mut child = command
            .arg("-c")
            .arg(include_str!("postgres.sh"))
            .arg("postgres.sh")
            .arg(programs)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell can be started");
        let orders = child.stdin.take().expect("it is piped");
        let answers = BufReader::new(child.stdout.take().expect("it is piped"));
        let postgres = Self { shell: Mutex::new(Shell { orders, answers, databases: 0, _child: child }) };
        postgres.back();
        postgres
    }

    /// The server that all tests of this process share; each makes its own database.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// Makes a new empty database and tells its address.
    pub fn database(&self) -> String {
        let mut shell = self.shell.lock().expect("no test panicked in here");
        shell.databases += 1;
        let name = format!("test{}", shell.databases);
        let folder = shell.order(&format!("database {name}"));
        format!("postgres:///{name}?user=tharos&host={}", folder.replace('/', "%2F"))
    }

    /// A program that belongs to the server, such as `pg_dump`.
    ///
    /// # Panics
    /// If there is no PostgreSQL.
    pub fn program(name: &str) -> Command {
        Command::new(programs().expect(MISSING).join(name))
    }

    /// Ends the server as a power cut would.
    pub fn away(&self) {
        self.shell.lock().expect("no test panicked in here").order("stop");
    }

    /// Starts it again.
    pub fn back(&self) {
        self.shell.lock().expect("no test panicked in here").order("start");
    }
}

impl Shell {
    fn order(&mut self, order: &str) -> String {
        let mut answer = String::new();
        let done = writeln!(self.orders, "{order}").and_then(|()| self.answers.read_line(&mut answer));
        assert!(done.is_ok() && !answer.is_empty(), "PostgreSQL could not be prepared ({order}): see above");
        answer.trim_end().to_owned()
    }
}

/// The folder with `initdb`: Debian keeps it out of the path, one folder per version.
fn programs() -> Option<PathBuf> {
    let in_path =
        std::env::var_os("PATH").into_iter().flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    versions.sort();
    versions
        .into_iter()
        .rev()
        .chain(in_path)
        .find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(Path::new("/proc/self")).is_ok_and(|me| me.uid() == 0)
}
