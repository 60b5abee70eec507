import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxBetween, nudged } from './redaction-box.ts';

const point = fc.record({
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
});
const onPage = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9;

test('a box stays on the page, however it is drawn, moved or resized', () => {
  const keys = fc.array(
    fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a'), fc.boolean()),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(point, point, keys, (from, to, presses) => {
      let box = boxBetween(1, from, to);
      expect(onPage(box)).toBe(true);
      for (const [key, resize] of presses) box = nudged(box, key, resize) ?? box;
      expect(onPage(box)).toBe(true);
    }),
  );
});

test('the box is the same, whichever corner is drawn first', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      expect(boxBetween(1, from, to)).toEqual(boxBetween(1, to, from));
    }),
  );
});
