/** A point; a third number other than 0 makes it a sharp corner. Ground is y = 0, up is negative. */
export type PenPoint = readonly [x: number, y: number, sharp?: number];
/** A place on a spine and how thick the body is there. */
export type Joint = readonly [x: number, y: number, radius: number];
export type Spine = readonly Joint[];
/** Scale across and down, then where the origin goes. */
export type Placement = readonly [sx: number, sy: number, x: number, y: number];

const RADIANS = Math.PI / 180;
/** How far the handles of a round corner reach. */
const ROUND = 1 / 6;

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** Curves are written in whole tenths, so that their text is short; the picture is scaled by 0.1. */
function tenths(value: number): number {
  return Math.round(value * 10);
}

/** A closed shape. Every shape turns the same way, so that several unite in one path. */
export function shapePath(points: readonly PenPoint[], placement: Placement): string {
  return `${curve(points, placement, true)}Z`;
}

/** An open line. */
export function linePath(points: readonly PenPoint[], placement: Placement): string {
  return curve(points, placement, false);
}

/** Scratch for one curve: where its points are, and how far their handles reach. */
const MOST_POINTS = 128;
const xs = new Float64Array(MOST_POINTS);
const ys = new Float64Array(MOST_POINTS);
const reach = new Float64Array(MOST_POINTS);

/** A smooth curve through the points, by relative commands. */
function curve(points: readonly PenPoint[], [sx, sy, tx, ty]: Placement, closed: boolean): string {
  const n = points.length;
  const flipped = closed && turnsLeft(points, sx * sy);
  for (let i = 0; i < n; i++) {
    const [x, y, sharp] = points[flipped ? n - 1 - i : i] as PenPoint;
    xs[i] = x * sx + tx;
    ys[i] = y * sy + ty;
    reach[i] = sharp ? 0 : ROUND;
  }
  // A closed curve goes on behind its last point with the first; an open one stays at its ends.
  const before = closed ? n - 1 : 0;
  let penX = tenths(xs[0] as number);
  let penY = tenths(ys[0] as number);
  let d = `M${penX} ${penY}`;
  for (let i = 0, last = closed ? n : n - 1; i < last; i++) {
    const h = i === 0 ? before : i - 1;
    const j = i + 1 === n ? 0 : i + 1;
    const k = j + 1 < n ? j + 1 : closed ? 0 : n - 1;
    const atX = xs[i] as number;
    const atY = ys[i] as number;
    const nextX = xs[j] as number;
    const nextY = ys[j] as number;
    const r = reach[i] as number;
    const q = reach[j] as number;
    const toX = tenths(nextX);
    const toY = tenths(nextY);
    if ((r === 0 && q === 0) || n === 2) d += `l${toX - penX} ${toY - penY}`;
    else {
      const fromHandleX = tenths(atX + (nextX - (xs[h] as number)) * r) - penX;
      const fromHandleY = tenths(atY + (nextY - (ys[h] as number)) * r) - penY;
      const toHandleX = tenths(nextX - ((xs[k] as number) - atX) * q) - penX;
      const toHandleY = tenths(nextY - ((ys[k] as number) - atY) * q) - penY;
      d += `c${fromHandleX} ${fromHandleY} ${toHandleX} ${toHandleY} ${toX - penX} ${toY - penY}`;
    }
    penX = toX;
    penY = toY;
  }
  return d;
}

/** Which way they go round; a mirror turns that over. */
function turnsLeft(points: readonly PenPoint[], mirrored: number): boolean {
  let area = 0;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [x, y] = points[i] as PenPoint;
    const [u, v] = points[j] as PenPoint;
    area += u * y - x * v;
  }
  return area * mirrored < 0;
}

/** A full circle. */
export function disc(x: number, y: number, radius: number): string {
  const r = tenths(radius);
  return `M${tenths(x) - r} ${tenths(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}

export function placed([x, y]: PenPoint, [sx, sy, tx, ty]: Placement): PenPoint {
  return [x * sx + tx, y * sy + ty];
}

/** The direction of a spine at a joint. */
function directionAt(spine: Spine, i: number): readonly [x: number, y: number] {
  const a = spine[Math.max(0, i - 1)] as Joint;
  const b = spine[Math.min(spine.length - 1, i + 1)] as Joint;
  const x = b[0] - a[0];
  const y = b[1] - a[1];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** The outline around a spine. */
export function tube(spine: Spine): PenPoint[] {
  const upper: PenPoint[] = [];
  const lower: PenPoint[] = [];
  spine.forEach(([x, y, r], i) => {
    const [tx, ty] = directionAt(spine, i);
    upper.push([x + ty * r, y - tx * r]);
    lower.unshift([x - ty * r, y + tx * r]);
  });
  return [...upper, ...cap(spine, spine.length - 1, 1), ...lower, ...cap(spine, 0, -1)];
}

/** The end of a tube: round, or a tip where it is thin. */
function cap(spine: Spine, i: number, way: 1 | -1): PenPoint[] {
  const [dx, dy] = directionAt(spine, i);
  const tx = dx * way;
  const ty = dy * way;
  const [x, y, r] = spine[i] as Joint;
  if (r < 0.7) return [[x + tx * r, y + ty * r, 1]];
  const k = 0.72 * r;
  return [
    [x + (ty + tx) * k, y + (ty - tx) * k],
    [x + tx * r, y + ty * r],
    [x + (tx - ty) * k, y + (ty + tx) * k],
  ];
}

/** A place in a tube: `t` along the spine from 0 to 1, `k` across it from -1 (upper side) to 1 (lower side). */
export function inside(spine: Spine, t: number, k: number): [x: number, y: number] {
  const last = spine.length - 1;
  const along = Math.min(last - 1e-6, Math.max(0, t * last));
  const i = Math.floor(along);
  const share = along - i;
  const a = spine[i] as Joint;
  const b = spine[i + 1] as Joint;
  const [ax, ay] = directionAt(spine, i);
  const [bx, by] = directionAt(spine, i + 1);
  const r = mix(a[2], b[2], share) * k;
  return [mix(a[0], b[0], share) - mix(ay, by, share) * r, mix(a[1], b[1], share) + mix(ax, bx, share) * r];
}

/** A sharp corner at a place in a tube. */
export function corner(spine: Spine, t: number, k: number): PenPoint {
  const [x, y] = inside(spine, t, k);
  return [x, y, 1];
}

/** Points turned by so many degrees, scaled and moved. */
export function turned(
  points: readonly PenPoint[],
  [x, y]: PenPoint,
  scale: number,
  degrees: number,
): readonly PenPoint[] {
  const c = Math.cos(degrees * RADIANS) * scale;
  const s = Math.sin(degrees * RADIANS) * scale;
  return points.map(([px, py, sharp]) => [x + px * c - py * s, y + px * s + py * c, sharp ?? 0]);
}

export function ring(x: number, y: number, rx: number, ry = rx): PenPoint[] {
  const k = 0.71;
  return [
    [x - rx, y],
    [x - rx * k, y - ry * k],
    [x, y - ry],
    [x + rx * k, y - ry * k],
    [x + rx, y],
    [x + rx * k, y + ry * k],
    [x, y + ry],
    [x - rx * k, y + ry * k],
  ];
}

/** A spine from a place upwards by so many degrees. `bend` is how far it bows. */
export function neckFrom(
  [x, y]: PenPoint,
  degrees: number,
  length: number,
  from: number,
  to: number,
  bend: number,
): Spine {
  const c = Math.cos(degrees * RADIANS);
  const s = -Math.sin(degrees * RADIANS);
  const bow = bend * length;
  return [
    [x - c * 3, y - s * 3, from],
    [x + c * length * 0.4 - s * bow, y + s * length * 0.4 + c * bow, mix(from, to, 0.55)],
    [x + c * length * 0.78 - s * bow * 0.6, y + s * length * 0.78 + c * bow * 0.6, to],
    [x + c * length, y + s * length, to * 0.95],
  ];
}
