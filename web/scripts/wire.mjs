// What a game of four costs on the wire and on the server, decision by decision.
//
//   node web/scripts/wire.mjs PROGRAM [GAMES]
//
// Starts PROGRAM (a `tharos` of this version or of 0.1) on a port of its own, plays whole games at random at one table with four
// players and a spectator, and counts the bytes that arrive at each of them, headers included, as a browser would get them.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const [program, count = '3'] = process.argv.slice(2);
if (!program) throw new Error('which program?');
const port = Number(process.env.THAROS_PORT ?? 8404);
const folder = mkdtempSync(join(tmpdir(), 'tharos-wire-'));
const server = spawn(program, ['serve', '--listen', `127.0.0.1:${port}`, '--data-dir', folder, '--requests-per-minute', '0', '--guests-per-minute', '0'], { stdio: 'ignore' });
const ENCODINGS = 'gzip, br';
const post = new http.Agent({ keepAlive: true, maxSockets: 1 });
const DECODERS = { gzip: createGunzip, br: createBrotliDecompress };
const decoded = (answer) => {
  const decoder = DECODERS[answer.headers['content-encoding']];
  return decoder ? answer.pipe(decoder()) : answer;
};
let cookie = '';
/** Looks on: one person has at most four streams of a table. */
let stranger = '';
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The answer, and how many bytes came for it. */
function ask(method, path, body, encodings = '') {
  return new Promise((done, fail) => {
    const text = body && JSON.stringify(body);
    const headers = { origin: `http://127.0.0.1:${port}`, cookie, ...(encodings && { 'accept-encoding': encodings }), ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }) };
    const request = http.request({ port, host: '127.0.0.1', method, path, headers, agent: post }, (answer) => {
      const { socket } = answer;
      cookie = answer.headers['set-cookie']?.[0].split(';')[0] ?? cookie;
      const before = socket.counted ?? 0;
      const chunks = [];
      const source = decoded(answer);
      source.on('data', (chunk) => chunks.push(chunk));
      source.on('end', () => {
        socket.counted = socket.bytesRead;
        const content = Buffer.concat(chunks).toString();
        if (answer.statusCode >= 300) fail(new Error(`${method} ${path}: ${answer.statusCode} ${content}`));
        else done({ content: content && JSON.parse(content), bytes: socket.bytesRead - before });
      });
    });
    request.on('error', fail);
    request.end(text);
  });
}

/** An open stream: the last of everything it said, and the bytes that came so far. */
function watch(path, who = cookie) {
  const stream = { seq: 0, table: null, position: null, bytes: 0, events: 0, close: () => request.destroy() };
  const request = http.get({ port, host: '127.0.0.1', path, headers: { cookie: who, 'accept-encoding': ENCODINGS, accept: 'text/event-stream' }, agent: false }, (answer) => {
    answer.on('data', () => (stream.bytes = answer.socket.bytesRead));
    answer.on('error', () => undefined);
    const source = decoded(answer);
    source.on('error', () => undefined);
    let text = '';
    source.on('data', (chunk) => {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (!data) continue;
        const update = JSON.parse(data);
        stream.events += 1;
        stream.seq = update.seq ?? stream.seq;
        stream.table = update.table ?? stream.table;
        stream.position = update.position ?? stream.position;
      }
    });
  });
  request.on('error', () => undefined);
  return stream;
}

/** User and system time of the server so far, in milliseconds. */
function cpu() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function random(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** One of the legal decisions of a position; `choose(n)` is a number below n. Version 0.1 had a list, now it is a graph. */
function anyDecision({ legal }, choose) {
  if (Array.isArray(legal)) return legal[choose(legal.length)];
  const { labels, nodes } = legal;
  const action = {};
  for (let at = nodes.length - 1; nodes[at].length; ) {
    const step = 2 * choose(nodes[at].length / 2);
    const label = labels[nodes[at][step] - 1];
    if (label?.form === 'item') (action[label.field] ??= []).push(label.value);
    else if (label?.form === 'some_of') action[label.field] = [label.value[choose(label.value.length)]];
    else if (label) action[label.field] = label.value;
    at = nodes[at][step + 1];
  }
  return action;
}

const figures = {};
function note(what, when, bytes) {
  (figures[`${what}, ${when}`] ??= []).push(bytes);
}

async function game(number, named) {
  const choose = random(number);
  const { content: table } = await ask('POST', '/api/tables', { seats: [{ kind: 'me' }, ...['B', 'C', 'D'].map((name) => ({ kind: 'device', name }))] });
  const path = `/api/tables/${table.id}`;
  const seats = [0, 1, 2, 3].map((seat) => watch(`${path}/stream?after=0&as=${seat}${named ? `&name=s${seat}` : ''}`));
  const spectator = watch(`${path}/stream?after=0`, stranger);
  const all = [...seats, spectator];
  const came = async (seq, but) => {
    for (let waited = 0; all.some((stream) => stream !== but && stream.seq < seq); waited += 1) {
      if (waited > 5000) throw new Error(`line ${seq} does not come`);
      await pause(1);
    }
  };
  await came(1);
  await pause(100);
  let decisions = 0;
  const began = cpu();
  let visited = 0;
  for (;;) {
    const { asked, phase, round } = (await ask('GET', path)).content;
    if (phase !== 'running') break;
    const own = seats[asked];
    const action = anyDecision(own.position, choose);
    const before = all.map(({ bytes }) => bytes);
    const body = { seat: asked, seq: own.seq, key: `k${decisions}`, action, ...(named && { stream: `s${asked}` }) };
    let answer;
    try {
      answer = await ask('POST', `${path}/play`, body, ENCODINGS);
    } catch (error) {
      // The table has given the only answer itself, just now.
      if (!String(error).includes('stale')) throw error;
      await pause(20);
      continue;
    }
    if (answer.content.position) Object.assign(own, { position: answer.content.position, seq: answer.content.seq });
    await came(answer.content.seq, named ? own : undefined);
    decisions += 1;
    const [when] = round === 1 ? ['early'] : round === 4 ? ['late'] : ['middle'];
    const next = spectator.table.asked;
    all.forEach((stream, i) => {
      const bytes = stream.bytes - before[i] + (stream === own ? answer.bytes : 0);
      const who = stream === spectator ? 'a spectator' : i === next ? 'the player who decides next' : stream === own ? 'the player who decided' : 'a player who waits';
      note(who, when, bytes);
    });
    // Somebody looks in once early and once late.
    if ((round === 1 && visited === 0 && decisions > 10) || (round === 4 && visited === 1)) {
      visited += 1;
      const [start, cpuStart] = [all.map(({ bytes }) => bytes), cpu()];
      const visitor = watch(`${path}/stream?after=0`, stranger);
      while (!visitor.seq) await pause(1);
      await pause(300);
      visitor.close();
      await pause(300);
      all.forEach((stream, i) => note('each other, when a spectator comes and goes', when, stream.bytes - start[i]));
      note('the spectator who comes', when, visitor.bytes);
      figures.ignored = (figures.ignored ?? 0) + cpu() - cpuStart;
    }
  }
  const spent = cpu() - began - (figures.ignored ?? 0);
  figures.ignored = 0;
  (figures.cpu ??= []).push({ spent, decisions });
  all.forEach((stream) => stream.close());
}

try {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('GET', '/healthz');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await pause(50);
    }
  }
  const { content: description } = await ask('GET', '/api/openapi.json');
  const named = Boolean(description.components.schemas.Play.properties.stream);
  await ask('POST', '/api/guest', { name: 'E' });
  [stranger, cookie] = [cookie, ''];
  await ask('POST', '/api/guest', { name: 'A' });
  for (let number = 1; number <= Number(count); number += 1) await game(number, named);
  const { cpu: spent, ignored: _, ...bytes } = figures;
  for (const [what, list] of Object.entries(bytes)) {
    const sorted = list.sort((a, b) => a - b);
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    const mean = Math.round(sorted.reduce((sum, value) => sum + value, 0) / sorted.length);
    console.log(`${what.padEnd(56)} mean ${String(mean).padStart(7)}  median ${String(at(0.5)).padStart(7)}  most ${String(at(1)).padStart(7)}  (${sorted.length})`);
  }
  const sum = (key) => spent.reduce((total, one) => total + one[key], 0);
  console.log(`server: ${(sum('spent') / sum('decisions')).toFixed(2)} ms of processor time per decision (${sum('decisions')} decisions)`);
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
