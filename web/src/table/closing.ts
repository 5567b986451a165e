// The way back of a phone closes what lies over the table instead of leaving it.

/** Not known to the compiler's library yet. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Calls `close` on the way back (a gesture, a button or Esc); what it returns ends that. */
export function closesByBack(close: () => void): () => void {
  if ('CloseWatcher' in window) {
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }
  // Without the browser's own way an entry of the history is there to be gone back over.
  let open = true;
  const back = (): void => {
    open = false;
    close();
  };
  history.pushState({ over: true }, '');
  addEventListener('popstate', back, { once: true });
  return () => {
    removeEventListener('popstate', back);
    if (open && (history.state as { over?: boolean } | null)?.over) history.back();
  };
}
