import { describe, expect } from 'vitest';
import {
  addBankFileTo,
  bankFilesOf,
  bankLinesOf,
  cashProofOf,
  ofxOf,
  type StatementLine,
  sayLines,
  sayStatement,
} from '#test/support/bank-statements.ts';
import { problemOf } from '#test/support/caller.ts';
import { balancedLedger, type OpenedAccount } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';

/** Test P1 in dollars: revenue, growth of receivables and of deferred revenue, sales tax. */
const p1 = [
  { month: '2025-01', revenue: 100_000, receivables: 10_000, deferred: 5_000, tax: 7_000 },
  { month: '2025-02', revenue: 120_000, receivables: -5_000, deferred: 0, tax: 8_400 },
  { month: '2025-03', revenue: 110_000, receivables: 25_000, deferred: 0, tax: 7_700 },
];

function books(): OpenedAccount[] {
  const lines = (of: (one: (typeof p1)[number]) => readonly [day: string, dollars: number][]) =>
    p1.flatMap((one) =>
      of(one).map(([day, dollars]) => ({ day: `${one.month}-${day}`, cents: dollars * 100 })),
    );
  const paid = ({ revenue, tax, receivables }: (typeof p1)[number]) => revenue + tax - receivables;
  return [
    {
      name: 'Checking 1222',
      opening: 10_000_00,
      lines: lines((one) => [
        ['20', paid(one)],
        ['21', one.deferred],
      ]).filter(({ cents }) => cents !== 0),
    },
    {
      name: 'Accounts Receivable',
      opening: 60_000_00,
      lines: lines((one) => [
        ['05', one.revenue + one.tax],
        ['20', -paid(one)],
      ]),
    },
    { name: 'Deferred Revenue', opening: 0, side: -1, lines: [{ day: '2025-01-21', cents: -5_000_00 }] },
    { name: 'Sales Tax Payable', opening: 0, side: -1, lines: lines((one) => [['05', -one.tax]]) },
    { name: 'Sales', opening: null, side: -1, lines: lines((one) => [['05', -one.revenue]]) },
    { name: 'Owner’s Equity', opening: -70_000_00, side: -1, lines: [] },
  ];
}

const checking: Record<string, StatementLine[]> = {
  '2025-01': [
    ['2025-01-20', 107_000_00, 'Customer deposits'],
    ['2025-01-22', 5_000_00, 'Owner contribution'],
  ],
  '2025-02': [
    ['2025-02-11', 10_000_00, 'From savings'],
    ['2025-02-21', 133_400_00, 'Customer deposits'],
  ],
  '2025-03': [
    ['2025-03-20', 107_700_00, 'Customer deposits'],
    ['2025-03-28', 40_000_00, 'SBA loan proceeds'],
  ],
};
const ends = { '2025-01': '31', '2025-02': '28', '2025-03': '31' } as const;
const savings: StatementLine[] = [['2025-02-10', -10_000_00, 'Online transfer to checking']];

/** The files of two accounts, the months in the order given. */
async function addStatements({ owner, reviewId }: Review, months: readonly (keyof typeof ends)[]) {
  const ids: string[] = [];
  for (const month of months) {
    const before = Object.entries(checking).filter(([one]) => one <= month);
    const closing = before.flatMap(([, lines]) => lines).reduce((sum, [, amount]) => sum + amount, 10_000_00);
    const file = ofxOf(checking[month] ?? [], {
      from: `${month}-01`,
      to: `${month}-${ends[month]}`,
      closing,
    });
    ids.push((await addBankFileTo(owner, reviewId, file, `${month}.ofx`)).id);
  }
  const days = { from: '2025-01-01', to: '2025-03-31', closing: 40_000_00 };
  const file = await addBankFileTo(
    owner,
    reviewId,
    ofxOf(savings, { account: '000333444', ...days }),
    'savings.ofx',
  );
  await expectOk(openWith(owner, file, 50_000_00));
  const first = (await bankFilesOf(owner, reviewId)).files.find(({ name }) => name === '2025-01.ofx');
  if (!first) throw new Error('no first month');
  await expectOk(openWith(owner, first, 10_000_00));
  return ids;
}

type File = Awaited<ReturnType<typeof addBankFileTo>>;
const openWith = (owner: Review['owner'], { id, statements: [statement] }: File, opening: number) => {
  if (!statement) throw new Error('no statement');
  return sayStatement(owner, id, {
    statement: statement.number,
    account: { number: statement.account },
    opening,
  });
};

async function withBooks(review: Review) {
  expect((await readLedger(review, balancedLedger(books()))).status).toBe('read');
}

async function decide({ owner, reviewId }: Review, name: string, said: string | null) {
  const { items } = await bankLinesOf(owner, reviewId);
  const ids = items.filter((line) => line.name === name).map(({ id }) => id);
  await expectOk(sayLines(owner, reviewId, ids, said));
}

const monthsOf = async ({ owner, reviewId }: Review) =>
  (await cashProofOf(owner, reviewId)).months.filter(({ proof }) => proof !== null);
const receipts = async (review: Review) => (await monthsOf(review)).map(({ proof }) => proof?.receipts);
const inCents = (actual: number, expected: number, flagged: boolean) => ({
  ...{ actual: actual * 100, expected: expected * 100, variance: (actual - expected) * 100, flagged },
});

describe('a proof of cash', () => {
  test('does not compare a month in which the ledger has no entries: what it does not have is not $0', async ({
    review,
  }) => {
    const without = books().map((account) => ({
      ...account,
      lines: account.lines.filter(({ day }) => !day.startsWith('2025-02')),
    }));
    expect((await readLedger(review, balancedLedger(without))).status).toBe('read');
    await addStatements(review, ['2025-01', '2025-02', '2025-03']);
    expect((await monthsOf(review)).map(({ month }) => month)).toEqual(['2025-01', '2025-03']);
    const { months } = await cashProofOf(review.owner, review.reviewId);
    expect(months.find(({ month }) => month === '2025-02')).toMatchObject({ lacks: ['ledger'], proof: null });
  });

  test('is test P1 to the cent, and counts nothing that no one decided', async ({ review }) => {
    await withBooks(review);
    expect((await cashProofOf(review.owner, review.reviewId)).total).toBeNull();
    await addStatements(review, ['2025-01', '2025-02', '2025-03']);
    expect(await receipts(review)).toEqual([
      inCents(112_000, 102_000, true),
      inCents(133_400, 133_400, false),
      inCents(147_700, 92_700, true),
    ]);
    const { items } = await bankLinesOf(review.owner, review.reviewId, { what: 'open' });
    expect(items.map(({ name, proposal }) => [name, proposal])).toEqual([
      ['Owner contribution', { class: 'owner-contribution', by: 'words' }],
      ['SBA loan proceeds', { class: 'loan-proceeds', by: 'words' }],
    ]);
    await decide(review, 'Owner contribution', 'owner-contribution');
    await decide(review, 'SBA loan proceeds', 'loan-proceeds');
    const proof = await cashProofOf(review.owner, review.reviewId);
    expect(await receipts(review)).toEqual([
      inCents(107_000, 102_000, true),
      inCents(133_400, 133_400, false),
      inCents(107_700, 92_700, true),
    ]);
    expect(proof.total).toMatchObject({
      months: 3,
      proof: { receipts: { variance: 20_000_00, flagged: true } },
    });
    expect(proof.months.find(({ month }) => month === '2024-12')).toMatchObject({
      ...{ proof: null, lacks: ['statements', 'ledger'] },
    });
  });

  test('has four columns that come together, and says why the books differ', async ({ review }) => {
    await withBooks(review);
    await addStatements(review, ['2025-01', '2025-02', '2025-03']);
    const before = await monthsOf(review);
    expect(before.map(({ begins, ends: end }) => [begins, end])).toEqual([
      [60_000_00, 172_000_00],
      [172_000_00, 305_400_00],
      [305_400_00, 453_100_00],
    ]);
    for (const { begins, bank, ends: end } of before)
      expect(begins + bank.deposits - bank.withdrawals).toBe(end);
    expect(before[0]?.reconciled).toBeNull();
    const { accounts } = await bankFilesOf(review.owner, review.reviewId);
    const path = `/api/earnings-reviews/${review.reviewId}/bank-accounts`;
    for (const { number, name, lastFour } of accounts)
      if (lastFour === '1222')
        await expectOk(review.owner.put(path, { number, name, lastFour, ledgerPath: 'Checking 1222' }));
    expect((await cashProofOf(review.owner, review.reviewId)).untied).toBe(1);
  });

  test('does not depend on the order of the files, nor on a file given twice', async ({ review }) => {
    await withBooks(review);
    await addStatements(review, ['2025-03', '2025-01', '2025-02']);
    const first = await cashProofOf(review.owner, review.reviewId);
    expect(first.total?.proof.receipts).toMatchObject({ actual: 393_100_00, expected: 328_100_00 });
    await addStatements(review, ['2025-02']);
    expect(await cashProofOf(review.owner, review.reviewId)).toEqual(first);
  });

  test('keeps a difference open until it is explained, and again when it changes', async ({ review }) => {
    const { owner, reviewId } = review;
    await withBooks(review);
    await addStatements(review, ['2025-01', '2025-02', '2025-03']);
    const path = `/api/earnings-reviews/${reviewId}/cash-explanations`;
    const said = {
      ...{ month: '2025-01', side: 'receipts', amount: 10_000_00 },
      explanation: { cause: 'not-in-books', text: 'A grant' },
    };
    expect(await problemOf(await owner.put(path, { ...said, amount: 1 }))).toMatchObject({ code: 'stale' });
    await expectOk(owner.put(path, said));
    const explained = async () => (await cashProofOf(owner, reviewId)).explanations.map(({ holds }) => holds);
    expect(await explained()).toEqual([true]);
    await decide(review, 'Owner contribution', 'owner-contribution');
    expect(await explained()).toEqual([false]);
    await expectOk(owner.put(path, { ...said, explanation: null }));
    expect(await explained()).toEqual([]);
  });

  test('opens the lines behind each figure, and a line is what fits it', async ({ review }) => {
    const { owner, reviewId } = review;
    await withBooks(review);
    await addStatements(review, ['2025-01', '2025-02', '2025-03']);
    const february = { first: '2025-02', last: '2025-02' };
    const { items, total } = await bankLinesOf(owner, reviewId, {
      ...february,
      side: 'in',
      what: 'transfer',
    });
    expect(total).toEqual({ value: 10_000_00, rows: 1 });
    expect(items).toMatchObject([
      {
        name: 'From savings',
        said: false,
        pair: { day: '2025-02-10', account: expect.stringContaining('3444') },
      },
    ]);
    const [id] = items.map((line) => line.id);
    expect(await problemOf(await sayLines(owner, reviewId, [id ?? 0], 'owner-draw'))).toMatchObject({
      code: 'class-differs',
    });
    expect(await problemOf(await sayLines(owner, reviewId, [2_000_000], 'business'))).toMatchObject({
      code: 'no-such-bank-line',
    });
    await decide(review, 'From savings', 'business');
    expect((await receipts(review))[1]).toEqual(inCents(143_400, 133_400, true));
    await decide(review, 'From savings', null);
    expect((await receipts(review))[1]).toEqual(inCents(133_400, 133_400, false));
  });

  test('proposes what the books have', async ({ review }) => {
    const { owner, reviewId } = review;
    const ledger = balancedLedger([
      { name: 'Checking 1222', opening: 0, lines: [{ day: '2025-01-22', cents: 5_000_00, number: '7' }] },
      {
        name: 'Bank Loan',
        opening: 0,
        side: -1,
        lines: [{ day: '2025-01-22', cents: -5_000_00, number: '7' }],
      },
    ]);
    await readLedger(review, ledger);
    const lines: StatementLine[] = [['2025-01-23', 5_000_00, 'Wire 5521']];
    const file = await addBankFileTo(
      owner,
      reviewId,
      ofxOf(lines, { from: '2025-01-01', to: '2025-01-31', closing: 5_000_00 }),
    );
    await expectOk(openWith(owner, file, 0));
    const [account] = (await bankFilesOf(owner, reviewId)).accounts;
    const tie = { number: account?.number, name: 'Checking', lastFour: '1222', ledgerPath: 'Checking 1222' };
    await expectOk(owner.put(`/api/earnings-reviews/${reviewId}/bank-accounts`, tie));
    expect((await bankLinesOf(owner, reviewId)).items).toMatchObject([
      { class: 'business', proposal: { class: 'loan-proceeds', by: 'books' } },
    ]);
    expect((await monthsOf(review))[0]?.reconciled).toEqual({
      ...{ balance: 5_000_00, inTransit: 0, outstanding: 0, notBooked: 0, unexplained: 0 },
    });
  });
});
