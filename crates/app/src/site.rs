//! `tharos site`: the edition without a server, as files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};

pub const EXAMPLES: &str = "\
Example:
  tharos site public      # then copy the folder to any host of plain files, under any path
  python3 -m http.server --directory public";

#[derive(clap::Args)]
pub struct Args {
    /// Where to write: a new or empty folder, or one that holds an earlier edition
    folder: PathBuf,
}

pub fn run(args: &Args) -> ExitCode {
    match write(&args.folder) {
        Ok((files, bytes)) => {
            println!("{files} files, {:.1} MB, in {}", bytes as f64 / 1e6, args.folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> anyhow::Result<(usize, usize)> {
    let page = folder.join(tharos_web::PAGE);
    let earlier = fs::read_to_string(&page).is_ok_and(|page| page.contains(tharos_web::SITE));
    if earlier {
        let assets = folder.join("assets");
        fs::remove_dir_all(&assets).with_context(|| format!("cannot empty {}", assets.display()))?;
    } else if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        bail!("{} holds other things; name a new folder", folder.display());
    }
    let (mut files, mut bytes) = (0, 0);
    for (path, content) in tharos_web::site() {
        let path = folder.join(path);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        fs::write(&path, &content).with_context(|| format!("cannot write {}", path.display()))?;
        files += 1;
        bytes += content.len();
    }
    Ok((files, bytes))
}
