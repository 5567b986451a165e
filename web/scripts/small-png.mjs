// A picture of few colours as a PNG with a palette: a third of the size of one with every colour written out.
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;

/** `rgba` as a canvas gives it; how much is seen through is left out. */
export function smallPng(width, height, rgba) {
  const counts = new Map();
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = (rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes = divide([...counts].map(([colour, n]) => ({ parts: [colour >> 16, (colour >> 8) & 255, colour & 255], colour, n })));
  const [palette, index] = [Buffer.alloc(3 * boxes.length), new Map()];
  boxes.forEach((box, i) => {
    const all = box.reduce((sum, { n }) => sum + n, 0);
    for (let part = 0; part < 3; part++) palette[3 * i + part] = Math.round(box.reduce((sum, { parts, n }) => sum + parts[part] * n, 0) / all);
    for (const { colour } of box) index.set(colour, i);
  });
  // Every line begins with the number of its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      lines[y * (width + 1) + 1 + x] = index.get((rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2]);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** Median cut: the box in which colours differ most, by how often they occur, is divided until there are enough. */
function divide(colours) {
  const spread = (box) => {
    const ranges = [0, 1, 2].map((part) => box.reduce(([least, most], { parts }) => [Math.min(least, parts[part]), Math.max(most, parts[part])], [255, 0]));
    const widths = ranges.map(([least, most]) => most - least);
    const part = widths.indexOf(Math.max(...widths));
    return { part, weight: widths[part] * Math.sqrt(box.reduce((sum, { n }) => sum + n, 0)) };
  };
  const boxes = [{ box: colours, ...spread(colours) }];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.weight - a.weight);
    const { box, part, weight } = boxes[0];
    if (!weight) break;
    box.sort((a, b) => a.parts[part] - b.parts[part]);
    const half = box.reduce((sum, { n }) => sum + n, 0) / 2;
    let [at, sum] = [0, 0];
    while (at < box.length - 1 && (sum += box[at].n) < half) at++;
    at = Math.max(1, at);
    boxes.splice(0, 1, ...[box.slice(0, at), box.slice(at)].map((part) => ({ box: part, ...spread(part) })));
  }
  return boxes.map(({ box }) => box);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
