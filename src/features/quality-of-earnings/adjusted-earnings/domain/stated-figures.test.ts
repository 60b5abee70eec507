import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { type BooksSaid, type BooksYear, compareStated, differing, type Stated } from './stated-figures.ts';

const dollars = (amount: number) => cents(amount * 100);
const year = (key: string, revenue: number, ebitda: number, adjustedEbitda: number, sde: number) => ({
  key,
  ...{ revenue: dollars(revenue), ebitda: dollars(ebitda) },
  ...{ adjustedEbitda: dollars(adjustedEbitda), sde: dollars(sde) },
});
const latest = year('LTM', 2_400_000, 310_000, 380_000, 560_000);
const newestYear = year('FY2025', 2_250_000, 290_000, 350_000, 520_000);
const stated = (of: Partial<Record<'revenue' | 'ebitda' | 'sde', number>>) => ({
  revenue: of.revenue === undefined ? null : dollars(of.revenue),
  ebitda: of.ebitda === undefined ? null : dollars(of.ebitda),
  sde: of.sde === undefined ? null : dollars(of.sde),
});

const said = (...years: BooksYear[]): BooksSaid => ({ since: '2026-01-10T09:00:00.000Z', years });
const differingFigures = (
  of: Stated,
  { latest: last, newestYear: newest }: { latest: BooksYear; newestYear: BooksYear | null },
) =>
  differing(compareStated(of, [said(last, ...(newest ? [newest] : []))])).map(
    ({ key, stated: amount, books }) => ({
      ...{ key, stated: amount, books: books.amount },
    }),
  );

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
  const loss = year('LTM', 900_000, -80_000, -60_000, -40_000);
  expect(differingFigures(stated({ sde: 40_000 }), { latest: loss, newestYear: null })).toHaveLength(1);
  expect(differingFigures(stated({ sde: -40_200 }), { latest: loss, newestYear: null })).toEqual([]);
});

test('whatever the books say, stating the same never differs', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (revenue, ebitda, adjustedEbitda, sde) => {
      const books = {
        key: 'LTM',
        ...{ revenue: cents(revenue), ebitda: cents(ebitda) },
        ...{ adjustedEbitda: cents(adjustedEbitda), sde: cents(sde) },
      };
      expect(differingFigures(books, { latest: books, newestYear: null })).toEqual([]);
    }),
  );
});

const at = (since: string, sde: number, lastYear: number): BooksSaid => ({
  since,
  years: [year('LTM', 0, 0, 0, sde), year('FY2025', 0, 0, 0, lastYear)],
});

test('a figure that the books bore out is stale since they changed, with what they said and say', () => {
  const [moved] = compareStated(stated({ sde: 412_300 }), [
    at('2026-11-22', 398_900, 398_100),
    at('2026-11-20', 399_900, 399_100),
    at('2026-11-12', 420_000, 412_300),
    at('2026-11-01', 1, 2),
  ]);
  expect(moved).toEqual({
    ...{ key: 'sde', stated: dollars(412_300), agrees: false, since: '2026-11-20' },
    before: { year: 'FY2025', key: 'sde', amount: dollars(412_300) },
    books: { year: 'FY2025', key: 'sde', amount: dollars(398_100) },
  });
});

test('a fiscal year that the books bore out is followed by the next one', () => {
  const next = {
    since: '2027-02-01',
    years: [year('LTM', 0, 0, 0, 500_000), year('FY2026', 0, 0, 0, 500_000)],
  };
  const [moved] = compareStated(stated({ sde: 412_300 }), [next, at('2026-11-12', 420_000, 412_300)]);
  expect(moved?.before?.year).toBe('FY2025');
  expect(moved?.books.year).toBe('FY2026');
});

test('a figure that agrees again is not stale, and one that never agreed has no time since when', () => {
  const history = [at('2026-11-22', 1, 412_300), at('2026-11-20', 1, 2), at('2026-11-12', 412_300, 3)];
  expect(compareStated(stated({ sde: 412_300 }), history)).toMatchObject([
    { agrees: true, books: { year: 'FY2025' }, since: null, before: null },
  ]);
  expect(compareStated(stated({ sde: 777_000 }), history)).toMatchObject([
    { agrees: false, books: { year: 'LTM', amount: dollars(1) }, since: null, before: null },
  ]);
});

test('says nothing while the books do not cover a year, and dates nothing by such a time', () => {
  const silent = (since: string): BooksSaid => ({ since, years: [] });
  expect(compareStated(stated({ sde: 1 }), [silent('2026-11-22'), at('2026-11-12', 1, 1)])).toEqual([]);
  expect(compareStated(stated({ sde: 1 }), [])).toEqual([]);
  const [moved] = compareStated(stated({ sde: 412_300 }), [
    at('2026-11-25', 2, 3),
    silent('2026-11-22'),
    at('2026-11-12', 412_300, 1),
  ]);
  expect(moved?.since).toBe('2026-11-25');
});
