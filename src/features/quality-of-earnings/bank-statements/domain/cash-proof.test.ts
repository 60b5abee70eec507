import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankToBooks } from './bank-to-books.ts';
import { bookParts, type MonthBooks, proofOf, yearFlagged } from './cash-proof.ts';
import { type LineClass, proposedByBooks, proposedByWords } from './line-classes.ts';
import { type ClassLine, matchTransfers } from './match-transfers.ts';
import { pairNearest } from './pair-nearest.ts';

const nothing = Object.fromEntries(bookParts.map((part) => [part, 0])) as MonthBooks;
const books = (dollars: Partial<MonthBooks>): MonthBooks => ({
  ...nothing,
  ...Object.fromEntries(Object.entries(dollars).map(([part, amount]) => [part, amount * 100])),
});
const bank = (deposits: number, notReceipts: object = {}, withdrawals = 0, notCosts: object = {}) => ({
  deposits: deposits * 100,
  withdrawals: withdrawals * 100,
  notReceipts: Object.fromEntries(Object.entries(notReceipts).map(([name, amount]) => [name, amount * 100])),
  notCosts: Object.fromEntries(Object.entries(notCosts).map(([name, amount]) => [name, amount * 100])),
});

/** Test P1 (docs/rules/quality-of-earnings.md). */
test.each([
  [
    'January',
    { revenue: 100_000, receivables: 10_000, deferred: 5_000, salesTax: 7_000 },
    112_000,
    { 'owner-contribution': 5_000 },
    [107_000, 102_000, 5_000, true],
  ],
  [
    'February',
    { revenue: 120_000, receivables: -5_000, salesTax: 8_400 },
    143_400,
    { transfer: 10_000 },
    [133_400, 133_400, 0, false],
  ],
  [
    'March',
    { revenue: 110_000, receivables: 25_000, salesTax: 7_700 },
    147_700,
    { 'loan-proceeds': 40_000 },
    [107_700, 92_700, 15_000, true],
  ],
] as const)('P1, %s', (_, month, deposits, notReceipts, [actual, expected, variance, flagged]) => {
  expect(proofOf(books(month), bank(deposits, notReceipts)).receipts).toEqual({
    ...{ actual: actual * 100, expected: expected * 100, variance: variance * 100, flagged },
  });
});

test('receipts: write-offs and netted fees brought no money, customer deposits did', () => {
  const month = books({ revenue: 1_000, writeOffs: 50, feesNetted: 30, customerDeposits: 200 });
  expect(proofOf(month, bank(1_120)).receipts).toMatchObject({ expected: 1_120_00, variance: 0 });
});

test('disbursements', () => {
  const month = books({
    ...{ costs: 60_000, writeOffs: 500, feesNetted: 300, interest: 800, payables: 4_000, accrued: 1_000 },
    ...{ cards: 200, inventory: 2_000, prepaid: 600 },
  });
  const paid = bank(0, {}, 90_000, {
    transfer: 20_000,
    'owner-draw': 5_000,
    'debt-principal': 3_000,
    equipment: 4_600,
  });
  expect(proofOf(month, paid).disbursements).toEqual({
    ...{ actual: 57_400_00, expected: 57_400_00, variance: 0, flagged: false },
  });
});

test('a variance is flagged above $1,000 and 2% of revenue, a year above 1%', () => {
  const flagged = (revenue: number, deposits: number) =>
    proofOf(books({ revenue }), bank(deposits)).receipts.flagged;
  expect([flagged(10_000, 11_000), flagged(10_000, 11_000.01), flagged(10_000, 8_999)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([flagged(100_000, 102_000), flagged(100_000, 102_000.01)]).toEqual([false, true]);
  expect([yearFlagged(-100, 10_000), yearFlagged(-101, 10_000)]).toEqual([false, true]);
});

let ids = 0;
const line = (account: number, day: string, amount: number, more: Partial<ClassLine> = {}): ClassLine => {
  ids += 1;
  return { id: ids, account, day, amount, name: '', memo: '', said: null, ...more };
};
const transfer = { name: 'Online transfer' };

describe('transfers', () => {
  test('are equal and opposite, in two accounts, within five days', () => {
    const out = line(1, '2025-01-01', -500, transfer);
    const pairOf = (other: ClassLine) => matchTransfers([out, other])[0]?.pair ?? null;
    const into = line(2, '2025-01-06', 500);
    expect(pairOf(into)).toBe(into.id);
    expect(pairOf(line(2, '2025-01-07', 500))).toBeNull();
    expect(pairOf(line(2, '2025-01-06', 501))).toBeNull();
    expect(pairOf(line(1, '2025-01-01', 500))).toBeNull();
    expect(pairOf(line(2, '2025-01-06', 500, { said: 'loan-proceeds' }))).toBeNull();
  });

  test('are one to one, the nearest first', () => {
    const [out, far, near] = [
      line(1, '2025-01-03', -500, transfer),
      line(2, '2025-01-01', 500),
      line(2, '2025-01-04', 500),
    ];
    expect(matchTransfers([out, far, near]).map(({ pair }) => pair)).toEqual([near.id, null, out.id]);
  });

  test('that nothing says are proposed, not counted; one without another side stays open', () => {
    const [out, into] = [line(1, '2025-01-01', -500), line(2, '2025-01-02', 500)];
    expect(matchTransfers([out, into])).toMatchObject([
      { pair: null, proposal: 'transfer', by: 'amount' },
      { pair: null, proposal: 'transfer', by: 'amount' },
    ]);
    expect(matchTransfers([{ ...out, said: 'transfer' }, into])[1]?.pair).toBe(out.id);
    expect(matchTransfers([line(1, '2025-01-01', -500, transfer)])).toMatchObject([
      { pair: null, proposal: 'transfer', by: 'words' },
    ]);
  });

  test('a pair never moves the proof', () => {
    const some = fc.record({
      account: fc.integer({ min: 1, max: 3 }),
      day: fc.integer({ min: 1, max: 28 }),
      amount: fc.integer({ min: -5_000, max: 5_000 }).filter((amount) => amount !== 0),
    });
    const dayOf = (day: number) => `2025-01-${String(day).padStart(2, '0')}`;
    const net = (lines: readonly ClassLine[]) => {
      const judged = matchTransfers(lines);
      const rest = lines.filter((_, at) => judged[at]?.pair === null);
      const sum = (sign: number) =>
        rest.reduce((total, { amount }) => (amount * sign > 0 ? total + amount : total), 0);
      return [sum(1), sum(-1)];
    };
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 25 }),
        fc.integer({ min: 6_000, max: 9_000 }),
        fc.nat(5),
        (given, amount, apart) => {
          const lines = given.map(({ account, day, amount: moved }) => line(account, dayOf(day), moved));
          const pair = [line(1, dayOf(10), -amount, transfer), line(2, dayOf(10 + apart), amount)];
          const expected = net(lines);
          expect(net([...lines, ...pair])).toEqual(expected);
          expect(net([...pair.toReversed(), ...lines.toReversed()])).toEqual(expected);
        },
      ),
    );
  });
});

test('pairs are one to one whatever the lists', () => {
  const some = fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 9 }).map((day) => `2025-01-0${day}`),
      amount: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(some, some, (ones, others) => {
      const pairs = pairNearest(ones, others, 2);
      expect(new Set(pairs.map(([one]) => one)).size).toBe(pairs.length);
      expect(new Set(pairs.map(([, other]) => other)).size).toBe(pairs.length);
      for (const [one, other] of pairs) expect(ones[one]?.amount).toBe(others[other]?.amount);
    }),
  );
});

test('what words and books make likely', () => {
  const words = (name: string, amount: number) => proposedByWords({ name, memo: '', amount });
  const cases: [string, number, LineClass | null][] = [
    ['IRS TREAS 310 TAX REF', 1, 'tax-refund'],
    ['SBA LOAN PROCEEDS', 1, 'loan-proceeds'],
    ['Owner contribution', 1, 'owner-contribution'],
    ['Home Depot refund', 1, 'vendor-refund'],
    ['Ann Ace', 1, null],
    ['Owner draw', -1, 'owner-draw'],
    ['STATE SALES TAX', -1, 'sales-tax'],
    ['LOAN PAYMENT 0012', -1, 'debt-principal'],
    ['Payment Thank You - Web', 1, 'transfer'],
  ];
  for (const [name, amount, expected] of cases) expect(words(name, amount), name).toBe(expected);
  expect(proposedByBooks('DEBT_LT', 1)).toBe('loan-proceeds');
  expect(proposedByBooks('FIXED', -1)).toBe('equipment');
  expect(proposedByBooks('AR', 1)).toBeNull();
});

test('why the bank is not what the books say', () => {
  const at = (day: string, amount: number) => ({ account: 1, day, amount });
  const explain = bankToBooks(
    [at('2025-01-10', 500), at('2025-02-02', -300), at('2025-01-20', -40), at('2025-01-03', -60)],
    [
      at('2025-01-09', 500),
      at('2025-01-30', -300),
      at('2025-01-31', 800),
      at('2024-12-30', -60),
      at('2024-11-01', -99),
    ],
    new Map([[1, '2025-01-01']]),
  );
  expect(explain('2025-01-31')).toEqual({ inTransit: 800, outstanding: 300, notBooked: -40 });
  expect(explain('2024-12-31')).toEqual({ inTransit: 0, outstanding: 60, notBooked: 0 });
});
