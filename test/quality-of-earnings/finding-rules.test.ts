import { describe, expect } from 'vitest';
import { reportOf, writeReport } from '#test/support/earnings-reports.ts';
import { type Entry, rowsOfFinding } from '#test/support/findings.ts';
import { bookOf } from './a-book.ts';
import { type Review, test } from './a-review.ts';
import { cellsOf } from './book-cells.ts';
import { day, pair, planted, receivable } from './planted.ts';
import { quietYears, tested } from './tested.ts';

describe('numbers of documents', () => {
  const invoice = (number: number): Entry => ({
    ...{ day, type: 'Invoice', number: String(number), name: 'Customer 1' },
    sides: pair(receivable, 'Sales', 10_012),
  });
  const other = (type: string, number: number): Entry => ({
    ...{ day, type, number: String(number), name: 'Customer 2' },
    sides: pair('Checking', 'Sales', 10_013),
  });
  const gapsIn = async (review: Review, add: readonly Entry[]) =>
    (await tested(review, [...quietYears(), ...add])).findings.filter((one) => one.test === 'number-gaps');
  const missing = [1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079];

  test('are not missing where another kind of document of the same series has them', async ({ review }) => {
    const receipts = missing.map((number, at) => other(at % 2 === 0 ? 'Sales Receipt' : 'Journal', number));
    expect(await gapsIn(review, [invoice(1080), ...receipts])).toEqual([]);
  });

  test('are missing where the other kind has a counter of its own', async ({ review }) => {
    const receipts = Array.from({ length: 80 }, (_, at) => other('Sales Receipt', 1000 + at));
    expect(await gapsIn(review, [invoice(1080), ...receipts])).toMatchObject([
      { subject: 'Invoice', facts: { missing: 8, known: 73 } },
    ]);
  });

  test('of checks are one series in a bank account, whatever the kind of check', async ({ review }) => {
    const paid = (number: number, at: number): Entry => ({
      ...{ day, type: at === 0 ? 'Paycheck' : 'Bill Pmt -Check', number: String(number), name: 'Supplier' },
      sides: pair('Accounts Payable', 'Checking', 10_014),
    });
    const check = (number: number): Entry => ({
      ...{ day, type: 'Check', number: String(number), name: 'Landlord LLC' },
      sides: pair('Rent', 'Checking', 10_015),
    });
    const add = [...[572, 574, 576].map(paid), ...[573, 575, 580].map(check)];
    expect(await gapsIn(review, add)).toMatchObject([
      { subject: 'Check · Checking', facts: { missing: 3, known: 78 } },
    ]);
  });
});

test('words that are in memos all year are no event', async ({ review }) => {
  const add = quietYears()
    .filter(({ type, name }) => type === 'Check' && name === 'Landlord LLC')
    .map((rent) => ({ ...rent, memo: 'Fire damage training room' }));
  const kept = quietYears().filter(({ name }) => name !== 'Landlord LLC');
  const { findings, clear } = await tested(review, [...kept, ...add]);
  expect(findings).toEqual([]);
  expect(clear).toContain('one-time-costs');
});

describe('an event in a few of the months', () => {
  const settled = (months: readonly string[]): Entry[] =>
    months.map((month) => ({
      ...{ day: `${month}-16`, type: 'Check', name: 'Firm LLP', memo: 'Lawsuit settlement' },
      sides: pair('Legal fees', 'Checking', 200_012),
    }));

  test('is measured against all months that have entries, not against those in a row', async ({ review }) => {
    // Twelve, a gap, and eleven more: four of 23 are less than a quarter.
    const gap = quietYears().filter(({ day: on }) => on >= '2024-01' && !on.startsWith('2025-01'));
    const four = settled(['2024-03', '2024-04', '2024-05', '2024-07']);
    const { findings } = await tested(review, [...gap, ...four]);
    expect(findings.filter((one) => one.test === 'one-time-costs')).toMatchObject([{ subject: 'N-LEGAL' }]);
  });

  test('is not looked for in less than a year of entries', async ({ review }) => {
    const few = quietYears().filter(({ day: on }) => on >= '2025-10');
    const { clear, missing } = await tested(review, [...few, ...settled(['2025-11'])]);
    expect(clear).not.toContain('one-time-costs');
    for (const one of ['one-time-costs', 'one-time-income'] as const)
      expect(missing).toContainEqual({ test: one, part: 'twelve-months' });
  });
});

test('a month is compared with the twelve before it, and fewer are said to be too few', async ({
  review,
}) => {
  const { add } = planted['odd-days'];
  const late = quietYears().filter(({ day: on }) => on >= '2024-09');
  const { clear, findings } = await tested(review, [...late, ...add]);
  // August 2025 has eleven months before it; those from September on have twelve.
  expect(findings.filter((one) => one.test === 'odd-days')).toEqual([]);
  expect(clear).toContain('odd-days');
});

test('twelve months in a row are not enough to compare one with the twelve before', async ({ review }) => {
  const { add } = planted['odd-days'];
  // Twelve, a gap, and eight more.
  const gap = quietYears().filter(({ day: on }) => on >= '2024-01' && !on.startsWith('2025-01'));
  const { clear, missing } = await tested(review, [...gap.filter(({ day: on }) => on < '2025-10'), ...add]);
  expect(clear).not.toContain('odd-days');
  expect(missing).toContainEqual({ test: 'odd-days', part: 'thirteen-months' });
});

test('a memo is in the rows of its finding, and no stage before the names has its words or what it is about', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  const { findings } = await tested(review, [...quietYears(), ...planted['personal-costs'].add]);
  const [found] = findings.filter((one) => one.test === 'personal-costs');
  const { items } = await rowsOfFinding(owner, found?.id ?? '');
  expect(items.map(({ memo }) => memo).toSorted()).toEqual(['Family cell phone', 'TAHOE VACATION']);
  const saidAt = async (stage: 'summary' | 'monthly' | 'names') =>
    JSON.stringify([
      (await reportOf(owner, await writeReport(owner, reviewId, stage))).report,
      [...((await cellsOf(await bookOf(review, stage))).get('Flags')?.values() ?? [])],
    ]);
  for (const stage of ['summary', 'monthly'] as const) {
    const said = await saidAt(stage);
    expect(said).toContain('Costs that may be personal');
    expect(said).not.toMatch(/tahoe|cell phone|O-PERK|Personal expenses paid/i);
  }
  const named = await saidAt('names');
  expect(named).toContain('Costs that may be personal: Personal expenses paid by the business');
  expect(named).not.toContain('O-PERK');
});
