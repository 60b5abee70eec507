import { expect } from 'vitest';
import { valueSeen } from '#test/support/check-value.ts';
import { earningsOf, keptFile } from '#test/support/earnings.ts';
import { answersOf, putAnswer } from '#test/support/health-checks.ts';
import { expectOk } from '#test/support/people.ts';
import { test } from './desk.ts';

test('books with unmatched accounts say how many, and produce the value once they are matched', async ({
  desk: { owner, check },
}) => {
  const { version = 0 } = (await answersOf(owner, check)).find(({ question }) => question === 'A6') ?? {};
  await expectOk(putAnswer(owner, check, { question: 'A6', state: 'not_done_yet', version }));
  const { yearEnds } = await earningsOf(owner, check);
  const file = (year: string, name: string) =>
    `Account,${year}\nIncome\nSales,900000\nTotal Income,900000\nExpenses\nZorb,100000\n${name},50000\nTotal Expenses,150000\nNet Income,750000\n`;
  await keptFile(owner, check, file(yearEnds.slice(0, 4), 'Quux'), ['third']);
  const seen = async () => {
    const { found, given } = await valueSeen(owner, check);
    return { found, books: given.books, codes: found.warnings.map(({ code }) => code) };
  };
  const before = await seen();
  expect([before.found.value.claimed, before.codes]).toEqual([null, ['accounts-unmatched']]);
  expect(before.books).toEqual({ unmatched: 2, incomplete: false });
  expect(before.found.warnings[0]?.words).toContain('2 accounts are not matched yet');
  const changes = ['Zorb', 'Quux'].map((name) => ({
    path: `Expenses › ${name}`,
    seen: 'UNMAPPED',
    account: 'OTHER_OPEX',
  }));
  await expectOk(owner.put(`/api/health-checks/${check}/earnings-accounts`, { changes }));
  const after = await seen();
  expect(after.found.value.claimed?.mid).toBeGreaterThan(0);
  expect(after.codes).not.toContain('accounts-unmatched');
});

test('books with part of a year are not reported as missing', async ({ desk: { owner, check } }) => {
  const { yearEnds } = await earningsOf(owner, check);
  const file = `Account,Jan ${yearEnds.slice(0, 4)}\nIncome\nSales,5\nTotal Income,5\nNet Income,5\n`;
  await keptFile(owner, check, file, ['month']);
  const { found, given } = await valueSeen(owner, check);
  expect(given.books).toEqual({ unmatched: 0, incomplete: true });
  expect(found.warnings.map(({ code }) => code)).toContain('books-incomplete');
});
