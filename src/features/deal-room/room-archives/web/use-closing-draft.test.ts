import { expect, test } from 'vitest';
import { type Before, buyerLosing, keptNow, nobody, startOf } from './use-closing-draft.ts';

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

test('A room closed for another reason before the sale is kept for its buyer once it is corrected to “Sold”', () => {
  const at = '2026-01-01T00:00:00Z';
  const closed = (reason: 'sold' | 'withdrawn') =>
    ({ closed: { at, reason, note: null }, keptFor: null, side: 'seller' }) as const;
  expect(startOf(closed('withdrawn'), before('ben'))).toBe('ben');
  expect(startOf(closed('sold'), before('ben'))).toBe(nobody);
});

test('A choice made before the sale named its buyer no longer counts', () => {
  const open = { closed: null, keptFor: null, side: 'seller' } as const;
  expect(keptNow(null, open, before(null))).toBe(nobody);
  expect(keptNow(null, open, before('ben'))).toBe('ben');
  const early = { id: nobody, buyerId: null };
  expect(keptNow(early, open, before(null))).toBe(nobody);
  expect(keptNow(early, open, before('ben'))).toBe('ben');
  expect(keptNow({ id: nobody, buyerId: 'ben' }, open, before('ben'))).toBe(nobody);
  expect(keptNow({ id: 'ada', buyerId: null }, open, before(null))).toBe('ada');
});

test('The buyer of the sale is named if they would lose the room', () => {
  const open = { closed: null, keptFor: null } as const;
  const closed = { at: '2026-01-01T00:00:00Z', reason: 'sold', note: null } as const;
  expect(buyerLosing(open, before('ben'), null)?.name).toBe('Ben Ford');
  expect(buyerLosing(open, before('ben'), 'ben')).toBeNull();
  expect(buyerLosing(open, before(null), null)).toBeNull();
  expect(buyerLosing({ closed, keptFor: kept('ben') }, before('ben'), null)?.id).toBe('ben');
  expect(buyerLosing({ closed, keptFor: null }, before('ben'), null)).toBeNull();
});
