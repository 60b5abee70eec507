import { expect } from 'vitest';
import { getAdjustedEarnings } from '#features/quality-of-earnings/adjusted-earnings/contract.ts';
import { getFigures } from '#features/quality-of-earnings/general-ledger/figure-contract.ts';
import { reportOf, reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import {
  addAdjustmentTo,
  adjustedOf,
  figuresOf,
  journalOf,
  type Posting,
  revenueOf,
  reviewOf,
  workingCapitalOf,
} from '#test/support/ledgers.ts';
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

const withYears = (review: Review, ...years: number[]) => withPostings(review, salesIn(...years));

async function withPostings({ owner, reviewId, ...of }: Review, postings: Posting[]): Promise<void> {
  const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, periods));
  await readLedger({ owner, reviewId, ...of }, journalOf(postings));
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
  expect(years?.rows.map(({ cells }) => cells[2])).toEqual(Array(7).fill('—'));
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
  expect(cells.get('Summary')?.get('C5')?.text).toBe('LTM Dec 2025 (no entries)');
  expect(cells.get('Summary')?.get('C6')).toEqual({ text: '—' });
});

test('the documents, the points that stand open and the flags name the months without any entry', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  const gaps = ['2023-07', '2025-03', '2025-04'];
  await withPostings(
    review,
    salesIn(2023, 2024, 2025).filter(({ day }) => !gaps.includes(day.slice(0, 7))),
  );
  const { intake } = await reviewOf(owner, reviewId);
  const checks = intake.find(({ key }) => key === 'I3')?.checks ?? [];
  expect(checks.slice(-2)).toMatchObject([
    { code: 'months-covered', grade: 'wrong', count: 3, months: gaps },
    { code: 'latest-covered', grade: 'wrong', count: 2, months: gaps.slice(1) },
  ]);
  const words = 'The ledger has no entries in Jul 2023, Mar 2025 to Apr 2025: ask for them.';
  expect((await reportsOf(owner, reviewId)).open).toContainEqual({ code: 'months', words });
  const { report } = await reportOf(owner, await writeReport(owner, reviewId, 'summary'));
  const textOf = (chapter: string) => report.chapters.find(({ key }) => key === chapter)?.text;
  expect(textOf('notice')).toContain(words);
  expect(textOf('flags')).toContain(`${words} No test saw these months.`);
  expect(textOf('flags')).not.toContain('No test found anything to ask about.');
  const flags = [...((await cellsOf(await bookOf(review, 'summary'))).get('Flags')?.values() ?? [])];
  expect(flags.map(({ text }) => text)).toContain(`${words} No test saw these months.`);
});

test('a fiscal year and last twelve months with a gap say so wherever they are a column', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  const gaps = ['2024-07', '2025-03', '2025-04'];
  await withPostings(
    review,
    salesIn(2023, 2024, 2025).filter(({ day }) => !gaps.includes(day.slice(0, 7))),
  );
  const typed = { kind: 'effect', pace: 'year', first: '2023-01', last: '2025-12', amount: -12_000 };
  await addAdjustmentTo(owner, reviewId, { code: 'F-HIRE', title: 'A manager', amounts: [typed] });
  const booked = [
    ['FY2023', 12],
    ['FY2024', 11],
    ['FY2025', 10],
    ['LTM', 10],
  ];
  for (const { periods } of [await figuresOf(owner, reviewId), await adjustedOf(owner, reviewId)])
    expect(periods.map((one) => [one.key, one.booked])).toEqual(booked);
  const years = ['FY2023', 'FY2024 (11 of 12 months)', 'FY2025 (10 of 12 months)'];
  await expectOk(
    owner.put(`/api/earnings-reviews/${reviewId}/tax-returns`, {
      ...{ year: 2024, version: 0 },
      taxReturn: { form: 'schedule_c', basis: 'accrual', amounts: { receipts: 12_000_00 } },
    }),
  );
  const { report } = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
  const chapter = (key: string) => report.chapters.find((one) => one.key === key);
  const columnsOf = (key: string, caption: string) =>
    chapter(key)?.tables.find((one) => one.caption === caption)?.columns;
  for (const [key, caption] of [
    ['summary', 'Year by year'],
    ['bridge', 'Bridge'],
    ['bridge', 'As a lender would credit it'],
  ] as const)
    expect(columnsOf(key, caption)).toEqual(['', ...years, 'LTM Dec 2025 (10 of 12 months)']);
  expect(columnsOf('bridge', 'Adjustments')).toContain('LTM Dec 2025 (10 of 12 months)');
  expect(chapter('summary')?.text).toContain(
    'The ledger has entries in 10 of these months, so the figures are not those of a whole year.',
  );
  const filed = chapter('taxes')?.tables.find(({ caption }) => caption === 'FY2024 (11 of 12 months)');
  expect(filed?.rows.map(({ cells }) => cells)).toEqual([
    ['Sales, less returns', '$12,000', '$11,000', '$0', '—', 'Not comparable'],
  ]);
  const returned = (await reviewOf(owner, reviewId)).intake.find(({ key }) => key === 'I7');
  expect(returned?.checks.find(({ code }) => code === 'tax-months')).toMatchObject({
    ...{ grade: 'question', count: 1 },
  });
  const cells = await cellsOf(await bookOf(review, 'monthly'));
  expect(cells.get('Customers')?.get('B5')?.text).toBe('Prior LTM Dec 2024 (11 of 12 months)');
  expect(cells.get('Customers')?.get('C5')?.text).toBe('LTM Dec 2025 (10 of 12 months)');
  for (const sheet of ['Summary', 'Bridge', 'Monthly', 'Adjustments', 'Accounts']) {
    const texts = [...(cells.get(sheet)?.values() ?? [])].map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([...years, 'LTM Dec 2025 (10 of 12 months)']));
  }
});

test('a month without any entry is in no twelve months, growth, season, peg or year of cash, on the pages and in the report', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  await withPostings(
    review,
    salesIn(2023, 2024, 2025).filter(({ day }) => !day.startsWith('2025-04')),
  );
  const revenue = await revenueOf(owner, reviewId);
  expect(revenue.emptyMonths).toEqual(['2025-04']);
  expect(revenue.months[27]).toEqual({
    ...{ month: '2025-04', revenue: null, grossProfit: null, adjustedEbitda: null },
    ...{ margin: null, yearBefore: null, rolling: null },
  });
  const twelve = (month: string) => revenue.months.find((one) => one.month === month)?.rolling?.revenue;
  expect([twelve('2025-03'), twelve('2025-12')]).toEqual([1_200_000, undefined]);
  // With $0 in April, revenue would have shrunk, April would be out of season, and December far above its own.
  expect(revenue.growth).toEqual({ rate: 0, spread: 0, years: ['FY2023', 'FY2024'] });
  expect([revenue.seasonYears, new Set(revenue.season)]).toEqual([2, new Set([1])]);
  expect(revenue.pace).toEqual({ plain: 1_200_000, seasonal: 1_200_000 });
  expect(revenue.customers).toMatchObject({ empty: { latest: 1, before: 0 }, retention: null });

  const capital = await workingCapitalOf(owner, reviewId);
  expect(capital.emptyMonths).toEqual(['2025-04']);
  expect(capital.pegs.map(({ method, of }) => [method, of.length, of.includes('2025-04')])).toEqual([
    ['latest_twelve', 11, false],
    ['same_month', 2, false],
  ]);
  expect(capital.cashFlow).toBeNull();
  expect(capital.days).toEqual({
    ...{ receivable: null, inventory: null, payable: null, payableWithoutLabor: null, cycle: null },
    ...{ year: null, hasInventory: false },
  });

  const { report } = await reportOf(owner, await writeReport(owner, reviewId, 'monthly'));
  const chapter = (key: string) => report.chapters.find((one) => one.key === key);
  const months = chapter('months')?.tables[0]?.rows.map(({ cells }) => cells);
  expect(months?.[27]).toEqual(['Apr 2025 (no entries)', '—', '—', '—', '—', '—']);
  expect(months?.[26]?.at(-1)).toBe('$12,000');
  expect(months?.slice(27).map((cells) => cells.at(-1))).toEqual(Array(9).fill('—'));
  expect(chapter('months')?.text).toContain('Revenue CAGR: 0% from FY2023 to FY2024.');
  expect(chapter('margins')?.text).toContain('The season is the average of 2 whole years.');
  expect(chapter('customers')?.text).toContain(
    '1 of the last 12 months has no entries: what customers bought there is in no figure.',
  );
  const shown = chapter('working-capital');
  expect(shown?.figures.map(({ label }) => label)).toContain('Peg: average of 11 of the last 12 month-ends');
  expect(shown?.tables[0]?.rows[3]?.cells).toEqual(['Apr 2025 (no entries)', '—']);
});

test('a year before without any entry is in no average of equipment and in no season', async ({ review }) => {
  const { owner, reviewId } = review;
  const bought = ['2023-06-20', '2025-06-20'].flatMap((day): Posting[] => [
    { day, account: 'Equipment', cents: 30_000_00, number: `E${day}`, name: 'Ann Ace' },
    { day, account: 'Checking', cents: -30_000_00, number: `E${day}`, name: 'Ann Ace' },
  ]);
  await withPostings(review, [...salesIn(2023, 2025), ...bought]);
  const { cashFlow } = await workingCapitalOf(owner, reviewId);
  expect(cashFlow).toMatchObject({ bought: [30_000_00, 30_000_00], upkeep: 30_000_00 });
  const revenue = await revenueOf(owner, reviewId);
  expect(revenue.growth).toEqual({ rate: 0, spread: 0, years: ['FY2023', 'FY2025'] });
  expect([revenue.seasonYears, new Set(revenue.season)]).toEqual([2, new Set([1])]);
});
