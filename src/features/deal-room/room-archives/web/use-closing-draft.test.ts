import { expect, test } from 'vitest';
import { type Before, nobody, startOf } from './use-closing-draft.ts';

const buyers: Before['buyers'] = [
  { id: 'ada', name: 'Ada Lovelace', stage: 'S4' },
  { id: 'ben', name: 'Ben Ford', stage: 'S3' },
];
const before = (buyerId: string | null): Before => ({
  buyers,
  uploads: 0,
  staged: 0,
  listing: { id: 'listing', status: 'sold', buyerId },
});
const kept = (id: string) => ({ id, name: 'Ada Lovelace' });

test('The room is kept at first for someone among the choices only', () => {
  const open = { closed: null, keptFor: null, side: 'seller' } as const;
  expect(startOf(open, before('ben'))).toBe('ben');
  expect(startOf(open, before(null))).toBe(nobody);
  // Kept for Ada before the sale named Ben.
  expect(startOf({ ...open, keptFor: kept('ada') }, before('ben'))).toBe(nobody);
  expect(startOf({ ...open, keptFor: kept('ada') }, before(null))).toBe('ada');
});
