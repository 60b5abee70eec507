export type Point = { x: number; y: number };

/** Minimum distance in CSS pixels. */
const least = 48;

/** 1 for the next page, -1 for the previous one, 0 for neither. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y];
  // Must be twice as far across as along: vertical moves scroll the page.
  if (Math.abs(across) < least || Math.abs(across) < 2 * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}
