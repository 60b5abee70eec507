import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import {
  addBankFileTo,
  bankCsvOf,
  bankFilesOf,
  bankLinesOf,
  ofxOf,
  type StatementLine,
  sayLines,
  sayStatement,
  sendBankFile,
} from '#test/support/bank-statements.ts';
import { problemOf } from '#test/support/caller.ts';
import { balancedLedger, reviewOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';

const january: StatementLine[] = [
  ['2025-01-05', 50_00, 'Ann Ace'],
  ['2025-01-20', -10_00, 'Fuel'],
];
const february: StatementLine[] = [['2025-02-03', 25_00, 'Bo Buyer']];
const inJanuary = { from: '2025-01-01', to: '2025-01-31', closing: 140_00 };
const inFebruary = { from: '2025-02-01', to: '2025-02-28', closing: 165_00 };

const i6 = async ({ owner, reviewId }: Review) => {
  const { intake } = await reviewOf(owner, reviewId);
  const found = intake.find(({ key }) => key === 'I6');
  return {
    state: found?.state,
    checks: Object.fromEntries((found?.checks ?? []).map((one) => [one.code, one])),
  };
};
const firstOf = ({ statements: [statement] }: Awaited<ReturnType<typeof addBankFileTo>>) => {
  if (!statement) throw new Error('no statement');
  return statement;
};

describe('a statement', () => {
  test('waits for its opening balance, shows the exact difference, and proves the ones after it', async ({
    review,
  }) => {
    const { owner, reviewId } = review;
    expect(await i6(review)).toMatchObject({ state: 'missing' });
    const file = await addBankFileTo(owner, reviewId, ofxOf(january, inJanuary), 'january.ofx');
    const statement = firstOf(file);
    expect(statement).toMatchObject({
      state: 'in',
      lastFour: '1222',
      opening: null,
      closing: 140_00,
      lines: 2,
    });
    await addBankFileTo(owner, reviewId, ofxOf(february, inFebruary), 'february.qfx');
    expect((await bankLinesOf(owner, reviewId)).items).toEqual([]);
    const said = { statement: statement.number, account: { number: statement.account } };
    await expectOk(sayStatement(owner, file.id, { ...said, opening: 101_00 }));
    expect((await bankFilesOf(owner, reviewId)).files.map((one) => firstOf(one).state)).toEqual([
      'in',
      'refused',
    ]);
    expect(await i6(review)).toMatchObject({
      state: 'in',
      checks: { 'bank-sums': { count: 2, difference: 1_00 } },
    });
    await expectOk(sayStatement(owner, file.id, { ...said, opening: 100_00 }));
    const { files, accounts } = await bankFilesOf(owner, reviewId);
    expect(files.map(firstOf)).toMatchObject([
      { state: 'proved', chained: true, opening: 140_00, gap: 0 },
      { state: 'proved', typed: true, opening: 100_00, gap: null },
    ]);
    expect(accounts).toMatchObject([
      { kind: 'bank', lastFour: '1222', missing: expect.arrayContaining(['2025-03']) },
    ]);
    expect(accounts[0]?.missing).not.toContain('2025-02');
    const { total, items } = await bankLinesOf(owner, reviewId);
    expect(total).toEqual({ value: 65_00, rows: 3 });
    expect(items.map(({ name, row, fileName }) => [name, row, fileName])).toEqual([
      ['Ann Ace', 3, 'january.ofx'],
      ['Fuel', 4, 'january.ofx'],
      ['Bo Buyer', 3, 'february.qfx'],
    ]);
  });

  test('given again changes nothing; exports that overlap count a line once; a file that goes leaves the line', async ({
    review,
  }) => {
    const { owner, reviewId } = review;
    const csv = bankCsvOf([...january, ...february], 100_00);
    const first = await addBankFileTo(owner, reviewId, csv, 'whole.csv');
    expect(firstOf(first)).toMatchObject({ state: 'in', account: null, opening: 100_00, closing: 165_00 });
    const account = { kind: 'bank', name: 'Checking', lastFour: '1222' };
    await expectOk(sayStatement(owner, first.id, { statement: firstOf(first).number, account }));
    expect((await addBankFileTo(owner, reviewId, csv, 'again.csv')).id).toBe(first.id);
    const other = await addBankFileTo(owner, reviewId, ofxOf(january, inJanuary), 'january.ofx');
    await expectOk(
      sayStatement(owner, other.id, {
        statement: firstOf(other).number,
        account: { number: firstOf(other).account },
        opening: 100_00,
      }),
    );
    const { files, accounts } = await bankFilesOf(owner, reviewId);
    expect(accounts).toHaveLength(1);
    expect(files.map((file) => [firstOf(file).state, firstOf(file).repeated])).toEqual([
      ['proved', 0],
      ['proved', 2],
    ]);
    const { items, total } = await bankLinesOf(owner, reviewId);
    expect(total).toEqual({ value: 65_00, rows: 3 });
    await expectOk(sayLines(owner, reviewId, [items[0]?.id ?? 0], 'owner-contribution'));
    await expectOk(owner.delete(`/api/bank-files/${first.id}`));
    expect((await bankLinesOf(owner, reviewId)).items).toMatchObject([
      { name: 'Ann Ace', class: 'owner-contribution', said: true, fileName: 'january.ofx' },
      { name: 'Fuel', class: 'business', said: false },
    ]);
  });

  test('without balances is proved by the ones that a person types, whichever way its signs are', async ({
    review,
  }) => {
    const { owner, reviewId } = review;
    const card = 'Date,Description,Amount\n01/05/2025,Fuel,45.50\n01/09/2025,Payment Thank You,-40.00\n';
    const file = await addBankFileTo(owner, reviewId, card, 'card.csv');
    const account = { kind: 'card', name: 'Amex', lastFour: '' };
    const statement = firstOf(file).number;
    await expectOk(sayStatement(owner, file.id, { statement, account, opening: -10_00, closing: -15_50 }));
    expect((await bankFilesOf(owner, reviewId)).files[0]?.statements).toMatchObject([
      { state: 'proved', reversed: true, amount: -5_50 },
    ]);
    expect((await bankLinesOf(owner, reviewId)).items.map(({ amount }) => amount)).toEqual([-45_50, 40_00]);
  });

  test('of unknown columns asks once', async ({ review }) => {
    const { owner, reviewId } = review;
    const text = (day: string) => `Quando,Chi,Quanto\n${day},Ann Ace,250.00\n`;
    const file = await addBankFileTo(owner, reviewId, text('2025-01-02'), 'odd.csv');
    expect(file).toMatchObject({ statements: [], rows: [['Quando', 'Chi', 'Quanto'], expect.anything()] });
    const said = { row: 0, columns: { date: 0, name: 1, amount: 2 } };
    const read = await expectOk(owner.put(`/api/bank-files/${file.id}/columns`, said));
    expect(read).toMatchObject({ rows: null, statements: [{ state: 'in', lines: 1 }] });
    expect(await problemOf(await owner.put(`/api/bank-files/${file.id}/columns`, said))).toMatchObject({
      code: 'columns-known',
    });
    expect((await addBankFileTo(owner, reviewId, text('2025-02-02'), 'odd2.csv')).statements).toHaveLength(1);
  });

  test('that is none is refused and not kept', async ({ review }) => {
    const { owner, reviewId, product } = review;
    const whole = ofxOf(january, inJanuary);
    for (const [file, code] of [
      [whole.slice(0, 200), 'statement-broken'],
      ['!Type:Invst\nD8/25/93\n^\n', 'no-bank-lines'],
      ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*', 'statement-infected'],
    ] as const)
      expect(await problemOf(await sendBankFile(owner, reviewId, file))).toMatchObject({ status: 422, code });
    expect((await bankFilesOf(owner, reviewId)).files).toEqual([]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from stored_file where key like 'bank-statements/%'`.execute(
      product.database.db,
    );
    expect(rows[0]?.n).toBe(0);
  });
});

test('an account is tied to one of the books, which is proposed by its number', async ({ review }) => {
  const { owner, reviewId } = review;
  const ledger = balancedLedger([
    { name: 'Checking 1222', opening: 100_00, lines: [{ day: '2025-01-05', cents: 50_00 }] },
    { name: 'Sales', opening: null, side: -1, lines: [{ day: '2025-01-05', cents: -50_00 }] },
    { name: 'Owner’s Equity', opening: -100_00, side: -1, lines: [] },
  ]);
  expect((await readLedger(review, ledger)).status).toBe('read');
  await addBankFileTo(owner, reviewId, ofxOf(january, inJanuary));
  const { accounts } = await bankFilesOf(owner, reviewId);
  const [account] = accounts;
  expect(account).toMatchObject({ ledgerPath: null, proposedPath: 'Checking 1222' });
  expect((await i6(review)).checks).toMatchObject({ 'bank-accounts': { grade: 'question', count: 1 } });
  const tie = { number: account?.number, name: 'Checking', lastFour: '1222', ledgerPath: 'Checking 1222' };
  const path = `/api/earnings-reviews/${reviewId}/bank-accounts`;
  await expectOk(owner.put(path, tie));
  expect((await bankFilesOf(owner, reviewId)).accounts).toMatchObject([
    { ledgerPath: 'Checking 1222', proposedPath: null },
  ]);
  expect(await problemOf(await owner.put(path, { ...tie, ledgerPath: 'Sales' }))).toMatchObject({
    code: 'invalid-fields',
    fields: { ledgerPath: ['The books have no such account.'] },
  });
  await addBankFileTo(owner, reviewId, ofxOf(february, { ...inFebruary, account: '000999888' }));
  const other = (await bankFilesOf(owner, reviewId)).accounts.find(({ lastFour }) => lastFour === '9888');
  expect(await problemOf(await owner.put(path, { ...tie, number: other?.number }))).toMatchObject({
    code: 'already-tied',
  });
});
