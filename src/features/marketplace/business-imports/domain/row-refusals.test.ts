import { expect, test } from 'vitest';
import { refusedRows } from './row-refusals.ts';

const added = (row: number, ein: string) => ({ row, businessId: null, ein, listing: false });
const changed = (row: number, businessId: string, listing = true) => ({
  row,
  businessId,
  ein: null,
  listing,
});

test('an EIN that is taken or repeated is refused; the first of two rows stays', () => {
  const rows = [added(2, '12-3456789'), added(3, '12-3456780'), added(4, '12-3456780')];
  expect(refusedRows(rows, new Set(['12-3456789']), new Map())).toEqual([
    { row: 2, why: 'ein-taken' },
    { row: 4, why: 'ein-repeated' },
  ]);
});

test('a Business ID has to be one’s own, once, with something for a listing that is a draft or not begun', () => {
  const drafts = new Map([
    ['draft', true],
    ['none', null],
    ['live', false],
  ]);
  const rows = [
    changed(2, 'draft'),
    changed(3, 'none'),
    changed(4, 'live'),
    changed(5, 'foreign'),
    changed(6, 'draft'),
  ];
  expect(refusedRows(rows, new Set(), drafts)).toEqual([
    { row: 4, why: 'listing-not-draft' },
    { row: 5, why: 'business-unknown' },
    { row: 6, why: 'business-repeated' },
  ]);
  expect(refusedRows([changed(2, 'draft', false)], new Set(), drafts)).toEqual([
    { row: 2, why: 'nothing-to-change' },
  ]);
});
