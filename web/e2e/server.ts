// A server of its own for one test, which can be killed and started again on the same data.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;

export class Server {
  private process: ChildProcess | undefined;
  private data = '';

  constructor(readonly port: number) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.data ||= await mkdtemp(join(tmpdir(), 'tharos-e2e-'));
    const program = process.env.THAROS_BIN ?? 'target/debug/tharos';
    this.process = spawn(program, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data-dir', this.data, '--seed', 'e2e'], { stdio: 'ignore', cwd: ROOT });
    for (let tries = 0; tries < 300; tries++) {
      if (await fetch(`${this.address}/healthz`).then((answer) => answer.ok, () => false)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`${program} does not answer at ${this.address}`);
  }

  /** What `tharos admin` prints about this server. */
  admin(...words: string[]): string {
    return execFileSync(process.env.THAROS_BIN ?? 'target/debug/tharos', ['admin', '--data-dir', this.data, ...words], { cwd: ROOT, encoding: 'utf8' });
  }

  /** Without a goodbye, as when the power fails. */
  async kill(): Promise<void> {
    const gone = new Promise((done) => this.process?.once('exit', done));
    this.process?.kill('SIGKILL');
    await gone;
  }
}
