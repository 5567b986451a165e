// The seconds left on a clock, counted on between the figures that the server sends. Made while a component is.

export class Ticking {
  private gone = $state(0);

  /** `left` in milliseconds, `null` without a clock. */
  constructor(private readonly left: () => number | null, runs: () => boolean) {
    $effect(() => {
      // Every update brings the server's own figure.
      this.gone = 0;
      if (!runs() || left() === null) return undefined;
      const start = performance.now();
      const timer = setInterval(() => (this.gone = performance.now() - start), 500);
      return () => clearInterval(timer);
    });
  }

  get seconds(): number {
    return Math.max(0, Math.ceil(((this.left() ?? 0) - this.gone) / 1000));
  }
}
