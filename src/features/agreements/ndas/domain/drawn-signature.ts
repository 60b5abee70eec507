/** In integer units; screen and PDF scale it. */
export const drawingBox = { width: 600, height: 200 } as const;
export const longestDrawing = 24_000;
const mostStrokes = 400;
/** Less ink than this is an accidental touch. */
const leastInk = 60;

export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

const stroke = /M(\d{1,3}) (\d{1,3})((?:L\d{1,3} \d{1,3})+)/g;
const whole = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

/** SVG path data of strokes: `M12 30L14 33L…`. Rounds points into the box; a tap becomes a dot. */
export function drawingOf(strokes: readonly Stroke[]): string {
  return strokes
    .filter((points) => points.length > 0)
    .map((points) => {
      const placed = points.map(place).filter((point, at, all) => !same(point, all[at - 1]));
      const [first, ...rest] = placed;
      if (!first) return '';
      const line = rest.length > 0 ? rest : [first];
      return `M${first[0]} ${first[1]}${line.map(([x, y]) => `L${x} ${y}`).join('')}`;
    })
    .join('');
}

/** The strokes of path data made by `drawingOf`; `null` for anything else or over the limits. */
export function strokesOf(drawing: string): Stroke[] | null {
  if (drawing.length > longestDrawing || !whole.test(drawing)) return null;
  const strokes = [...drawing.matchAll(stroke)].map(
    ([, x, y, rest = '']): Stroke => [
      [Number(x), Number(y)],
      ...[...rest.matchAll(/L(\d{1,3}) (\d{1,3})/g)].map(([, a, b]): Point => [Number(a), Number(b)]),
    ],
  );
  if (strokes.length > mostStrokes) return null;
  const inside = strokes.every((points) =>
    points.every(([x, y]) => x <= drawingBox.width && y <= drawingBox.height),
  );
  return inside ? strokes : null;
}

/** Why a drawing is not accepted; `null` if it is. */
export function drawingRefusal(drawing: string): 'drawing-unfit' | 'drawing-empty' | null {
  const strokes = strokesOf(drawing);
  if (strokes === null) return 'drawing-unfit';
  return inkOf(strokes) < leastInk ? 'drawing-empty' : null;
}

/** Total length of the strokes, in units of the box. */
export function inkOf(strokes: readonly Stroke[]): number {
  return strokes.reduce(
    (sum, points) =>
      sum +
      points.reduce((length, [x, y], at) => {
        const [fromX, fromY] = points[at - 1] ?? [x, y];
        return length + Math.hypot(x - fromX, y - fromY);
      }, 0),
    0,
  );
}

function place([x, y]: Point): Point {
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  return [within(x, drawingBox.width), within(y, drawingBox.height)];
}

function same(one: Point, other: Point | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1];
}
