import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isNothing, keepMemory, leastWidth, mostWidth, nothingKept, readMemory } from './table-memory.ts';

const columns = ['email', 'amount', 'status'];
const kept = {
  columnVisibility: { amount: false },
  columnSizing: { email: 300 },
  sorting: [{ id: 'email', desc: true }],
};

const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function memoryFrom(text: string | null, known: readonly string[]) {
  held.clear();
  if (text !== null) held.set('cairn-table:offers', text);
  return readMemory('offers', known);
}

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

  test('is not stored for a table with its defaults', () => {
    keepMemory('offers', kept);
    expect(readMemory('offers', columns)).toEqual(kept);
    expect(readMemory('orders', columns)).toEqual(nothingKept);
    keepMemory('offers', nothingKept);
    expect(held.size).toBe(0);
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
