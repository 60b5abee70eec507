import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './highlight-pieces.ts';

describe('highlighted text', () => {
  it('marks the matched spans', () => {
    expect(piecesOf('a machine shop', [{ start: 2, end: 9 }])).toEqual([
      { from: 0, words: 'a ', marked: false },
      { from: 2, words: 'machine', marked: true },
      { from: 9, words: ' shop', marked: false },
    ]);
  });

  it('keeps the full text for any spans', () => {
    const spans = fc.array(
      fc.record({ start: fc.integer({ min: -5, max: 30 }), end: fc.integer({ min: -5, max: 30 }) }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 25 }), spans, (text, places) => {
        const pieces = piecesOf(text, places);
        expect(pieces.map(({ words }) => words).join('')).toBe(text);
        expect(new Set(pieces.map(({ from }) => from)).size).toBe(pieces.length);
      }),
    );
  });
});
