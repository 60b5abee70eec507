import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNothing, leastWidth, memoryFrom, mostWidth, nothingKept } from './table-memory.ts';

const columns = ['email', 'amount', 'status'];
const kept = {
  columnVisibility: { amount: false },
  columnSizing: { email: 300 },
  sorting: [{ id: 'email', desc: true }],
};

describe('what a table keeps', () => {
  test('comes back as it was', () => {
    expect(memoryFrom(JSON.stringify(kept), columns)).toEqual(kept);
  });

  test('is nothing at first, and nothing again once all is as it came', () => {
    expect(memoryFrom(null, columns)).toEqual(nothingKept);
    expect(isNothing(nothingKept)).toBe(true);
    expect(isNothing({ ...nothingKept, columnVisibility: { email: true } })).toBe(true);
    expect(isNothing(kept)).toBe(false);
  });

  test.each([
    ['no JSON', 'columnVisibility'],
    ['a list', '[]'],
    ['null', 'null'],
    ['half of it', '{"columnVisibility":{}}'],
    ['a width of nothing', JSON.stringify({ ...kept, columnSizing: { email: 0 } })],
    ['a width beyond all screens', JSON.stringify({ ...kept, columnSizing: { email: 1e9 } })],
    ['a width in words', JSON.stringify({ ...kept, columnSizing: { email: '300' } })],
    ['an order of two', JSON.stringify({ ...kept, sorting: [kept.sorting[0], kept.sorting[0]] })],
  ])('is ignored when it is bad: %s', (_, text) => {
    expect(memoryFrom(text, columns)).toEqual(nothingKept);
  });

  test('forgets columns that the table no longer has', () => {
    const read = memoryFrom(JSON.stringify(kept), ['status']);
    expect(read).toEqual({ columnVisibility: {}, columnSizing: {}, sorting: [] });
  });

  test('never leaves a table without a column', () => {
    const all = { ...kept, columnVisibility: { email: false, amount: false, status: false } };
    expect(memoryFrom(JSON.stringify(all), columns).columnVisibility).toEqual({});
  });

  test('whatever stands in storage, the table gets what it can show', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = memoryFrom(text, columns);
        expect(Object.keys(read.columnSizing).every((id) => columns.includes(id))).toBe(true);
        for (const width of Object.values(read.columnSizing)) {
          expect(width).toBeGreaterThanOrEqual(leastWidth);
          expect(width).toBeLessThanOrEqual(mostWidth);
        }
      }),
    );
  });
});
