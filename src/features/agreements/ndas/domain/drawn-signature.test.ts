import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawingBox,
  drawingOf,
  drawingRefusal,
  inkOf,
  longestDrawing,
  type Point,
  strokesOf,
} from './drawn-signature.ts';

const point = fc.tuple(
  fc.double({ min: -50, max: drawingBox.width + 50, noNaN: true }),
  fc.double({ min: -50, max: drawingBox.height + 50, noNaN: true }),
);
const strokes = fc.array(fc.array(point, { maxLength: 30 }), { maxLength: 20 });

describe('a drawn signature', () => {
  test('becomes path data inside the box and parses back to the same strokes', () => {
    fc.assert(
      fc.property(strokes, (drawn) => {
        const path = drawingOf(drawn);
        const read = strokesOf(path);
        expect(read === null).toBe(path === '');
        expect(drawingOf(read ?? [])).toBe(path);
        for (const [x, y] of (read ?? []).flat()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(drawingBox.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(drawingBox.height);
        }
      }),
    );
  });

  test('rejects any text other than the path data it produces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (strokesOf(text) !== null) expect(text).toMatch(/^[ML\d ]+$/);
      }),
    );
    for (const bad of [
      '',
      'M1 1',
      'L1 1L2 2',
      'M1 1L2 2"/><script>',
      'M1 1L2 2\n',
      'm1 1l2 2',
      'M1 1L2 2Z',
      'M1 1C1 1 2 2 3 3',
      'M-1 1L2 2',
      'M1.5 1L2 2',
      'M601 1L2 2',
      'M1 201L2 2',
      'M0 0L600 0'.repeat(401),
      `M0 0${'L1 1'.repeat(longestDrawing / 4)}`,
    ])
      expect(drawingRefusal(bad)).toBe('drawing-unfit');
  });

  test('needs ink: a dot is not a signature', () => {
    expect(drawingRefusal(drawingOf([[[10, 10]]]))).toBe('drawing-empty');
    expect(drawingRefusal('M10 10L60 10')).toBe('drawing-empty');
    expect(drawingRefusal('M10 10L70 10')).toBeNull();
  });

  test('measures ink by the length of its strokes', () => {
    const line: Point[] = [
      [0, 0],
      [30, 40],
      [30, 100],
    ];
    expect(inkOf([line, line])).toBe(220);
  });
});
