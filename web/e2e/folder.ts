// The edition without a server, as `tharos site` writes it, behind a plain host of files under a path of its own.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const PATH = '/games/tharos/';
/** What even the simplest host knows. Of the others it says nothing. */
const KINDS: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json' };

export function writeSite(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'tharos-site-')), 'tharos');
  const program = process.env.THAROS_BIN ?? '../target/debug/tharos';
  execFileSync(program, ['site', folder], { stdio: 'ignore' });
  return folder;
}

export class Host {
  private server: Server | undefined;
  private port = 0;
  constructor(public folder: string) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}${PATH}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, answer) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      const file = join(this.folder, path.slice(PATH.length) || 'index.html');
      if (!path.startsWith(PATH) || !existsSync(file)) return void answer.writeHead(404).end('nothing here');
      answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(answer);
    });
    await new Promise<void>((done) => this.server!.listen(this.port, '127.0.0.1', done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }
}
