// The second drawing of each region type: `node scripts/art/second-scenes.mjs` writes src/art/scenes-2.svg. What matters stands
// between the signs in the corners, and still reads as its type when it is 60 px wide.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arc, around, chance, circle, DEEP, draw, HATCH, hatch, INK, LINE, PAPER, print, sky, through, WASH } from './engrave.mjs';

/** A fir of four tiers, its right side in shadow. */
function fir(x, foot, height, width, fill, random, shade = true, line = LINE) {
  const tiers = shade ? 4 : 3;
  const top = foot - height;
  const right = [];
  for (let i = 1; i <= tiers; i++) {
    const y = top + (height * 0.86 * i) / tiers;
    const half = (width / 2) * (0.3 + (0.7 * i) / tiers);
    right.push([half, y]);
    if (i < tiers) right.push([half * 0.52, y - 0.6]);
  }
  const outline = [[x, top], ...right.map(([w, y]) => [x + w, y]), ...right.map(([w, y]) => [x - w, y]).reverse()];
  const dark = [[x, top], ...right.map(([w, y]) => [x + w, y]), [x, foot - height * 0.5]];
  return draw(`M${x - 0.9} ${foot - height * 0.15}V${foot}H${x + 0.9}V${foot - height * 0.15}`, INK) + draw(through(outline), fill, line) + (shade ? draw(hatch(dark, 64, 1.7, random), 'none', HATCH) : '');
}

/** A rounded hill with lines along its slope. */
function mound(cx, cy, rx, ry, fill, lines, from = -82, to = -8) {
  const slope = Array.from({ length: lines }, (_, i) => {
    const size = 1 - (i + 1) * 0.088;
    return through(arc(cx - i * 0.5, cy, rx * size, ry * size, from - i * 1.5, to - i * 0.6, 14), false);
  });
  return draw(through([...arc(cx, cy, rx, ry, -180, 0, 26), [cx + rx, 104], [cx - rx, 104]]), fill, LINE) + draw(slope.join(''), 'none', HATCH);
}

/** A wheel with teeth. */
function cog(cx, cy, r, teeth, depth = 0.13) {
  const points = [];
  for (let i = 0; i < teeth; i++) {
    for (const [share, size] of [[-0.3, 1 - depth], [-0.2, 1], [0.2, 1], [0.3, 1 - depth]]) points.push(around(cx, cy, r * size, r * size, ((i + share) * 360) / teeth));
  }
  return points;
}

/** An airship over a river between firs. */
function forest() {
  const random = chance(3);
  let b = sky(5, 40, random, [[63, 30, 17]]);
  const ridge = [[0, 58], ...Array.from({ length: 31 }, (_, i) => [i * 4, 51 - 6 * Math.sin(i / 3.4 + 2) - 2 * Math.sin(i / 1.1)]), [120, 74], [0, 74]];
  b += draw(through(ridge), WASH, 0.7) + draw(hatch(ridge, 90, 2.6, random, 0.5), 'none', 0.4, 0.8);
  for (const [x, h] of [[4, 27], [17, 24], [30, 27], [43, 22], [80, 22], [92, 27], [105, 24], [117, 28]]) b += fir(x, 70 + (x % 3), h, 12, WASH, random, false, 0.7);
  b += draw(through([[0, 67], [34, 66], [60, 64], [86, 66], [120, 67], [120, 100], [0, 100]]), PAPER, 0.8);
  // The river comes from the ridge towards us.
  b += draw('M60 64C54 68 52 70 56 75S47 87 38 100H84C79 88 77 82 71 76S62 69 64 64Z', WASH, LINE);
  b += draw('M58 71h5M58 77h9M53 83h8M66 84h7M50 89h14M70 90h6M46 95h12M63 96h14', 'none', HATCH);
  for (const [x, foot, h, w] of [[30, 82, 36, 19], [92, 81, 34, 18], [11, 90, 55, 29], [109, 90, 52, 28]]) b += fir(x, foot, h, w, DEEP, random);
  // The airship, with its gondola and the ropes between.
  const belly = arc(63, 30, 21, 9.4, 0, 180, 20);
  b += draw('M43 26.5L36.5 22.5V37.5L43 33.5', DEEP, 0.8);
  b += draw(through([...arc(63, 30, 21, 9.4, -180, 0, 20), ...belly]), PAPER, LINE);
  b += draw(through(arc(63, 30, 21, 3.6, -180, 0, 16), false) + through(arc(63, 30, 21, 3.6, 0, 180, 16), false), 'none', 0.6);
  b += draw(hatch([...belly, ...arc(63, 30, 21, 3.6, 180, 0, 16)], 0, 1.3, random, 0.2), 'none', HATCH);
  b += draw('M53 22.2C50.4 26 50.4 34 53 37.8M73 22.2C75.6 26 75.6 34 73 37.8', 'none', 0.6);
  b += draw('M54.5 38.4L57 43M71.5 38.4L69 43M63 39.4V43', 'none', 0.6) + draw('M55 43H71L69 47.4H57Z', DEEP, 0.9) + draw('M52 43.6l3 1.4-3 1.8', 'none', 0.8);
  return print(b + draw('M2 93h10M18 95h14M92 93h12M108 96h10M6 98h20M86 98h16', 'none', HATCH, 0.75));
}

/** A cable railway over a lake, up to a station on a spur. */
function mountain() {
  const random = chance(11);
  let b = sky(5, 46, random);
  const face = (apex, left, right, ridge) => {
    const shadow = [apex, ...ridge, right];
    const slope = (Math.atan2(right[1] - apex[1], right[0] - apex[0]) * 180) / Math.PI;
    return draw(through([left, apex, right]), PAPER, LINE) + draw(through(shadow), WASH, 0.8) + draw(hatch(shadow, slope, 2, random, 0.25), 'none', HATCH);
  };
  b += face([62, 34], [34, 74], [96, 74], [[64, 44], [60, 54], [66, 74]]);
  b += face([27, 14], [-14, 76], [66, 76], [[31, 26], [25, 36], [33, 48], [27, 60], [34, 76]]);
  b += draw(through([[17.5, 28.5], [27, 14], [36, 28.2], [33, 27], [30.6, 31.4], [27.4, 27.4], [24, 33], [21, 28.6]]), PAPER, 0.9);
  b += draw('M14 44l4 6-3 4M8 58l5 5M20 56l4 7-2 5', 'none', 0.7);
  b += face([101, 30], [76, 76], [134, 76], [[104, 40], [99, 49], [106, 60], [102, 76]]);
  // The spur with the upper station, and the cable down to the shore.
  b += draw('M70 76L80 55L86 53L93 56L104 76Z', PAPER, LINE) + draw('M88 54l3 8-2 5 5 9', 'none', 0.7);
  b += draw(hatch([[87, 53], [93, 56], [104, 76], [95, 76], [90, 66]], 62, 1.9, random, 0.3), 'none', HATCH);
  b += draw('M80 54.5V47.5L86 43.5L92 47.5V54.5Z', PAPER, 0.9) + draw('M78.6 48.4L86 43L93.4 48.4', 'none', LINE) + draw('M84 54.5v-4h4v4', INK);
  b += draw('M0 75L20 73L44 76L70 74L98 76L120 73V100H0Z', DEEP, LINE);
  b += draw('M14 86H60M30 90H92M8 94H44M58 96H110M70 84H104M96 90H118M4 82H26', 'none', HATCH, 0.8);
  b += draw('M8 78L13 56H17L22 78M10 70h10M11.4 64h7.2M10 70l7.2-6M20 70l-7.2-6', 'none', 0.9) + draw('M10.5 56h9', 'none', 1.3);
  b += draw('M0 61.5Q9 58 15 55.4Q52 55 81 48.6', 'none', 0.8);
  b += draw('M50 53.2v5.4', 'none', 0.9) + draw('M43.5 58.6H56.5V67H43.5Z', DEEP, LINE) + draw('M45.5 60.6h3.6v3h-3.6zM50.9 60.6h3.6v3h-3.6z', PAPER, 0.5) + draw('M42.5 58.6h15', 'none', 1.3);
  return print(b);
}

/** The mouth of a mine with a train of tubs; kilns smoke on the crest. */
function hill() {
  const random = chance(23);
  let b = sky(5, 36, random);
  b += mound(94, 62, 46, 24, WASH, 6);
  for (const [x, y, h] of [[36, 42, 15], [49, 40, 18], [62, 42, 15]]) {
    const kiln = [[x - 5.4, y + 4], [x - 4.6, y - h * 0.35], [x - 1.9, y - h], [x + 1.9, y - h], [x + 4.6, y - h * 0.35], [x + 5.4, y + 4]];
    b += draw(through(kiln), PAPER, LINE) + draw(hatch([[x, y + 4], [x + 0.6, y - h], [x + 1.9, y - h], [x + 4.6, y - h * 0.35], [x + 5.4, y + 4]], 0, 1.5, random), 'none', HATCH);
    b += draw(`M${x - 2.4} ${y - h}h4.8`, 'none', 1.2) + draw(`M${x} ${y - h - 2}c-2.4-2.4 2.4-3.6 0-6.4s2.2-3.4 .4-5.2`, 'none', 0.6);
  }
  b += mound(46, 70, 62, 33, WASH, 9, -80, -14);
  b += mound(66, 92, 78, 40, DEEP, 4, -60, -16);
  // The mouth: a timbered arch, dark inside, and rails that come out of it.
  b += draw('M44 78V66a13 13 0 0 1 26 0V78Z', PAPER, LINE) + draw('M48 78V66.4a9 9 0 0 1 18 0V78Z', INK);
  b += draw('M44.6 66h3M45.8 60.6l2.8 1.4M49.6 56.2l1.8 2.6M57 53.2v3.2M64.4 56.2l-1.8 2.6M68.2 60.6l-2.8 1.4M66.4 66h3', 'none', 0.7);
  b += mound(2, 96, 36, 20, WASH, 5);
  b += draw('M51 78C52 84 46 92 30 100M62 78C64 85 60 94 52 100', 'none', 0.9);
  b += draw('M49.6 81h14M48 85h15M44 89h17M39 93h19M33 97h22', 'none', 0.7);
  for (const [x, y] of [[75, 76], [90, 80]]) {
    b += draw(`M${x - 6.4} ${y - 8}H${x + 6.4}L${x + 4.6} ${y}H${x - 4.6}Z`, PAPER, LINE) + draw(`M${x - 5.6} ${y - 8}c1.6-3.4 3.8-1.6 5-3.4s4.6 .4 5.6 3.4`, INK);
    b += draw(circle(x - 3, y + 1.2, 1.6) + circle(x + 3, y + 1.2, 1.6), PAPER, 0.8);
  }
  return print(b + draw('M66 79.6C78 79 90 82 104 86', 'none', 0.9) + mound(124, 100, 34, 20, WASH, 4));
}

/** A steam plough before a silo, under a cloud. */
function plain() {
  const random = chance(31);
  let b = sky(5, 42, random, [[57, 21, 13]]);
  b += draw('M46 27c-4 0-5-6 0-6.4c.4-5 7-6 9-2.4c3-5 11-3.6 11.4 1.4c5-1.6 8 7.4 1.6 7.4Z', PAPER, 0.8) + draw('M50 24.4h14M54 21.6h9', 'none', HATCH, 0.8);
  b += draw('M0 46C24 43 40 47 62 45S100 43 120 46V100H0Z', PAPER, 0.9);
  // Corn that stands, and beneath it ploughed land in long bows.
  b += draw('M0 46.6C24 43.6 40 47.6 62 45.6S100 43.6 120 46.6V57C90 60 40 55 0 60Z', WASH, 0.8);
  let corn = '';
  for (let x = 1; x < 120; x += 2.1) corn += `M${x.toFixed(1)} ${(58 - 1.6 * Math.sin(x / 26)).toFixed(1)}l${random(-0.8, 0.8).toFixed(1)} ${(-random(5, 8.4)).toFixed(1)}`;
  b += draw(corn, 'none', HATCH);
  const furrow = (y, bow) => `C30 ${y - bow} 78 ${y + bow * 0.3} 120 ${y - bow * 0.8}`;
  for (const [y, bow] of [[64, 3], [76, 6], [90, 10]]) b += draw(`M0 ${y}${furrow(y, bow)}V${y + bow * 0.1 + 4.4}C78 ${y + 7 + bow * 0.2} 30 ${y + 6 - bow} 0 ${y + 6}Z`, DEEP, 0.6);
  b += draw([68, 72, 81, 85.4, 96, 100].map((y, i) => `M0 ${y + 2}${furrow(y + 2, 3 + i * 1.6)}`).join(''), 'none', HATCH, 0.85);
  // The silo with its hoist.
  b += draw('M84 58V30a8 4 0 0 1 16 0V58Z', PAPER, LINE) + draw('M84 30L92 20L100 30', DEEP, LINE) + draw('M84 37h16M84 44h16M84 51h16', 'none', 0.6);
  b += draw(hatch([[94, 29], [100, 30], [100, 58], [94, 58]], 90, 1.4, random), 'none', HATCH) + draw('M100 58V47h11V58Z', PAPER, 0.9) + draw('M98.8 47.6L105.5 42.6L112.2 47.6', DEEP, 0.9) + draw('M104 58v-5h3.6v5', INK);
  // The engine, its smoke and the plough behind it.
  b += draw('M36 47V38.4M34.4 38.4h3.2', 'none', 1.6) + draw('M36 36c-2.4-2.6 2.4-3.4 .2-6.2', 'none', 0.6);
  b += draw('M32 47.6H50V57H32Z', DEEP, LINE) + draw('M35.6 47.6v9.4M39.2 47.6v9.4M42.8 47.6v9.4', 'none', 0.5) + draw('M50 57V42.6H60V57Z', PAPER, LINE) + draw('M48.6 42.6h13', 'none', 1.3) + draw('M52.4 45.4h5v4.2h-5z', WASH, 0.6);
  b += draw(circle(55, 59, 8), PAPER, 1.1) + draw(circle(55, 59, 1.6), INK) + draw([0, 45, 90, 135].map((angle) => through([around(55, 59, 7.4, 7.4, angle), around(55, 59, 7.4, 7.4, angle + 180)], false)).join(''), 'none', 0.6);
  b += draw(circle(36, 61.6, 5), PAPER, 1.1) + draw(circle(36, 61.6, 1.2), INK) + draw('M31.4 61.6h9.2M36 57v9.2', 'none', 0.5);
  b += draw('M63 60L74 63M70 58L76 66', 'none', 1) + draw('M73 61l6 6.4-8-1.2Z', DEEP, 0.8);
  return print(b);
}

/** A great wheel, half under the sand, before dead chimneys. */
function wasteland() {
  const random = chance(47);
  let b = sky(5, 46, random, [[79, 20, 8]]);
  b += draw(circle(79, 20, 5.6), WASH, 0.8);
  const mesa = [[66, 56], [72, 48], [80, 46], [83, 39], [104, 38], [108, 45], [120, 48], [120, 56]];
  b += draw(through(mesa), WASH, 0.8) + draw(hatch(mesa, 90, 1.9, random, 0.55), 'none', HATCH);
  for (const [x, top, w] of [[8, 34, 5], [19, 40, 4.4]]) {
    const stack = [[x - w / 2 - 0.8, 58], [x - w / 2 + 0.4, top + 1.4], [x - 0.6, top], [x + 0.8, top + 2.2], [x + w / 2 - 0.4, top + 0.6], [x + w / 2 + 0.8, 58]];
    b += draw(through(stack), PAPER, 0.9) + draw(hatch([[x + 0.4, 58], [x + 0.4, top + 2], [x + w / 2 - 0.4, top + 0.8], [x + w / 2 + 0.8, 58]], 0, 1.5, random), 'none', HATCH);
  }
  b += draw('M0 54C20 51 40 56 64 54S104 52 120 55V100H0Z', PAPER, 0.9);
  // The wheel: rim, spokes, hub; sand lies over its lower half.
  const [cx, cy, r] = [56, 61, 32];
  b += draw(through(cog(cx, cy, r, 18)), DEEP, LINE) + draw(circle(cx, cy, r * 0.66), PAPER, LINE);
  b += draw(through(arc(cx, cy, r * 0.8, r * 0.8, -178, -2, 24), false), 'none', 0.5);
  b += draw(hatch([...arc(cx, cy, r * 0.86, r * 0.86, -62, 0, 12), ...arc(cx, cy, r * 0.67, r * 0.67, 0, -62, 12)], 20, 1.7, random), 'none', HATCH);
  for (const angle of [-162, -126, -90, -54, -18]) {
    const [[x1, y1], [x2, y2]] = [around(cx, cy, r * 0.66, r * 0.66, angle), around(cx, cy, r * 0.2, r * 0.2, angle)];
    const [dx, dy] = [Math.sin((angle * Math.PI) / 180) * 1.7, -Math.cos((angle * Math.PI) / 180) * 1.7];
    b += draw(through([[x1 + dx, y1 + dy], [x1 - dx, y1 - dy], [x2 - dx, y2 - dy], [x2 + dx, y2 + dy]]), DEEP, 0.8);
  }
  b += draw(circle(cx, cy, r * 0.24), DEEP, LINE) + draw(circle(cx, cy, r * 0.1), INK);
  const sand = 'M0 66C14 62 24 69 38 66S58 62 72 66S100 63 120 67V100H0Z';
  b += draw(sand, PAPER, 0.95);
  b += draw('M22 71C30 68 36 73 44 71M78 71c8-3 14 2 22-1M50 75c8-3 13 1 20-1M8 77c6-2 10 1 16 0', 'none', HATCH);
  b += draw('M0 80l16-3 10 5 16-4 12 5 18-5 15 5 15-4 18 4M16 77l4-7M42 78l-2-6M72 78l3-6M102 78l3-7M26 82l-7 9-19 3M26 82l11 8 17-7M37 90l-3 10M54 83l16 8 17-8M70 91l-4 9M87 83l14 9 19-4M101 92l3 8M19 91l4 9', 'none', 0.85);
  let dust = '';
  for (let i = 0; i < 40; i++) dust += `M${random(2, 118).toFixed(1)} ${random(69, 98).toFixed(1)}h.1`;
  return print(b + draw(dust, 'none', 0.9, 0.8));
}

/** The whole sheet. */
export function sheet() {
  const symbols = Object.entries({ forest, mountain, hill, plain, wasteland }).map(([land, scene]) => `<symbol id="scene-${land}-2" viewBox="0 0 120 100">${scene()}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

export const FILE = new URL('../../src/art/scenes-2.svg', import.meta.url);
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, sheet());
