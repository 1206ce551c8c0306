/** An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f (ISO 32000-2, 8.3.3). */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const mapPoint = ({ a, b, c, d, e, f }: Matrix, x: number, y: number): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** First `inner`, then `outer`. */
export const concatenate = (inner: Matrix, outer: Matrix): Matrix => ({
  a: inner.a * outer.a + inner.b * outer.c,
  b: inner.a * outer.b + inner.b * outer.d,
  c: inner.c * outer.a + inner.d * outer.c,
  d: inner.c * outer.b + inner.d * outer.d,
  e: inner.e * outer.a + inner.f * outer.c + outer.e,
  f: inner.e * outer.b + inner.f * outer.d + outer.f,
});

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function mapBox(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const first = mapPoint(matrix, left, top);
  const second = mapPoint(matrix, right, bottom);
  return {
    left: Math.min(first.x, second.x),
    top: Math.min(first.y, second.y),
    right: Math.max(first.x, second.x),
    bottom: Math.max(first.y, second.y),
  };
}

const cornerPoints = 0.6;

export const isNear = (first: number, second: number) => Math.abs(first - second) < cornerPoints;

/** Whether all points are corners of the box around them. */
export const areCorners = (points: readonly Point[], { left, top, right, bottom }: Box) =>
  points.every(({ x, y }) => (isNear(x, left) || isNear(x, right)) && (isNear(y, top) || isNear(y, bottom)));
