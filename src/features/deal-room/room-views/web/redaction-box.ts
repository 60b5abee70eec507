/** Fractions of the page, from its top left corner. */
export type Box = { page: number; x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

/** Smaller boxes are accidental. */
export const smallest = 0.005;
const step = 0.01;

export function boxBetween(page: number, from: Point, to: Point): Box {
  const [left, right] = [clamp(Math.min(from.x, to.x)), clamp(Math.max(from.x, to.x))];
  const [top, bottom] = [clamp(Math.min(from.y, to.y)), clamp(Math.max(from.y, to.y))];
  return { page, x: left, y: top, width: right - left, height: bottom - top };
}

export function nudged(box: Box, key: string, resize: boolean): Box | null {
  const by: Record<string, Point> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  const move = by[key];
  if (!move) return null;
  if (resize)
    return {
      ...box,
      width: Math.min(Math.max(box.width + move.x, smallest), 1 - box.x),
      height: Math.min(Math.max(box.height + move.y, smallest), 1 - box.y),
    };
  return {
    ...box,
    x: Math.min(Math.max(box.x + move.x, 0), 1 - box.width),
    y: Math.min(Math.max(box.y + move.y, 0), 1 - box.height),
  };
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
