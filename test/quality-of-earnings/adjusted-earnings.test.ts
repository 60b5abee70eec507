import { describe, expect } from 'vitest';
import { listAdjustmentLines } from '#features/quality-of-earnings/adjusted-earnings/contract.ts';
import { problemOf } from '#test/support/caller.ts';
import {
  addAdjustmentTo,
  adjustedOf,
  blankAdjustment,
  chooseLines,
  journalOf,
  ledgersOf,
  type Posting,
  rowsBehind,
} from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
const monthOf = (at: number) => `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

/** The example E1, one twelfth of the year in each month of three years; the settlement once. In cents. */
function e1(): Posting[] {
  const monthly: [string, number][] = [
    ['Sales', -200_000_00],
    ['Cost of goods sold', 110_000_00],
    ['Wages', 35_000_00],
    ['Officer compensation', 15_000_00],
    ['Rent', 8_000_00],
    ['Insurance', 2_000_00],
    ['Vehicle expense', 2_500_00],
    ['Legal fees', 1_250_00],
    ['Utilities', 7_500_00],
    ['Depreciation', 5_000_00],
    ['Interest expense', 2_000_00],
    ['Interest income', -83_33],
  ];
  const lines = Array.from({ length: 36 }, (_, at) =>
    monthly.flatMap(([account, cents]) => [
      { day: `${monthOf(at)}-15`, account, cents, number: `J${at}`, name: `${account} payee` },
      { day: `${monthOf(at)}-15`, account: 'Checking', cents: -cents, number: `J${at}` },
    ]),
  ).flat();
  const settled = { day: '2025-06-20', number: 'S1', name: 'Smith & Partners LLP', memo: 'Settlement' };
  return [
    ...lines,
    { ...settled, account: 'Legal fees', cents: 25_000_00 },
    { ...settled, account: 'Checking', cents: -25_000_00 },
  ];
}

async function withLedger(review: Review, file = journalOf(e1())): Promise<Review> {
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  await readLedger(review, file);
  return review;
}

const yearly = (kind: string, amount: number) => ({
  ...{ kind, pace: 'year', first: '2023-01', last: '2025-12', amount },
});
const placesOf = async ({ owner, reviewId }: Review, code: string, from: string, to = from) =>
  (await rowsBehind(owner, reviewId, { dataset: 1, formula: 'account', code, from, to })).items;

async function withAdjustments(review: Review) {
  const { owner, reviewId } = review;
  const pay = await addAdjustmentTo(owner, reviewId, {
    ...{ code: 'O-COMP', title: 'Owner', amounts: [yearly('replacement', 110_000_00)] },
  });
  const all = { code: 'OFFICER_COMP', first: '2023-01', last: '2025-12' };
  await expectOk(chooseLines(owner, pay, { version: 1, all }));
  const legal = await addAdjustmentTo(owner, reviewId, { code: 'N-LEGAL', title: 'Settlement' });
  const lines = await placesOf(review, 'PROF_FEES', '2025-06');
  const settled = lines.find(({ memo }) => memo === 'Settlement')?.place ?? '';
  await expectOk(chooseLines(owner, legal, { version: 1, add: [settled] }));
  const bonus = await addAdjustmentTo(owner, reviewId, {
    ...{ code: 'A-ACCR', title: 'Bonus' },
    amounts: [{ kind: 'effect', pace: 'once', first: '2025-12', last: '2025-12', amount: -10_000_00 }],
  });
  return { pay, legal, bonus, settled };
}

describe('adjusted earnings', () => {
  test('go from net income over EBITDA to SDE, by month, year and last twelve months', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const { pay } = await withAdjustments(review);
    const { periods: columns, months, adjustments, ownerAdjustment } = await adjustedOf(owner, reviewId);
    const latest = columns.at(-1);
    const ebitda = 12 * (200_000_00 - 110_000_00 - 35_000_00 - 15_000_00 - 21_250_00) - 25_000_00;
    expect(latest).toMatchObject({
      ebitda,
      owner: 70_000_00,
      nonRecurring: 25_000_00,
      corrections: -10_000_00,
      adjustedEbitda: ebitda + 85_000_00,
      ownerCost: 110_000_00,
      sde: ebitda + 195_000_00,
    });
    expect(ownerAdjustment).toBe(pay);
    for (const key of ['ebitda', 'adjustedEbitda', 'sde', 'netIncome'] as const) {
      const sum = months.slice(-12).reduce((all, month) => all + month[key], 0);
      expect(sum, key).toBe(latest?.[key]);
    }
    for (const { months: each, periods: whole } of adjustments)
      expect(each.slice(-12).reduce((all, one) => all + one, 0)).toBe(whole.at(-1));
  });

  test('work their tests out from the lines', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const { legal } = await withAdjustments(review);
    const { adjustments } = await adjustedOf(owner, reviewId);
    const one = adjustments.find(({ id }) => id === legal);
    expect(one).toMatchObject({ lines: 1, gone: 0, refusal: null, tier: 'C' });
    expect(one?.tests.map(({ test, result, reason }) => [test, result, reason])).toEqual([
      ['T1', 'passed', 'in-books'],
      ['T2', 'passed', 'own-month'],
      ['T3', 'passed', 'absent'],
      ['T4', 'unknown', 'nobody-said'],
      ['T5', 'failed', 'no-reason'],
      ['T6', 'passed', 'counted-once'],
      ['T7', 'passed', 'netted'],
    ]);
  });

  test('count a line once: the second adjustment that takes it is refused', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const { settled } = await withAdjustments(review);
    const again = await addAdjustmentTo(owner, reviewId, { title: 'Again' });
    await expectOk(chooseLines(owner, again, { version: 1, add: [settled] }));
    const { adjustments, periods: columns } = await adjustedOf(owner, reviewId);
    expect(adjustments.map(({ refusal }) => refusal)).toEqual([null, null, null, 'tests-failed']);
    expect(adjustments.at(-1)?.tests.find(({ test }) => test === 'T6')).toMatchObject({
      ...{ result: 'failed', reason: 'counted-twice', count: 1 },
    });
    expect(columns.at(-1)).toMatchObject({ owner: 70_000_00, nonRecurring: 25_000_00 });
  });

  test('refuse a cost that came in two other years', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const id = await addAdjustmentTo(owner, reviewId, { code: 'N-MOVE', title: 'Insurance move' });
    const lines = await placesOf(review, 'INS', '2025-03');
    await expectOk(chooseLines(owner, id, { version: 1, add: lines.map(({ place }) => place) }));
    const [one] = (await adjustedOf(owner, reviewId)).adjustments;
    expect(one?.tests.find(({ test }) => test === 'T3')).toMatchObject({
      ...{ result: 'failed', reason: 'came-before', count: 2 },
    });
    expect(one?.refusal).toBe('tests-failed');
  });
});

describe('the lines of an adjustment', () => {
  const linesOf = async ({ owner }: Review, id: string, query = '') =>
    listAdjustmentLines.reply.parse(
      await expectOk(owner.get(`/api/earnings-adjustments/${id}/lines?size=20${query}`)),
    );

  test('add up to it, page by page, with their place in the file', async ({ review }) => {
    await withLedger(review);
    const { pay } = await withAdjustments(review);
    const first = await linesOf(review, pay);
    const second = await linesOf(review, pay, `&after=${first.next}`);
    expect(first.total).toEqual({ amount: 36 * 15_000_00, lines: 36, gone: 0 });
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 16, null]);
    const all = [...first.items, ...second.items];
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(first.total.amount);
    expect(all[0]).toMatchObject({ fileName: 'ledger.csv', path: 'Officer compensation', day: '2023-01-15' });
    const year = await linesOf(review, pay, '&first=2025-01&last=2025-12');
    expect(year.total).toEqual({ amount: 12 * 15_000_00, lines: 12, gone: 0 });
  });

  test('are found again in a newer export; a line that it lost is named', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const { legal, pay } = await withAdjustments(review);
    const before = await adjustedOf(owner, reviewId);
    const [file] = await ledgersOf(owner, reviewId);
    await readLedger(review, journalOf(e1().toReversed()), { replaces: file?.id ?? '' });
    const after = await adjustedOf(owner, reviewId);
    expect({ ...after, dataset: 1 }).toEqual(before);
    const [newer] = await ledgersOf(owner, reviewId);
    const without = e1().filter(({ memo }) => memo !== 'Settlement');
    await readLedger(review, journalOf(without), { replaces: newer?.id ?? '' });
    const { adjustments } = await adjustedOf(owner, reviewId);
    const found = adjustments.find(({ id }) => id === legal);
    expect(found).toMatchObject({ lines: 0, gone: 1 });
    expect(found?.tests[0]).toMatchObject({ result: 'unknown', reason: 'lines-gone', count: 1 });
    expect(found?.periods.at(-1)).toBe(0);
    expect(adjustments.find(({ id }) => id === pay)).toMatchObject({ lines: 36, gone: 0 });
  });

  test('are those of this review, and taken out again', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const { legal, settled } = await withAdjustments(review);
    const unknown = await chooseLines(owner, legal, { version: 2, add: ['999.0.2025-06-20.0.1'] });
    expect((await problemOf(unknown)).code).toBe('line-unknown');
    const stale = await chooseLines(owner, legal, { version: 1, add: [] });
    expect((await problemOf(stale)).code).toBe('stale');
    await expectOk(chooseLines(owner, legal, { version: 2, remove: [settled] }));
    const { adjustments } = await adjustedOf(owner, reviewId);
    expect(adjustments.find(({ id }) => id === legal)).toMatchObject({ lines: 0 });
  });
});

describe('an adjustment', () => {
  test('is changed by its version, and removed', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const id = await addAdjustmentTo(owner, reviewId);
    const change = { ...blankAdjustment, title: 'Golf club', share: 50, needed: false, version: 1 };
    await expectOk(owner.put(`/api/earnings-adjustments/${id}`, change));
    const stale = await owner.put(`/api/earnings-adjustments/${id}`, change);
    expect((await problemOf(stale)).code).toBe('stale');
    expect((await adjustedOf(owner, reviewId)).adjustments).toMatchObject([
      { title: 'Golf club', share: 50, needed: false, version: 2 },
    ]);
    await expectOk(owner.delete(`/api/earnings-adjustments/${id}`));
    expect((await adjustedOf(owner, reviewId)).adjustments).toEqual([]);
    expect((await owner.delete(`/api/earnings-adjustments/${id}`)).status).toBe(404);
  });

  test('has only amounts that its kind can have, in months that follow', async ({ review }) => {
    const { owner, reviewId } = await withLedger(review);
    const refused = async (code: string, amount: object) =>
      (
        await problemOf(
          await owner.post(`/api/earnings-reviews/${reviewId}/adjustments`, {
            ...{ ...blankAdjustment, code, amounts: [amount] },
          }),
        )
      ).code;
    expect(await refused('O-PERK', yearly('effect', 5))).toBe('amount-kind');
    expect(await refused('A-CUT', yearly('recovered', 5))).toBe('amount-kind');
    expect(await refused('A-CUT', { ...yearly('effect', 5), last: '2022-01' })).toBe('amount-months');
    expect(await refused('A-CUT', { ...yearly('effect', 5), pace: 'once' })).toBe('amount-months');
  });
});
