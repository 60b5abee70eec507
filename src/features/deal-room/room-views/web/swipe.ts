export type Point = { x: number; y: number };

/** How far a finger goes, in CSS pixels, before it means to turn a page. */
const least = 48;

/** Where a stroke of one finger turns to: 1 to the next page, -1 to the one before, 0 nowhere. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y];
  // Twice as far across as along: whoever moves the page up or down does not mean to turn it.
  if (Math.abs(across) < least || Math.abs(across) < 2 * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}
