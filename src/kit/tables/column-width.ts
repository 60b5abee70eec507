import { leastWidth, mostWidth } from './table-memory.ts';

const step = 10;
const bigStep = 50;

export function clampWidth(wanted: number, least: number = leastWidth): number {
  return Math.round(Math.min(Math.max(wanted, least), mostWidth));
}

export function widthAfterKey(
  key: string,
  withShift: boolean,
  width: number,
  least: number = leastWidth,
): number | null {
  const by = withShift ? bigStep : step;
  if (key === 'ArrowRight') return clampWidth(width + by, least);
  if (key === 'ArrowLeft') return clampWidth(width - by, least);
  if (key === 'Home') return least;
  return null;
}
