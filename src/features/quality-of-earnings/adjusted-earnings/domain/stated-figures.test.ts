import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { differingFigures } from './stated-figures.ts';

const dollars = (amount: number) => cents(amount * 100);
const year = (revenue: number, ebitda: number, adjustedEbitda: number, sde: number) => ({
  ...{ revenue: dollars(revenue), ebitda: dollars(ebitda) },
  ...{ adjustedEbitda: dollars(adjustedEbitda), sde: dollars(sde) },
});
const latest = year(2_400_000, 310_000, 380_000, 560_000);
const newestYear = year(2_250_000, 290_000, 350_000, 520_000);
const stated = (of: Partial<Record<'revenue' | 'ebitda' | 'sde', number>>) => ({
  revenue: of.revenue === undefined ? null : dollars(of.revenue),
  ebitda: of.ebitda === undefined ? null : dollars(of.ebitda),
  sde: of.sde === undefined ? null : dollars(of.sde),
});

test('a figure that is more than 1% off the books is named with what the last twelve months say', () => {
  expect(differingFigures(stated({ sde: 640_000 }), { latest, newestYear })).toEqual([
    { key: 'sde', stated: dollars(640_000), books: dollars(560_000) },
  ]);
  expect(differingFigures(stated({ sde: 565_600 }), { latest, newestYear })).toEqual([]);
  expect(differingFigures(stated({ sde: 565_601 }), { latest, newestYear: null })).toHaveLength(1);
});

test('agrees with the newest fiscal year as well as with the last twelve months, but with no older one', () => {
  const lastYear = stated({ revenue: 2_250_000, ebitda: 290_000, sde: 520_000 });
  expect(differingFigures(lastYear, { latest, newestYear })).toEqual([]);
  expect(differingFigures(lastYear, { latest, newestYear: null }).map(({ key }) => key)).toEqual([
    'revenue',
    'ebitda',
    'sde',
  ]);
});

test('EBITDA agrees as reported or as adjusted', () => {
  for (const ebitda of [310_000, 380_000, 350_000])
    expect(differingFigures(stated({ ebitda }), { latest, newestYear })).toEqual([]);
  expect(differingFigures(stated({ ebitda: 335_000 }), { latest, newestYear })).toEqual([
    { key: 'ebitda', stated: dollars(335_000), books: dollars(310_000) },
  ]);
});

test('says nothing of what is not stated', () => {
  expect(differingFigures(stated({}), { latest, newestYear })).toEqual([]);
});

test('a loss is compared by its size: a profit never agrees with it', () => {
  const loss = year(900_000, -80_000, -60_000, -40_000);
  expect(differingFigures(stated({ sde: 40_000 }), { latest: loss, newestYear: null })).toHaveLength(1);
  expect(differingFigures(stated({ sde: -40_200 }), { latest: loss, newestYear: null })).toEqual([]);
});

test('whatever the books say, stating the same never differs', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (revenue, ebitda, adjustedEbitda, sde) => {
      const books = {
        ...{ revenue: cents(revenue), ebitda: cents(ebitda) },
        ...{ adjustedEbitda: cents(adjustedEbitda), sde: cents(sde) },
      };
      expect(differingFigures(books, { latest: books, newestYear: null })).toEqual([]);
    }),
  );
});
