import { sql } from 'kysely';
import { expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { balancedLedger, reviewOf } from '#test/support/ledgers.ts';
import { agingDetailOf, balanceOf, profitOf } from '#test/support/monthly-statements.ts';
import { expectOk } from '#test/support/people.ts';
import { addScheduleTo, scheduleRowsOf, schedulesOf, sendSchedule } from '#test/support/schedules.ts';
import { readLedger, test } from './a-review.ts';
import { document, linesOf, setEnds } from './documents.ts';

/** November and December 2025: Ann buys, rent is paid, the owner draws. */
const ledger = balancedLedger([
  {
    ...{ name: 'Checking', opening: 1_000_00 },
    lines: [
      { day: '11/20/2025', cents: -200_00 },
      { day: '12/10/2025', cents: -50_00 },
      { day: '12/20/2025', cents: -200_00 },
    ],
  },
  {
    ...{ name: 'Accounts Receivable', opening: 300_00 },
    lines: [
      { day: '11/05/2025', cents: 500_00, name: 'Ann Ace' },
      { day: '12/05/2025', cents: 700_00, name: 'Ann Ace' },
    ],
  },
  { name: 'Owner draws', opening: -1_300_00, lines: [{ day: '12/10/2025', cents: 50_00 }] },
  {
    ...{ name: 'Sales', opening: null },
    lines: [
      { day: '11/05/2025', cents: -500_00, name: 'Ann Ace' },
      { day: '12/05/2025', cents: -700_00, name: 'Ann Ace' },
    ],
  },
  {
    ...{ name: 'Rent', opening: null },
    lines: [
      { day: '11/20/2025', cents: 200_00 },
      { day: '12/20/2025', cents: 200_00 },
    ],
  },
]);
const months = ['Nov 2025', 'Dec 2025'];
const days = ['Nov 30, 2025', 'Dec 31, 2025'];
const profit = (december = 700_00) =>
  profitOf(months, { income: [['Sales', 500_00, december]], expenses: [['Rent', 200_00, 200_00]] });
const balance = ({ cash = 550_00, kept = 0, net = 800_00 } = {}) =>
  balanceOf(days, {
    assets: [
      ['Checking', 800_00, cash],
      ['Accounts Receivable', 800_00, 1_500_00],
    ],
    liabilities: [],
    equity: [
      ['Owner draws', 1_300_00, 1_250_00],
      ['Retained Earnings', 0, kept],
      ['Net Income', 300_00, net],
    ],
  });

test('a profit and loss is missing until it is here, and is held to every line and month', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  await setEnds(review);
  expect(await document(review, 'I1')).toEqual({ state: 'missing', checks: {} });
  const early = await addScheduleTo(owner, reviewId, 'profit-and-loss', profit());
  expect(early).toMatchObject({
    state: 'in',
    lacks: 'books',
    from: '2025-11-01',
    to: '2025-12-31',
    tie: null,
  });
  await readLedger(review, ledger);
  expect((await schedulesOf(owner, reviewId)).files).toMatchObject([
    { state: 'proved', tie: { difference: 0, apart: 0, statement: { compared: 4, ahead: 0 } } },
  ]);
  expect(await document(review, 'I1')).toMatchObject({
    state: 'in',
    checks: {
      'ledger-proved': { grade: 'wrong' },
      'schedule-books': { grade: 'proved' },
      'statement-basis': { grade: 'proved' },
      'statement-months': { grade: 'wrong', count: 22 },
    },
  });
  const off = await addScheduleTo(owner, reviewId, 'profit-and-loss', profit(700_05), 'later.csv');
  expect(off).toMatchObject({ state: 'in', tie: { grade: 'wrong', apart: 1, difference: 5 } });
  const lines = await linesOf(review, off.id);
  expect(lines.items).toEqual([
    {
      ...{ row: 6, path: 'Income › Sales', measure: '2025-12-01/2025-12-31', result: 'apart' },
      ...{ written: 700_05, books: 700_00, difference: 5 },
    },
  ]);
  expect(lines.parts.filter(({ difference }) => difference !== 0).map(({ part }) => part)).toEqual([
    'income',
    'net-income',
  ]);
  expect(await document(review, 'I1')).toMatchObject({
    state: 'in',
    checks: { 'statement-books': { grade: 'wrong', count: 1, difference: 5 } },
  });
  const { datasets } = await reviewOf(owner, reviewId);
  expect(datasets[0]).toMatchObject({
    ...{ number: 2, cause: 'file_replaced' },
    moved: {
      count: 1,
      largest: [{ path: 'Income › Sales', month: '2025-12', before: 700_00, after: 700_05 }],
    },
  });
});

test('the same file again changes nothing; one that does not add up counts for nothing', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  const first = await addScheduleTo(owner, reviewId, 'profit-and-loss', profit());
  expect(await addScheduleTo(owner, reviewId, 'profit-and-loss', profit(), 'again.csv')).toEqual(first);
  const odd = profit().replace('"Net Income",300.00', '"Net Income",310.00');
  const refused = await addScheduleTo(owner, reviewId, 'profit-and-loss', odd);
  expect(refused).toMatchObject({
    state: 'refused',
    reading: {
      faults: [{ row: 13, fault: 'worked-out', measure: '2025-11-01/2025-11-30', difference: -10_00 }],
    },
  });
  expect((await schedulesOf(owner, reviewId)).files.map(({ state }) => state)).toEqual(['refused', 'in']);
  await expectOk(owner.delete(`/api/earnings-schedules/${first.id}`));
  expect(await document(review, 'I1')).toMatchObject({
    state: 'refused',
    checks: { 'schedule-sums': { grade: 'wrong', count: 1, difference: 10_00 } },
  });
  const days = await owner.put(`/api/earnings-schedules/${refused.id}/days`, {
    from: '2025-01-01',
    to: '2025-01-31',
  });
  expect((await problemOf(days)).code).toBe('schedule-days-known');
  const wrong = await sendSchedule(owner, reviewId, 'balance-sheet', profit());
  expect((await problemOf(wrong)).code).toBe('schedule-of-other-kind');
});

test('a statement that adds up takes the place of refused ones whose months are not known or within its own', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  const add = (file: string, name: string) => addScheduleTo(owner, reviewId, 'profit-and-loss', file, name);
  const states = async () =>
    (await schedulesOf(owner, reviewId)).files.map(({ name, state }) => [name, state]);
  const unread = await add(profit().replace('Total for Expenses', 'Totals of costs'), 'unread.csv');
  const part = await add(
    profitOf(months, { income: [['Sales', 0, 700_00]], expenses: [] }).replace(
      '"Net Income",0.00,700',
      '"Net Income",0.00,710',
    ),
    'part.csv',
  );
  expect([unread, part]).toMatchObject([
    { state: 'refused', to: null },
    { state: 'refused', from: '2025-12-01' },
  ]);
  const good = await add(profit(), 'good.csv');
  expect(await states()).toEqual([
    ['good.csv', 'in'],
    ['part.csv', 'replaced'],
    ['unread.csv', 'replaced'],
  ]);
  expect((await document(review, 'I1')).checks['schedule-sums']).toMatchObject({ grade: 'proved', count: 0 });
  await add(profit(700_05), 'better.csv');
  await expectOk(owner.delete(`/api/earnings-schedules/${good.id}`));
  expect(await states()).toEqual([
    ['better.csv', 'in'],
    ['part.csv', 'replaced'],
    ['unread.csv', 'replaced'],
  ]);
});

test('a balance sheet is held to the ledger at each month-end, and its equity to net income', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  await setEnds(review);
  await readLedger(review, ledger);
  const file = await addScheduleTo(owner, reviewId, 'balance-sheet', balance());
  expect(file).toMatchObject({
    ...{ state: 'proved', from: '2025-11-30', to: '2025-12-31' },
    tie: { apart: 0, statement: { ahead: 0, equity: { months: 0, difference: 0 } } },
  });
  expect((await linesOf(review, file.id)).equity).toEqual([
    {
      measure: '2025-12-31/2025-12-31',
      ...{ change: 450_00, earned: 500_00, owners: -50_00, prior: 0, difference: 0 },
    },
  ]);
  const off = await addScheduleTo(owner, reviewId, 'balance-sheet', balance({ cash: 560_00, kept: 10_00 }));
  expect(off).toMatchObject({
    state: 'in',
    tie: { apart: 2, statement: { equity: { months: 1, difference: 10_00 } } },
  });
  expect(
    (await linesOf(review, off.id)).items.map(({ path, measure, difference }) => [path, measure, difference]),
  ).toEqual([
    ['Assets › Current Assets › Checking', '2025-12-31/2025-12-31', 10_00],
    ['Equity › Retained Earnings', '2025-12-31/2025-12-31', 10_00],
  ]);
  expect(await document(review, 'I2')).toMatchObject({
    state: 'in',
    checks: {
      'statement-books': { count: 2, difference: 20_00 },
      'equity-change': { grade: 'wrong', count: 1, difference: 10_00 },
    },
  });
  const unbalanced = await addScheduleTo(
    owner,
    reviewId,
    'balance-sheet',
    balance({ cash: 551_00 }),
    'odd.csv',
  );
  expect(unbalanced).toMatchObject({
    state: 'refused',
    reading: { faults: [{ fault: 'unbalanced', difference: 1_00 }] },
  });
});

test('invoices get their ages on the day that a person says, and their customers stay', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  await readLedger(review, ledger);
  const invoices = [
    ['Ann Ace', '7', '11/05/2025', '12/05/2025', 500_00],
    ['Ann Ace', '8', '12/05/2025', '01/05/2026', 700_00],
    ['Bo Buyer', '1', '06/01/2025', '07/01/2025', 300_00],
  ] as const;
  const [first, second, third] = invoices;
  const text = agingDetailOf([[first, second], [], [], [], [third]], '');
  const file = await addScheduleTo(owner, reviewId, 'receivables', text);
  expect(file).toMatchObject({
    state: 'in',
    lacks: 'days',
    reading: { measures: ['total'], totals: [1_500_00] },
  });
  const said = await expectOk(
    owner.put(`/api/earnings-schedules/${file.id}/days`, { from: null, to: '2025-12-31' }),
  );
  expect(said).toMatchObject({
    ...{ state: 'proved', to: '2025-12-31' },
    reading: {
      totals: [700_00, 500_00, 0, 0, 300_00, 1_500_00],
      aging: {
        ...{ from: 'due', own: [1_200_00, 0, 0, 0, 300_00] },
        moved: {
          count: 1,
          amount: 500_00,
          places: [{ row: 7, name: 'Ann Ace', own: 'current', age: 'days30' }],
        },
        parties: { count: 2, largest: [{ name: 'Ann Ace', amount: 1_200_00 }, { name: 'Bo Buyer' }] },
      },
    },
  });
  const { items } = await scheduleRowsOf(owner, file.id, { column: '4' });
  expect(items).toMatchObject([{ row: 11, path: 'Bo Buyer', code: '1', day: '2025-07-01' }]);
  expect(await document(review, 'I5')).toMatchObject({
    checks: { 'aging-ages': { grade: 'question', count: 1, difference: 500_00 } },
  });
});

test('a deleted review leaves nothing of its statements', async ({ review }) => {
  const { owner, reviewId } = review;
  await addScheduleTo(owner, reviewId, 'profit-and-loss', profit());
  await addScheduleTo(owner, reviewId, 'balance-sheet', balance());
  await expectOk(owner.delete(`/api/earnings-reviews/${reviewId}`));
  const left = await sql<{ count: number }>`
    select (select count(*) from supporting_schedule) + (select count(*) from supporting_schedule_row) as count`.execute(
    review.product.database.db,
  );
  expect(Number(left.rows[0]?.count)).toBe(0);
});
