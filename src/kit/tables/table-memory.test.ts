import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNothing, leastWidth, memoryFrom, mostWidth, nothingKept } from './table-memory.ts';

const columns = ['email', 'amount', 'status'];
const kept = {
  columnVisibility: { amount: false },
  columnSizing: { email: 300 },
  sorting: [{ id: 'email', desc: true }],
};

describe('the stored state of a table', () => {
  test('is restored unchanged', () => {
    expect(memoryFrom(JSON.stringify(kept), columns)).toEqual(kept);
  });

  test('is empty at first, and again when everything has its default', () => {
    expect(memoryFrom(null, columns)).toEqual(nothingKept);
    expect(isNothing(nothingKept)).toBe(true);
    expect(isNothing({ ...nothingKept, columnVisibility: { email: true } })).toBe(true);
    expect(isNothing(kept)).toBe(false);
  });

  test.each([
    ['invalid JSON', 'columnVisibility'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an incomplete object', '{"columnVisibility":{}}'],
    ['a width of zero', JSON.stringify({ ...kept, columnSizing: { email: 0 } })],
    ['a width beyond all screens', JSON.stringify({ ...kept, columnSizing: { email: 1e9 } })],
    ['a width as text', JSON.stringify({ ...kept, columnSizing: { email: '300' } })],
    ['two columns to sort by', JSON.stringify({ ...kept, sorting: [kept.sorting[0], kept.sorting[0]] })],
  ])('is ignored if invalid: %s', (_, text) => {
    expect(memoryFrom(text, columns)).toEqual(nothingKept);
  });

  test('drops columns that the table no longer has', () => {
    const read = memoryFrom(JSON.stringify(kept), ['status']);
    expect(read).toEqual({ columnVisibility: {}, columnSizing: {}, sorting: [] });
  });

  test('never hides all columns', () => {
    const all = { ...kept, columnVisibility: { email: false, amount: false, status: false } };
    expect(memoryFrom(JSON.stringify(all), columns).columnVisibility).toEqual({});
  });

  test('is valid whatever is in storage', () => {
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
