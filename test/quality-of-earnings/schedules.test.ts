import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { findingsOf } from '#test/support/findings.ts';
import { balancedLedger, revenueOf, reviewOf, workingCapitalOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import {
  addScheduleTo,
  agingOf,
  scheduleAccountsOf,
  scheduleRowsOf,
  schedulesOf,
  sendSchedule,
  trialOf,
} from '#test/support/schedules.ts';
import { type Review, readLedger, test } from './a-review.ts';

/** 2025 with opening balances: Ann still owes 400, and 100 of it since March. */
const ledger = balancedLedger([
  { name: 'Checking', opening: 1_000_00, lines: [{ day: '01/20/2025', cents: 100_00 }] },
  {
    ...{ name: 'Accounts Receivable', opening: 300_00 },
    lines: [
      { day: '01/20/2025', cents: -100_00, name: 'Ann Ace' },
      { day: '12/20/2025', cents: 200_00, name: 'Ann Ace' },
    ],
  },
  { name: 'Owner’s equity', opening: -1_300_00, lines: [] },
  { name: 'Sales', opening: null, lines: [{ day: '12/20/2025', cents: -200_00, name: 'Ann Ace' }] },
]);
const trial = [
  ['Checking', 1_100_00],
  ['Accounts Receivable', 400_00],
  ['Owner’s equity', -1_300_00],
  ['Sales', -200_00],
] as const;
const aged = [['Ann Ace', 200_00, 0, 100_00, 0, 100_00]] as const;

const document = async ({ owner, reviewId }: Review, wanted: string) => {
  const { intake } = await reviewOf(owner, reviewId);
  const found = intake.find(({ key }) => key === wanted);
  return {
    state: found?.state,
    checks: Object.fromEntries((found?.checks ?? []).map(({ code, ...one }) => [code, one])),
  };
};

describe('a trial balance', () => {
  test('is held against every account of the ledger, to the cent', async ({ review }) => {
    const { owner, reviewId } = review;
    const early = await addScheduleTo(owner, reviewId, 'trial-balance', trialOf(trial));
    expect(early).toMatchObject({ state: 'in', lacks: 'books', to: '2025-12-31', tie: null });
    await readLedger(review, ledger);
    expect((await schedulesOf(owner, reviewId)).files).toMatchObject([
      { state: 'proved', tie: { grade: 'proved', difference: 0, apart: 0 } },
    ]);
    expect(await document(review, 'I4')).toMatchObject({
      state: 'in',
      checks: { 'trial-books': { grade: 'proved' }, 'trial-years': { grade: 'wrong', count: 2 } },
    });
    const moved = trial.map(
      ([name, amount]) =>
        [name, name === 'Sales' ? amount + 5 : name === 'Checking' ? amount - 5 : amount] as const,
    );
    const { id, state, tie } = await addScheduleTo(
      owner,
      reviewId,
      'trial-balance',
      trialOf(moved, 'As of November 30, 2025'),
    );
    expect({ state, tie }).toMatchObject({ state: 'in', tie: { grade: 'wrong', apart: 3 } });
    expect(await scheduleAccountsOf(owner, id)).toMatchObject([
      { path: 'Accounts Receivable', result: 'apart', written: 400_00, books: 200_00, difference: 200_00 },
      { path: 'Checking', result: 'apart', written: 1_099_95, books: 1_100_00, difference: -5 },
      { path: 'Sales', result: 'apart', written: -199_95, books: 0, difference: -199_95 },
      { path: 'Owner’s equity', result: 'tied', written: -1_300_00, books: -1_300_00, difference: 0 },
    ]);
  });
});

describe('an aging', () => {
  test('asks for its day, shows the exact difference, and its rows by age', async ({ review }) => {
    const { owner, reviewId } = review;
    await readLedger(review, ledger);
    const file = await addScheduleTo(
      owner,
      reviewId,
      'receivables',
      agingOf([...aged, ['Bo Buyer', 1, 0, 0, 0, 0]], ''),
    );
    expect(file).toMatchObject({ state: 'in', lacks: 'days', to: null });
    expect(await document(review, 'I5')).toMatchObject({ state: 'in' });
    const days = (from: string | null, to: string) =>
      owner.put(`/api/earnings-schedules/${file.id}/days`, { from, to });
    expect((await problemOf(await days('2025-12-01', '2025-12-31'))).code).toBe('schedule-days-odd');
    const later = await expectOk(days(null, '2026-01-31'));
    expect(later).toMatchObject({ state: 'in', lacks: 'books' });
    const said = await expectOk(days(null, '2025-12-31'));
    expect(said).toMatchObject({
      ...{ state: 'in', lacks: null, said: true, to: '2025-12-31' },
      tie: { grade: 'wrong', written: 400_01, books: 400_00, difference: 1 },
    });
    const over90 = file.reading?.measures.indexOf('over90') ?? -1;
    expect(file.reading?.totals[over90]).toBe(100_00);
    const behind = await scheduleRowsOf(owner, file.id, { column: String(over90) });
    expect(behind).toMatchObject({ total: 1, items: [{ row: 5, path: 'Ann Ace' }] });
  });

  test('that is proved at the last month-end says what is doubtful', async ({ review }) => {
    const { owner, reviewId } = review;
    await readLedger(review, ledger);
    const { version, years } = await reviewOf(owner, reviewId);
    const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years, version };
    await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, ends));
    const found = async () => {
      const { closing, aged: by } = await workingCapitalOf(owner, reviewId);
      return { doubtful: closing.doubtful, by };
    };
    expect(await found()).toEqual({ doubtful: 0, by: null });
    await addScheduleTo(owner, reviewId, 'receivables', agingOf([['Ann Ace', 200_00, 0, 100_00, 0, 100_01]]));
    expect(await found()).toEqual({ doubtful: 0, by: null });
    // 1% of 200, 5% of 100 and half of 100; 100 of 400 is more than 60 days late.
    await addScheduleTo(owner, reviewId, 'receivables', agingOf(aged));
    expect(await found()).toMatchObject({ doubtful: 57_00, by: { gap: 0, over60: 0.25, from: 'file' } });
  });

  test('that is proved at the last month-end is looked at by the findings', async ({ review }) => {
    const { owner, reviewId } = review;
    await readLedger(review, ledger);
    const { version, years } = await reviewOf(owner, reviewId);
    const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years, version };
    await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, ends));
    const found = async () => {
      const { aged: by, missing } = await findingsOf(owner, reviewId);
      return { by, waits: missing.some(({ test: one }) => one === 'receivable-age') };
    };
    expect(await found()).toEqual({ by: null, waits: true });
    await addScheduleTo(owner, reviewId, 'receivables', agingOf(aged));
    expect(await found()).toEqual({ by: { day: '2025-12-31', total: 400_00, over90: 100_00 }, waits: false });
  });

  test('of the same bytes changes nothing; a newer one takes its place and says what moved', async ({
    review,
  }) => {
    const { owner, reviewId } = review;
    await readLedger(review, ledger);
    const first = await addScheduleTo(
      owner,
      reviewId,
      'receivables',
      agingOf([...aged, ['Bo Buyer', 1, 0, 0, 0, 0]]),
    );
    expect(
      await addScheduleTo(owner, reviewId, 'receivables', agingOf([...aged, ['Bo Buyer', 1, 0, 0, 0, 0]])),
    ).toEqual(first);
    const odd = await addScheduleTo(
      owner,
      reviewId,
      'receivables',
      agingOf(aged).replace('"Ann Ace",200.00', '"Ann Ace",201.00'),
    );
    expect(odd).toMatchObject({
      state: 'refused',
      reading: { faults: [{ row: 5, difference: 1_00 }, { row: 6 }] },
    });
    const newer = await addScheduleTo(owner, reviewId, 'receivables', agingOf(aged));
    expect(newer).toMatchObject({ state: 'proved', tie: { difference: 0 } });
    const states = async () => (await schedulesOf(owner, reviewId)).files.map(({ id, state }) => [id, state]);
    expect(await states()).toEqual([
      [newer.id, 'proved'],
      [odd.id, 'replaced'],
      [first.id, 'replaced'],
    ]);
    const { datasets } = await reviewOf(owner, reviewId);
    expect(datasets.find(({ number }) => number === 2)).toMatchObject({
      ...{ number: 2, cause: 'file_replaced' },
      moved: { count: 1, largest: [{ path: 'Bo Buyer', month: '2025-12', before: 1, after: 0 }] },
    });
    // Whatever day an older file is given, the newest one of that day counts.
    await expectOk(owner.put(`/api/earnings-schedules/${first.id}/days`, { from: null, to: '2025-12-31' }));
    expect((await states())[2]).toEqual([first.id, 'replaced']);
    await expectOk(owner.delete(`/api/earnings-schedules/${newer.id}`));
    expect(await states()).toEqual([
      [odd.id, 'refused'],
      [first.id, 'in'],
    ]);
    const later = await reviewOf(owner, reviewId);
    expect(later.datasets.find(({ number }) => number === 3)).toMatchObject({ cause: 'file_removed' });
  });
});

test('columns that a person says once are remembered', async ({ review }) => {
  const { owner, reviewId } = review;
  const file = 'Konto;Soll;Haben\nKasse;10,00;\nVerkauf;;10,00\n';
  const waiting = await addScheduleTo(owner, reviewId, 'trial-balance', file);
  expect(waiting).toMatchObject({
    state: 'waiting',
    lacks: 'columns',
    stop: [['Konto', 'Soll', 'Haben'], expect.anything(), expect.anything()],
  });
  const say = (columns: object) =>
    owner.put(`/api/earnings-schedules/${waiting.id}/columns`, { row: 0, columns });
  expect((await problemOf(await say({ name: 0, debit: 1 }))).code).toBe('no-such-schedule-column');
  expect((await problemOf(await say({ name: 0, debit: 1, credit: 9 }))).code).toBe('no-such-schedule-column');
  expect(await expectOk(say({ name: 0, debit: 1, credit: 2 }))).toMatchObject({
    state: 'in',
    lacks: 'days',
    stop: null,
  });
  expect((await problemOf(await say({ name: 0, debit: 1, credit: 2 }))).code).toBe('columns-known');
  const next = await addScheduleTo(owner, reviewId, 'trial-balance', file.replaceAll('10,00', '20,00'));
  expect(next).toMatchObject({ state: 'in', reading: { totals: [20_00, 20_00] } });
});

test('sales by customer, payroll and assets beside the books', async ({ review }) => {
  const { owner, reviewId } = review;
  await readLedger(
    review,
    balancedLedger([
      { name: 'Checking', opening: 0, lines: [{ day: '03/20/2025', cents: 500_00 }] },
      { name: 'Machinery', opening: 900_00, lines: [{ day: '12/31/2025', cents: -100_00 }] },
      { name: 'Owner’s equity', opening: -900_00, lines: [] },
      { name: 'Depreciation', opening: null, lines: [{ day: '12/31/2025', cents: 100_00 }] },
      { name: 'Sales', opening: null, lines: [{ day: '03/20/2025', cents: -1_000_00 }] },
      { name: 'Wages', opening: null, lines: [{ day: '03/20/2025', cents: 500_00 }] },
    ]),
  );
  const sales = 'Customer,"Jan - Dec 25"\nAnn Ace,1004.00\nTOTAL,1004.00\n';
  const payroll = 'Payroll Summary\n"January 1 - December 31, 2025"\nEmployee,Gross Pay\nBo Worker,500.00\n';
  const assets =
    '"As of December 31, 2025",,,\nAsset,Cost,Accumulated Depreciation,Net Book Value\nLift,1000.00,200.00,800.00\n';
  expect(await addScheduleTo(owner, reviewId, 'customer-sales', sales)).toMatchObject({
    ...{ state: 'proved', from: '2025-01-01', to: '2025-12-31' },
    tie: { written: 1_004_00, books: 1_000_00, difference: 4_00 },
  });
  expect(await addScheduleTo(owner, reviewId, 'payroll', payroll)).toMatchObject({
    state: 'proved',
    tie: { books: 500_00 },
  });
  expect(await addScheduleTo(owner, reviewId, 'assets', assets)).toMatchObject({
    state: 'proved',
    tie: { books: 800_00 },
  });
  const byKey = await Promise.all(['I8', 'I9', 'I10'].map((key) => document(review, key)));
  expect(byKey.map(({ state }) => state)).toEqual(['in', 'in', 'in']);
  expect(byKey[1]?.checks).toMatchObject({
    'schedule-books': { grade: 'proved' },
    'sales-months': { grade: 'wrong' },
  });
});

test('sales by customer tell how much depends on one of them, if the ledger names none', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  const { version, years } = await reviewOf(owner, reviewId);
  const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years, version };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, ends));
  await readLedger(
    review,
    balancedLedger([
      { name: 'Checking', opening: 0, lines: [{ day: '03/20/2025', cents: 1_000_00 }] },
      { name: 'Sales', opening: null, lines: [{ day: '03/20/2025', cents: -1_000_00 }] },
    ]),
  );
  const found = async () => (await revenueOf(owner, reviewId)).customers;
  expect(await found()).toMatchObject({ from: 'ledger', unnamed: 1_000_00, concentration: null });
  const sales =
    'Customer,"Jan - Dec 25"\nAnn Ace,300.00\nJob of Ann,300.00\nTotal Ann Ace,600.00\nBo Buyer,400.00\nTOTAL,1000.00\n';
  await addScheduleTo(owner, reviewId, 'customer-sales', sales);
  expect(await found()).toMatchObject({
    ...{ from: 'file', count: 2, unnamed: 0, concentration: { top1: 0.6, band: 'severe' } },
    largest: [
      { name: 'Ann Ace', amount: 600_00 },
      { name: 'Bo Buyer', amount: 400_00 },
    ],
  });
});

test('a harmful file is not kept, and a deleted review leaves nothing', async ({ review }) => {
  const { owner, reviewId } = review;
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('');
  const harmful = await sendSchedule(owner, reviewId, 'receivables', `${agingOf(aged)}${eicar}`);
  expect((await problemOf(harmful)).code).toBe('schedule-infected');
  const waiting = await addScheduleTo(owner, reviewId, 'trial-balance', 'Konto;Soll\nKasse;1,00\n');
  expect(waiting.state).toBe('waiting');
  await addScheduleTo(owner, reviewId, 'receivables', agingOf(aged));
  await expectOk(owner.delete(`/api/earnings-reviews/${reviewId}`));
  const left = await sql<{ count: number }>`
    select (select count(*) from supporting_schedule) + (select count(*) from supporting_schedule_row)
      + (select count(*) from supporting_schedule_columns) as count`.execute(review.product.database.db);
  expect(Number(left.rows[0]?.count)).toBe(0);
});
