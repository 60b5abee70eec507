import { expect } from 'vitest';
import { getAdjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/contract.ts';
import { getFigures } from '#features/quality-of-earnings/general-ledger/figure-contract.ts';
import { reportOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, journalOf, type Posting, revenueOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { bookOf } from './a-book.ts';
import { type Review, readLedger, test } from './a-review.ts';
import { cellsOf } from './book-cells.ts';

/** $1,000 of sales in each month of these years. */
const salesIn = (...years: number[]): Posting[] =>
  years.flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-15`).flatMap((day) => {
      const entry = { day, number: `S${day}`, name: 'Ann Ace', memo: '' };
      return [
        { ...entry, account: 'Checking', cents: 100_000 },
        { ...entry, account: 'Sales', cents: -100_000 },
      ];
    }),
  );

async function withYears({ owner, reviewId, ...of }: Review, ...years: number[]): Promise<void> {
  const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, periods));
  await readLedger({ owner, reviewId, ...of }, journalOf(salesIn(...years)));
  await of.product.runJobs();
}

test('a year without any entry between two that have some is no figure: in the figures, the earnings, the report and the databook', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  await withYears(review, 2023, 2025);
  const typed = { kind: 'effect', pace: 'year', first: '2023-01', last: '2025-12', amount: 12_000 };
  await addAdjustmentTo(owner, reviewId, { code: 'A-ACCR', title: 'Bonus', amounts: [typed] });

  const at = `/api/earnings-reviews/${reviewId}`;
  const figures = getFigures.reply.parse(await expectOk(owner.get(`${at}/figures`)));
  const booked = [
    ['FY2023', true],
    ['FY2024', false],
    ['FY2025', true],
    ['LTM', true],
  ];
  expect(figures.periods.map(({ key, entries }) => [key, entries])).toEqual(booked);
  expect(figures.emptyMonths).toHaveLength(12);
  expect(figures.emptyMonths.every((month) => month.startsWith('2024-'))).toBe(true);
  const earnings = getAdjustedEarnings.reply.parse(await expectOk(owner.get(`${at}/adjusted-earnings`)));
  expect(earnings.periods.map(({ key, entries }) => [key, entries])).toEqual(booked);
  expect(earnings.emptyMonths).toEqual(figures.emptyMonths);

  const { report } = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
  const table = (chapter: string, caption: string) =>
    report.chapters.find(({ key }) => key === chapter)?.tables.find((one) => one.caption === caption);
  const years = table('summary', 'Year by year');
  expect(years?.columns.slice(1, 4)).toEqual(['FY2023', 'FY2024 (no entries)', 'FY2025']);
  expect(years?.rows.map(({ cells }) => cells[2])).toEqual(['—', '—', '—', '—', '—']);
  expect(years?.rows[0]?.cells).toEqual(['Revenue', '$12,000', '—', '$12,000', '$12,000']);
  for (const caption of ['Bridge', 'As a lender would credit it'])
    expect(new Set(table('bridge', caption)?.rows.map(({ cells }) => cells[2]))).toEqual(new Set(['—']));
  const months = table('months', 'Months')?.rows.map(({ cells }) => cells.slice(0, 2));
  expect(months?.[12]).toEqual(['Jan 2024 (no entries)', '—']);
  expect(months?.[24]).toEqual(['Jan 2025', '$1,000']);
  const chapter = report.chapters.find(({ key }) => key === 'months');
  expect(chapter?.text).toContain(
    'The ledger has no entries in Jan 2024 to Dec 2024. These months have no figures, and no columns in the drawing.',
  );
  const drawn = chapter?.drawings.flatMap((one) => (one.kind === 'columns' ? one.columns : [])) ?? [];
  expect(drawn.map(({ amount }) => amount)).toEqual(
    [100_000, null, 100_000].flatMap((amount) => Array.from({ length: 12 }, () => amount)),
  );
  const revenue = await revenueOf(owner, reviewId);
  expect(revenue.months.slice(12).map(({ yearBefore }) => yearBefore)).toEqual(Array(24).fill(null));

  const cells = await cellsOf(await bookOf(review, 'monthly'));
  for (const sheet of ['Summary', 'Bridge']) {
    expect(cells.get(sheet)?.get('C5')?.text).toBe('FY2024 (no entries)');
    expect(cells.get(sheet)?.get('C6')).toEqual({ text: '—' });
    expect(cells.get(sheet)?.get('D6')?.number).toBe(12_000);
  }
  const monthly = [...(cells.get('Monthly') ?? [])];
  expect(monthly.filter(([, { text }]) => text.startsWith('2024-')).map(([, { text }]) => text)).toEqual(
    figures.emptyMonths.map((month) => `${month} (no entries)`),
  );
  // Column N is the first month of 2024. No formula is worked out there.
  expect(monthly.filter(([place, { formula }]) => /^N\d+$/.test(place) && formula)).toEqual([]);
});

test('the last twelve months without any entry are no figure either, and growth is not measured over such years', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  await withYears(review, 2023);
  const at = `/api/earnings-reviews/${reviewId}`;
  const figures = getFigures.reply.parse(await expectOk(owner.get(`${at}/figures`)));
  expect(figures.periods.map(({ key, entries }) => [key, entries])).toEqual([
    ['FY2023', true],
    ['LTM', false],
  ]);
  const { report } = await reportOf(owner, await writeReport(owner, reviewId, 'summary'));
  const summary = report.chapters.find(({ key }) => key === 'summary');
  expect(summary?.text).toContain('The ledger has no entries in these months.');
  expect(summary?.figures.map(({ value }) => value)).toEqual(['—', '—', '—', '—', '—']);
  expect(summary?.drawings).toEqual([]);
  const cells = await cellsOf(await bookOf(review, 'summary'));
  expect(cells.get('Summary')?.get('C5')?.text).toBe('LTM (no entries)');
  expect(cells.get('Summary')?.get('C6')).toEqual({ text: '—' });
});
