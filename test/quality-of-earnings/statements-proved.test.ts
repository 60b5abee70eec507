import { expect } from 'vitest';
import { balancedLedger, ledgerAccountsOf, reviewOf } from '#test/support/ledgers.ts';
import { balanceOf, profitOf } from '#test/support/monthly-statements.ts';
import { expectOk } from '#test/support/people.ts';
import { addScheduleTo, schedulesOf } from '#test/support/schedules.ts';
import { type Review, readLedger, test } from './a-review.ts';

const document = async ({ owner, reviewId }: Review, wanted: string) => {
  const found = (await reviewOf(owner, reviewId)).intake.find(({ key }) => key === wanted);
  return {
    state: found?.state,
    checks: Object.fromEntries((found?.checks ?? []).map(({ code, ...one }) => [code, one])),
  };
};

async function setEnds({ owner, reviewId }: Review) {
  const { version } = await reviewOf(owner, reviewId);
  const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 2, version };
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}`, ends));
}

test('documents whose months are all proved are proved with the ledger', async ({ review }) => {
  const { owner, reviewId } = review;
  await setEnds(review);
  const whole = Array.from({ length: 24 }, (_, at) => ({
    year: 2024 + Math.floor(at / 12),
    month: (at % 12) + 1,
  }));
  const pad = (value: number) => String(value).padStart(2, '0');
  await readLedger(
    review,
    balancedLedger(
      [
        {
          name: 'Checking',
          opening: 5_00,
          lines: whole.map(({ year, month }) => ({ day: `${pad(month)}/05/${year}`, cents: 1_00 })),
        },
        {
          name: 'Sales',
          opening: null,
          lines: whole.map(({ year, month }) => ({ day: `${pad(month)}/05/${year}`, cents: -1_00 })),
        },
        { name: 'Owner Contributions', opening: -5_00, lines: [] },
      ],
      'January 1, 2024 - December 31, 2025',
    ),
  );
  const changes = (await ledgerAccountsOf(owner, reviewId)).map(({ path, code, purpose }) => ({
    ...{ path, seen: { code, purpose }, code, purpose },
  }));
  await expectOk(owner.put(`/api/earnings-reviews/${reviewId}/ledger-accounts`, { changes }));
  const names = whole.map(({ year, month }) => `${year}-${pad(month)}`);
  await addScheduleTo(
    owner,
    reviewId,
    'profit-and-loss',
    profitOf(names, { income: [['Sales', ...names.map(() => 1_00)]], expenses: [] }),
  );
  const held = names.map((_, at) => (at + 1) * 1_00);
  await addScheduleTo(
    owner,
    reviewId,
    'balance-sheet',
    balanceOf(
      whole.map(
        ({ year, month }) => `${pad(month)}/${new Date(Date.UTC(year, month, 0)).getUTCDate()}/${year}`,
      ),
      {
        assets: [['Checking', ...held.map((amount) => amount + 5_00)]],
        liabilities: [],
        equity: [
          ['Owner Contributions', ...held.map(() => 5_00)],
          ['Retained Earnings', ...held.map((_, at) => (at < 12 ? 0 : 12_00))],
          ['Net Income', ...held.map((amount, at) => (at < 12 ? amount : amount - 12_00))],
        ],
      },
    ),
  );
  const { files } = await schedulesOf(owner, reviewId);
  expect(files.map(({ state }) => state)).toEqual(['proved', 'proved']);
  expect([(await document(review, 'I1')).state, (await document(review, 'I2')).state]).toEqual([
    'proved',
    'proved',
  ]);
});
