import { expect, test, vi } from 'vitest';
import { changeEntries } from './change-entries.ts';

const labelsOf = (changes: Parameters<typeof changeEntries>[0]) =>
  changeEntries(changes).map((entry) => ('label' in entry ? entry.label : entry.kind));

test('a listing without changes has nothing to discard or revert', () => {
  expect(labelsOf({ dirty: false, discard: vi.fn(), revert: null })).toEqual([]);
  expect(labelsOf({ dirty: true, discard: vi.fn(), revert: null })).toEqual(['Discard changes']);
  expect(labelsOf({ dirty: true, discard: vi.fn(), revert: vi.fn() })).toEqual([
    'Discard changes',
    'Revert to last opened version',
  ]);
});
