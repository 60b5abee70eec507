import { expect } from 'vitest';
import { balancedLedger } from '#test/support/ledgers.ts';
import { balanceOf, profitOf } from '#test/support/monthly-statements.ts';
import { addScheduleTo } from '#test/support/schedules.ts';
import { readLedger, test } from './a-review.ts';
import { document, linesOf, setEnds } from './documents.ts';

const days = ['Nov 30, 2025', 'Dec 31, 2025'];

test('an entry that closes the year is in no month of a profit and loss, and in no change of equity', async ({
  review,
}) => {
  const { owner, reviewId } = review;
  await setEnds(review);
  const close = (cents: number) => ({ day: '12/31/2025', number: 'CLOSE', cents });
  await readLedger(
    review,
    balancedLedger([
      {
        ...{ name: 'Checking', opening: 1_000_00 },
        lines: [
          { day: '11/05/2025', cents: 300_00 },
          { day: '12/05/2025', cents: 500_00 },
        ],
      },
      { name: 'Owner draws', opening: -1_000_00, lines: [] },
      { name: 'Retained Earnings', opening: 0, lines: [close(-800_00)] },
      {
        ...{ name: 'Sales', opening: null },
        lines: [
          { day: '11/05/2025', cents: -300_00 },
          { day: '12/05/2025', cents: -700_00 },
          close(1_000_00),
        ],
      },
      {
        ...{ name: 'Rent', opening: null },
        lines: [{ day: '12/05/2025', cents: 200_00 }, close(-200_00)],
      },
    ]),
  );
  const sheet = balanceOf(days, {
    assets: [['Checking', 1_300_00, 1_800_00]],
    liabilities: [],
    equity: [
      ['Owner draws', 1_000_00, 1_000_00],
      ['Retained Earnings', 0, 800_00],
      ['Net Income', 300_00, 0],
    ],
  });
  const file = await addScheduleTo(owner, reviewId, 'balance-sheet', sheet);
  const follows = {
    measure: '2025-12-31/2025-12-31',
    ...{ change: 500_00, earned: 500_00, owners: 0, prior: 0, difference: 0 },
  };
  expect(file).toMatchObject({ state: 'proved', tie: { grade: 'proved' } });
  expect((await linesOf(review, file.id)).equity).toEqual([follows]);
  const months = ['Nov 2025', 'Dec 2025'];
  const whole = profitOf(months, { income: [['Sales', 300_00, 700_00]], expenses: [['Rent', 0, 200_00]] });
  expect(await addScheduleTo(owner, reviewId, 'profit-and-loss', whole)).toMatchObject({
    state: 'proved',
    tie: { apart: 0, statement: { compared: 4 } },
  });
  const cent = profitOf(months, { income: [['Sales', 300_00, 700_01]], expenses: [['Rent', 0, 200_00]] });
  expect(await addScheduleTo(owner, reviewId, 'profit-and-loss', cent, 'cent.csv')).toMatchObject({
    tie: { apart: 1, difference: 1 },
  });
  expect((await linesOf(review, file.id)).equity).toEqual([{ ...follows, earned: 500_01, difference: -1 }]);
});

test('equity is held from one balance sheet to the next, each month once', async ({ review }) => {
  const { owner, reviewId } = review;
  await setEnds(review);
  await readLedger(
    review,
    balancedLedger([
      {
        ...{ name: 'Checking', opening: 1_000_00 },
        lines: [
          { day: '11/05/2025', cents: 300_00 },
          { day: '12/05/2025', cents: 500_00 },
        ],
      },
      { name: 'Owner draws', opening: -1_000_00, lines: [] },
      {
        ...{ name: 'Sales', opening: null },
        lines: [
          { day: '11/05/2025', cents: -300_00 },
          { day: '12/05/2025', cents: -500_00 },
        ],
      },
    ]),
  );
  const earned = [300_00, 800_00];
  const add = (ats: readonly number[], name: string) => {
    const of = (amounts: readonly number[]) => ats.map((at) => amounts[at] ?? 0);
    const sheet = balanceOf(
      ats.map((at) => days[at] ?? ''),
      {
        assets: [['Checking', ...of(earned.map((amount) => amount + 1_000_00))]],
        liabilities: [],
        equity: [
          ['Owner draws', ...of([1_000_00, 1_000_00])],
          ['Net Income', ...of(earned)],
        ],
      },
    );
    return addScheduleTo(owner, reviewId, 'balance-sheet', sheet, name);
  };
  const december = await add([1], 'december.csv');
  const alone = await document(review, 'I2');
  expect(alone).toMatchObject({
    state: 'in',
    checks: {
      ...{ 'equity-change': { grade: 'absent' }, 'equity-prior': { grade: 'absent' } },
      'equity-months': { grade: 'wrong', count: 1, months: ['2025-12'] },
    },
  });
  await add([0], 'november.csv');
  const follows = {
    measure: '2025-12-31/2025-12-31',
    ...{ change: 500_00, earned: 500_00, owners: 0, prior: 0, difference: 0 },
  };
  expect((await linesOf(review, december.id)).equity).toEqual([follows]);
  expect((await document(review, 'I2')).checks).toMatchObject({
    'equity-change': { grade: 'proved', count: 0 },
    'equity-months': { months: ['2025-11'] },
  });
  const cent = profitOf(['Nov 2025', 'Dec 2025'], { income: [['Sales', 300_00, 500_01]], expenses: [] });
  await addScheduleTo(owner, reviewId, 'profit-and-loss', cent);
  const both = await add([0, 1], 'both.csv');
  expect((await document(review, 'I2')).checks['equity-change']).toMatchObject({
    ...{ grade: 'wrong', count: 1, difference: 1 },
  });
  const off = { ...follows, earned: 500_01, difference: -1 };
  expect((await linesOf(review, both.id)).equity).toEqual([off]);
  expect((await linesOf(review, december.id)).equity).toEqual([]);
});

test('a draw from retained earnings is a question, by month and amount', async ({ review }) => {
  const { owner, reviewId } = review;
  await setEnds(review);
  const draw = { day: '12/10/2025', number: '77' };
  await readLedger(
    review,
    balancedLedger([
      {
        ...{ name: 'Checking', opening: 1_000_00 },
        lines: [
          { day: '11/05/2025', cents: 300_00 },
          { ...draw, cents: -50_00 },
        ],
      },
      { name: 'Retained Earnings', opening: -1_000_00, lines: [{ ...draw, cents: 50_00 }] },
      { name: 'Sales', opening: null, lines: [{ day: '11/05/2025', cents: -300_00 }] },
    ]),
  );
  const sheet = balanceOf(days, {
    assets: [['Checking', 1_300_00, 1_250_00]],
    liabilities: [],
    equity: [
      ['Retained Earnings', 1_000_00, 950_00],
      ['Net Income', 300_00, 300_00],
    ],
  });
  expect(await addScheduleTo(owner, reviewId, 'balance-sheet', sheet)).toMatchObject({
    state: 'proved',
    tie: { grade: 'question', statement: { equity: { months: 0, prior: { months: 1, amount: 50_00 } } } },
  });
  expect((await document(review, 'I2')).checks).toMatchObject({
    'equity-change': { grade: 'proved' },
    'equity-prior': { grade: 'question', count: 1, difference: 50_00 },
  });
});
