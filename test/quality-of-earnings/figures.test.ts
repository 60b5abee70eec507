import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import {
  figuresOf,
  journalOf,
  ledgerAccountsOf,
  ledgersOf,
  type Posting,
  reviewOf,
  rowsBehind,
} from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';

const monthOf = (at: number) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** Three years: a sale, a rent, a loan payment with interest, and depreciation in each month. */
function threeYears(): Posting[] {
  return Array.from({ length: 36 }, (_, at) => {
    const entry = (number: string, ...sides: [string, number][]) =>
      sides.map(([account, cents]) => ({
        ...{ day: `${monthOf(at)}-15`, account, cents },
        ...{ number: `${number}${at}`, name: 'Ann Ace', memo: `Memo ${at}` },
      }));
    return [
      ...entry('S', ['Checking', 100_000 + at], ['Sales', -100_000 - at]),
      ...entry('R', ['Rent', 30_000], ['Checking', -30_000]),
      ...entry('L', ['Interest Expense', 1_000], ['SBA Loan', 4_000], ['Checking', -5_000]),
      ...entry('D', ['Depreciation', 2_000], ['Accumulated Depreciation', -2_000]),
    ];
  }).flat();
}

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };

async function withLedger(review: Review, file = journalOf(threeYears())): Promise<Review> {
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  await readLedger(review, file);
  return review;
}

describe('figures', () => {
  test('are the months and periods of the ledger, and the bridge to EBITDA', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const figures = await figuresOf(owner, reviewId);
    expect(figures).toMatchObject({ dataset: 1, undecided: { accounts: 0, amount: 0 } });
    expect(figures.months).toHaveLength(36);
    expect(figures.periods.map(({ key }) => key)).toEqual(['FY2023', 'FY2024', 'FY2025', 'LTM']);
    const line = (formula: string, code: string | null = null) =>
      [...figures.income, ...figures.balance].find((one) => one.formula === formula && one.code === code);
    expect(line('account', 'REV')?.months.slice(0, 2)).toEqual([100_000, 100_001]);
    expect(line('account', 'RENT')?.periods).toEqual([360_000, 360_000, 360_000, 360_000]);
    expect(line('account', 'DEBT_LT')?.months[0]).toBe(-4_000);
    const year = 12 * 100_000 + 354;
    expect(figures.bridge.map(({ formula, code, value }) => [code ?? formula, value])).toEqual([
      ['net-income', year - 360_000 - 36_000],
      ['INT_EXP', 12_000],
      ['INT_INC', 0],
      ['INCOME_TAX', 0],
      ['DEPR', 24_000],
      ['AMORT', 0],
      ['ebitda', year - 360_000],
    ]);
  });

  test('open the lines behind them, which add up to the figure, page by page', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const { income, balance, months } = await figuresOf(owner, reviewId);
    for (const { formula, code, months: values } of [...income, ...balance])
      for (const at of [0, 35]) {
        const month = months[at] ?? '';
        const asked = { dataset: 1, formula, code, from: month, to: month };
        const { total, items } = await rowsBehind(owner, reviewId, asked, 3);
        expect(total).toEqual({ value: values[at], rows: items.length, before: null });
        expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(values[at]);
      }
    const { items } = await rowsBehind(owner, reviewId, {
      ...{ dataset: 1, formula: 'account', code: 'REV', from: '2023-01', to: '2023-01' },
    });
    expect(items).toMatchObject([
      { fileName: 'ledger.csv', row: 3, day: '2023-01-15', path: 'Sales', name: 'Ann Ace', memo: 'Memo 0' },
    ]);
  });

  test('of an earlier version stay what they were', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const [file] = await ledgersOf(owner, reviewId);
    await readLedger(
      review,
      journalOf(threeYears().filter(({ account }) => account !== 'x')).replaceAll('300.00', '310.00'),
      {
        replaces: file?.id ?? '',
      },
    );
    const rent = async (dataset?: number) =>
      (await figuresOf(owner, reviewId, dataset)).income.find(({ code }) => code === 'RENT')?.periods[3];
    expect(await rent()).toBe(372_000);
    expect(await rent(1)).toBe(360_000);
    const asked = { formula: 'account', code: 'RENT', from: '2025-01', to: '2025-12' };
    expect((await rowsBehind(owner, reviewId, { ...asked, dataset: 1 })).total.value).toBe(360_000);
    expect((await rowsBehind(owner, reviewId, { ...asked, dataset: 2 })).total.value).toBe(372_000);
    expect((await owner.get(`/api/earnings-reviews/${reviewId}/figures?dataset=3`)).status).toBe(404);
  });

  test('do not depend on the order of the lines, or of the files', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const before = await figuresOf(owner, reviewId);
    const [file] = await ledgersOf(owner, reviewId);
    const [later, earlier] = [threeYears().slice(100).toReversed(), threeYears().slice(0, 180)];
    await readLedger(review, journalOf(later), { replaces: file?.id ?? '' });
    await readLedger(review, journalOf(earlier));
    const after = await figuresOf(owner, reviewId);
    expect({ ...after, dataset: 1 }).toEqual(before);
  });
});

describe('accounts', () => {
  const change = (path: string, seen: [string, string | null], code: string, purpose: string | null) => ({
    changes: [{ path, seen: { code: seen[0], purpose: seen[1] }, code, purpose }],
  });

  test('are proposed with a reason and decided by a person, for the next file too', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const accounts = await ledgerAccountsOf(owner, reviewId);
    expect(accounts.map(({ path, code, purpose, by }) => [path, code, purpose, by])).toEqual([
      ['Accumulated Depreciation', 'FIXED', 'neither', 'name'],
      ['Checking', 'CASH', 'neither', 'name'],
      ['Depreciation', 'DEPR', null, 'name'],
      ['Interest Expense', 'INT_EXP', null, 'name'],
      ['Rent', 'RENT', null, 'name'],
      ['SBA Loan', 'DEBT_LT', 'debt', 'name'],
      ['Sales', 'REV', null, 'name'],
    ]);
    const path = `/api/earnings-reviews/${reviewId}/ledger-accounts`;
    await expectOk(owner.put(path, change('Rent', ['RENT', null], 'OFFICER_COMP', null)));
    const stale = await owner.put(path, change('Rent', ['RENT', null], 'UTIL', null));
    expect((await problemOf(stale)).code).toBe('stale');
    const figures = await figuresOf(owner, reviewId);
    expect(figures.income.find(({ code }) => code === 'OFFICER_COMP')?.periods[3]).toBe(360_000);
    await readLedger(review, journalOf([{ day: '2025-12-31', account: 'Rent', cents: 5, number: 'X' }]));
    const again = await ledgerAccountsOf(owner, reviewId);
    expect(again.find((one) => one.path === 'Rent')).toMatchObject({ code: 'OFFICER_COMP', decided: true });
  });

  test('of the balance sheet have exactly one purpose, and others none', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const path = `/api/earnings-reviews/${reviewId}/ledger-accounts`;
    const refused = async (...given: Parameters<typeof change>) =>
      (await problemOf(await owner.put(path, change(...given)))).code;
    expect(await refused('SBA Loan', ['DEBT_LT', 'debt'], 'DEBT_LT', null)).toBe('purpose-differs');
    expect(await refused('Rent', ['RENT', null], 'RENT', 'debt')).toBe('purpose-differs');
    await expectOk(owner.put(path, change('SBA Loan', ['DEBT_LT', 'debt'], 'DUE_OWNER', 'debt_like')));
  });

  test('that no one decided are in no figure, and are counted', async ({ review }) => {
    const { owner, reviewId } = await withLedger(
      review,
      journalOf([
        { day: '2025-06-01', account: 'Quux', cents: 700, number: '1' },
        { day: '2025-06-01', account: 'Checking', cents: -700, number: '1' },
      ]),
    );
    const figures = await figuresOf(owner, reviewId);
    expect(figures.undecided).toEqual({ accounts: 1, amount: 700 });
    expect(figures.bridge[0]?.value).toBe(0);
  });
});

test('a ledger stands for no document but itself, and says what is left of those that it is the measure of', async ({
  review,
}) => {
  const { owner, reviewId } = await withLedger(review);
  const stateOf = async () =>
    Object.fromEntries((await reviewOf(owner, reviewId)).intake.map(({ key, state }) => [key, state]));
  expect(await stateOf()).toMatchObject({ I1: 'missing', I2: 'missing', I3: 'proved', I4: 'missing' });
  const open = async (wanted: string) =>
    (await reviewOf(owner, reviewId)).intake
      .find(({ key }) => key === wanted)
      ?.checks.filter(({ grade }) => grade === 'wrong')
      .map(({ code }) => code);
  expect([await open('I1'), await open('I2')]).toEqual([[], ['accounts-decided']]);
  const accounts = await ledgerAccountsOf(owner, reviewId);
  const changes = accounts.map(({ path, code, purpose }) => ({
    path,
    seen: { code, purpose },
    code,
    purpose,
  }));
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}/ledger-accounts`, { changes }));
  expect([await open('I1'), await open('I2')]).toEqual([[], []]);
});
