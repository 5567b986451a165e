// One seat, one tab: the tab that took the seat last plays, the others watch until they take it back.

export class OneTab {
  /** Another tab of this browser plays this table. */
  elsewhere = $state(false);
  #channel: BroadcastChannel;

  constructor(table: string) {
    this.#channel = new BroadcastChannel(`tharos-table-${table}`);
    this.#channel.onmessage = () => (this.elsewhere = true);
    this.take();
  }

  take(): void {
    this.elsewhere = false;
    this.#channel.postMessage('taken');
  }

  close(): void {
    this.#channel.close();
  }
}
