import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import {
  balancedLedger,
  journalOf,
  ledgerAccountsOf,
  type OpenedAccount,
  rowsBehind,
  usualPriceTerms,
  workingCapitalOf,
} from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';

const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 2 };
const days = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}-28`);

/** Receivables at the end of each month in dollars; everything else of test W2 stands still. */
const receivables = [200, 210, 190, 205, 215, 195, 185, 220, 230, 210, 200, 240].map((one) => one * 1_000);
const still: [string, number, 1 | -1][] = [
  ['Inventory Asset', 150_000, 1],
  ['Prepaid Expenses', 12_000, 1],
  ['Accounts Payable', 130_000, -1],
  ['Accrued Liabilities', 28_000, -1],
  ['Deferred Revenue', 20_000, -1],
  ['Company Credit Card', 9_000, -1],
  ['Sales Tax Payable', 6_000, -1],
  ['Income Tax Payable', 11_000, -1],
  ['Line of Credit', 50_000, -1],
  ['Bank Loan', 120_000, -1],
  ['Due to Owner', 15_000, -1],
  ['Accrued PTO', 14_000, -1],
  ['Customer Deposits', 18_000, -1],
];

function books({ opened = true } = {}): OpenedAccount[] {
  const moves = receivables.map((end, at) => end - (receivables[at - 1] ?? 200_000));
  const equity = 85_000 + 200_000 + still.reduce((sum, [, amount, side]) => sum + amount * side, 0);
  const opening = (dollars: number) => (opened ? dollars * 100 : null);
  const line = (at: number, cents: number) => ({
    day: days[at] ?? '',
    cents,
    number: `J${at}`,
    name: 'Ann Ace',
  });
  const changed = moves.map((move, at) => ({ move, at })).filter(({ move }) => move !== 0);
  return [
    { name: 'Checking', opening: opening(85_000), lines: [] },
    {
      name: 'Accounts Receivable',
      opening: opening(200_000),
      lines: changed.map(({ move, at }) => line(at, move * 100)),
    },
    ...still.map(([name, amount, side]) => ({
      ...{ name, opening: opening(amount * side), side },
      // One entry and its reverse tell how the file writes the balance.
      lines: [line(0, 100), line(0, -100)],
    })),
    { name: 'Owner’s Equity', opening: opening(-equity), side: -1, lines: [] },
    { name: 'Sales', opening: null, side: -1, lines: changed.map(({ move, at }) => line(at, -move * 100)) },
  ];
}

async function withBooks(review: Review, file = balancedLedger(books())): Promise<Review> {
  await expectOk(review.owner.put(`/api/earnings-reviews/${review.reviewId}`, periods));
  const { status } = await readLedger(review, file);
  expect(status).toBe('read');
  return review;
}

const usual = { ...usualPriceTerms, version: 0 };

describe('working capital', () => {
  test('is that of test W2 at the last month-end, and no item is in two places', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    const found = await workingCapitalOf(owner, reviewId);
    expect(found.openings).toEqual({ accounts: 16, apart: 0, differing: 0 });
    expect(found.closing).toEqual({
      month: '2025-12',
      reported: 209_000_00,
      doubtful: 0,
      adjusted: 209_000_00,
    });
    const last = ({ total }: { total: number[] }) => total.at(-1);
    expect([found.debt, found.debtLike, found.cash].map(last)).toEqual(
      [170_000_00, 58_000_00, 85_000_00].map((amount, at) =>
        at === 0 ? amount + 15_000_00 : at === 1 ? amount - 15_000_00 : amount,
      ),
    );
    for (const { total, lines } of [found.workingCapital, found.debt, found.debtLike, found.cash])
      for (const [at, amount] of total.entries())
        expect(lines.reduce((sum, { months }) => sum + (months[at] ?? 0), 0)).toBe(amount);
  });

  test('proposes the average of twelve month-ends as the peg', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    const { pegs, workingCapital, months, swing } = await workingCapitalOf(owner, reviewId);
    const ends = workingCapital.total.slice(-12);
    expect(ends).toEqual(receivables.map((amount) => amount * 100 - 31_000_00));
    expect(pegs.map(({ method }) => method)).toEqual(['latest_twelve']);
    expect(pegs[0]?.amount).toBe(Math.round(ends.reduce((sum, one) => sum + one, 0) / 12));
    expect(pegs[0]?.of).toEqual(months.slice(-12));
    expect(swing.seasonal).toBe(false);
  });

  test('opens the balance before and the lines of a month, which come to its end', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    const { workingCapital, debt, debtLike, cash, months } = await workingCapitalOf(owner, reviewId);
    const sheet = { 'working-capital': workingCapital, debt, 'debt-like': debtLike, cash };
    for (const [formula, { total, lines }] of Object.entries(sheet))
      for (const at of [12, 17, 23]) {
        const month = months[at] ?? '';
        const asked = { dataset: 1, formula, from: month, to: month };
        const all = await rowsBehind(owner, reviewId, asked);
        const moved = all.items.reduce((sum, { amount }) => sum + amount, 0);
        expect(all.total.value).toBe(total[at]);
        expect((all.total.before ?? 0) + moved).toBe(total[at]);
        expect(all.total.before).toBe(at === 12 ? total[11] : total[at - 1]);
        for (const { code, months: values } of lines) {
          const part = await rowsBehind(owner, reviewId, { ...asked, code });
          expect(part.total.value).toBe(values[at]);
        }
      }
  });

  test('follows the person who says what an account is to a buyer', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    const account = (await ledgerAccountsOf(owner, reviewId)).find(({ path }) => path === 'Deferred Revenue');
    const { path, code, purpose } = account ?? { path: '', code: 'AR', purpose: null };
    const changes = [{ path, seen: { code, purpose }, code, purpose: 'debt_like' }];
    await expectOk(owner.put(`/api/earnings-reviews/${reviewId}/ledger-accounts`, { changes }));
    const { closing, debtLike } = await workingCapitalOf(owner, reviewId);
    expect([closing.reported, debtLike.total.at(-1)]).toEqual([229_000_00, 63_000_00]);
  });

  test('says when a ledger has no opening balances', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review, balancedLedger(books({ opened: false })));
    const { openings, closing, covered } = await workingCapitalOf(owner, reviewId);
    expect(openings).toEqual({ accounts: 0, apart: 0, differing: 0 });
    expect(closing.reported).toBe(40_000_00);
    expect(covered).toEqual({ from: '2025-01', to: '2025-12' });
  });

  test('opening balances that do not come to zero are told to the cent', async ({ review }) => {
    const wrong = books().map((one) => (one.name === 'Checking' ? { ...one, opening: 84_999_99 } : one));
    const { owner, reviewId } = await withBooks(review, balancedLedger(wrong));
    expect((await workingCapitalOf(owner, reviewId)).openings).toMatchObject({ apart: -1, differing: 0 });
  });

  test('a second file goes on where the first ended, and the order of files changes nothing', async ({
    review,
  }) => {
    const half = (from: number, to: number) =>
      books().map((one) => {
        const inside = ({ day }: { day: string }) =>
          Number(day.slice(5, 7)) >= from && Number(day.slice(5, 7)) <= to;
        const before = one.lines.filter(({ day }) => Number(day.slice(5, 7)) < from);
        const opening =
          one.opening === null ? null : before.reduce((sum, { cents }) => sum + cents, one.opening);
        return { ...one, opening, lines: one.lines.filter(inside) };
      });
    const later = balancedLedger(half(7, 12), 'July - December, 2025');
    const { owner, reviewId } = await withBooks(review, later);
    await readLedger(review, balancedLedger(half(1, 6), 'January - June, 2025'));
    const found = await workingCapitalOf(owner, reviewId);
    expect(found.openings).toEqual({ accounts: 16, apart: 0, differing: 0 });
    expect(found.workingCapital.total.slice(-12)).toEqual(
      receivables.map((amount) => amount * 100 - 31_000_00),
    );
  });
});

test('days say what they divide by, and that there is no inventory', async ({ review }) => {
  const { owner, reviewId } = review;
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, periods));
  const postings = days.flatMap((day) =>
    [
      ['Accounts Receivable', 100_00],
      ['Sales', -100_00],
      ['5000 Job Materials', 30_00],
      ['5100 Direct labor', 20_00],
      ['Accounts Payable', -50_00],
    ].map(([account, cents]) => ({ day, account: String(account), cents: Number(cents), number: day })),
  );
  await readLedger(review, journalOf(postings));
  const found = (await workingCapitalOf(owner, reviewId)).days;
  expect(found).toMatchObject({
    ...{ receivable: 365, inventory: null, payable: 365, cycle: 0, hasInventory: false },
    year: { revenue: 1_200_00, costOfSales: 600_00, labor: 240_00 },
  });
  expect(found.payableWithoutLabor?.toFixed(2)).toBe('608.33');
});

describe('the terms of a price', () => {
  const put = ({ owner, reviewId }: Review, more: object) =>
    owner.put(`/api/earnings-reviews/${reviewId}/price-terms`, { ...usual, ...more });

  test('make the price the cash of the owner', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    expect((await workingCapitalOf(owner, reviewId)).settlement).toBeNull();
    const items = [{ kind: 'debt_like', title: 'Roof repair', amount: 5_000_00 }];
    await expectOk(put(review, { price: 1_200_000_00, items, cashStays: true }));
    const { settlement, pegs, closing } = await workingCapitalOf(owner, reviewId);
    const adjustment = closing.adjusted - (pegs[0]?.amount ?? 0);
    const cashFree = 1_200_000_00 - 185_000_00 - 43_000_00 - 5_000_00 + adjustment;
    expect(settlement).toMatchObject({
      ...{ adjustment, cashFree, itemsDebt: 0, itemsDebtLike: 5_000_00, cash: 85_000_00 },
      toOwner: cashFree + 85_000_00,
    });
    const stale = await put(review, { price: 1 });
    expect((await problemOf(stale)).code).toBe('stale');
  });

  test('without working capital in the price, nothing adjusts it', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    await expectOk(put(review, { price: 500_000_00, workingCapital: false }));
    const { settlement } = await workingCapitalOf(owner, reviewId);
    expect(settlement).toMatchObject({ peg: null, adjustment: 0, cash: 0 });
  });

  test('take doubtful receivables off, and say how far their ages are from the books', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    const aging = { current: 130_000_00, to30: 60_000_00, to60: 30_000_00, to90: 18_000_00, over90: 0 };
    await expectOk(put(review, { aging }));
    const { closing, aged } = await workingCapitalOf(owner, reviewId);
    expect(closing.doubtful).toBe(1_300_00 + 1_200_00 + 1_500_00 + 2_700_00);
    expect(closing.adjusted).toBe(209_000_00 - closing.doubtful);
    expect(aged).toMatchObject({ from: 'said', schedule: null, gap: -2_000_00, over60: 18 / 238 });
  });

  test('say how much cash the earnings become', async ({ review }) => {
    const { owner, reviewId } = await withBooks(review);
    await expectOk(put(review, { upkeep: 4_000_00, taxPercent: 25 }));
    const { cashFlow } = await workingCapitalOf(owner, reviewId);
    expect(cashFlow).toEqual({
      ...{ earnings: 40_000_00, upkeep: 4_000_00, upkeepFrom: 'said', bought: [0], growth: 40_000_00 },
      ...{ tax: 10_000_00, cash: -14_000_00, conversion: 0.9 },
    });
  });
});
