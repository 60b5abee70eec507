import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceList } from './place-list.tsx';

const reading = {
  ...{
    basis: null,
    period: null,
    firstDay: null,
    lastDay: null,
    lines: 3,
    accounts: 1,
    hidden: [],
    troubles: [],
  },
  sheets: ['Ledger'],
};
const proof = (
  places: { sheet: number; row: number; difference: number | null }[],
  grade: 'wrong' | 'proved',
) => ({
  ...{ code: 'running-balances' as const, difference: 12_00, grade },
  ...{ count: places.length + 1, places },
});

test('says in which rows a balance does not follow, and by how much', () => {
  const proofs = [proof([{ sheet: 0, row: 214, difference: -12_00 }], 'wrong')];
  const text = renderToStaticMarkup(<PlaceList reading={{ ...reading, proofs }} />);
  expect(text.replace(/<[^>]+>/g, ' ')).toMatch(
    /Running balances that do not follow: rows\s+Ledger, row 214: off by \$12\s+And more\./,
  );
});

test('is empty where the check holds', () => {
  expect(renderToStaticMarkup(<PlaceList reading={{ ...reading, proofs: [proof([], 'proved')] }} />)).toBe(
    '',
  );
});
