// How a scene is engraved: contours and hatching as path data, on 120 x 100. Colours are those of the region: paper (rp), wash
// (rw), deep (rd) and ink (ri).

/** Contours and hatching of the scenes. */
export const LINE = 0.95;
export const HATCH = 0.5;
export const [PAPER, WASH, DEEP, INK] = ['p', 'w', 'd', 'i'].map((ink) => `var(--r${ink})`);

/** The same numbers in every run. */
export function chance(seed) {
  let state = seed >>> 0;
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + ((to - from) * state) / 4294967296;
  };
}

const short = (number) => String(Math.round(number * 10) / 10);
const spot = ([x, y]) => `${short(x)} ${short(y)}`;

/** Through these points; closed unless told otherwise. */
export const through = (points, close = true) => `M${points.map(spot).join('L')}${close ? 'Z' : ''}`;
export const circle = (cx, cy, r) => `M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
/** The point of an ellipse at an angle in degrees. */
export function around(cx, cy, rx, ry, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
}
/** Points on an ellipse, from one angle to another. */
export const arc = (cx, cy, rx, ry, from, to, n = 18) => Array.from({ length: n + 1 }, (_, i) => around(cx, cy, rx, ry, from + ((to - from) * i) / n));

export function draw(d, fill = 'none', width = 0, opacity = 1) {
  return `<path d="${d}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${width}"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Parallel lines inside a polygon; each may end early by up to `trim` of its length. */
export function hatch(polygon, degrees, gap, random, trim = 0) {
  const angle = (degrees * Math.PI) / 180;
  const turn = ([x, y], by) => [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)];
  const turned = polygon.map((point) => turn(point, -angle));
  const [low, high] = [Math.min, Math.max].map((most) => most(...turned.map(([, y]) => y)));
  let d = '';
  for (let y = low + gap / 2; y < high; y += gap) {
    const crossings = turned
      .flatMap(([x1, y1], i) => {
        const [x2, y2] = turned[(i + 1) % turned.length];
        return y1 <= y !== y2 <= y ? [x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)] : [];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from, to] = [crossings[i] + 0.3, crossings[i + 1] - 0.3];
      if (to - from > 0.8) d += through([turn([from, y], angle), turn([to - (to - from) * random(0, trim), y], angle)], false);
    }
  }
  return d;
}

/** Lines of the sky, wider apart towards the horizon, with gaps so that it breathes, and without the discs in it. */
export function sky(from, to, random, discs = []) {
  let d = '';
  for (let [y, gap] = [from, 3]; y < to; y += gap, gap *= 1.13) {
    let free = [[0, 120]];
    for (const [cx, cy, r] of discs) {
      if (Math.abs(y - cy) >= r) continue;
      const half = Math.sqrt(r * r - (y - cy) ** 2);
      free = free.flatMap(([a, b]) => [[a, Math.min(b, cx - half)], [Math.max(a, cx + half), b]]).filter(([a, b]) => b > a);
    }
    for (const [a, b] of free) {
      for (let x = a; x < b; ) {
        const end = Math.min(b, x + random(26, 70));
        if (end - x > 3) d += `M${short(x)} ${short(y)}H${short(end)}`;
        x = end + random(2, 9);
      }
    }
  }
  return draw(d, 'none', HATCH, 0.5);
}

export const print = (drawing) => `<rect width="120" height="100" fill="${PAPER}"/><g stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
