/** Runs once the page as it is now has been painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Fetches a part of the client that a page can do without for a while; without a network it comes as soon as there is one again. */
export async function late<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchIt();
    } catch {
      await new Promise((done) => {
        addEventListener('online', done, { once: true });
        setTimeout(done, 5000);
      });
    }
  }
}
