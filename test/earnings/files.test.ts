import { describe, expect } from 'vitest';
import { keepStatementFile, listAccounts } from '#features/valuation/earnings/contract.ts';
import { recastOf } from '#features/valuation/earnings/server/recast-of.ts';
import { problemOf } from '#test/support/caller.ts';
import {
  earningsOf,
  keepFile,
  keptFile,
  periodOf,
  previewOf,
  readFile,
  smallStatement,
  typeYear,
} from '#test/support/earnings.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { exported } from '#test/support/profit-and-loss.ts';
import { workbook } from '#test/support/workbooks.ts';
import { aBusiness, type Books, test } from './books.ts';

const dollars = (amount: number) => Math.round(amount * 100);

async function setEnds({ owner, checkId }: Books, yearEnds: string, latestEnds = yearEnds) {
  const { version } = await earningsOf(owner, checkId);
  const body = { yearEnds, latestEnds, marketPay: null, marketPaySource: '', version };
  await expectOk(owner.put(`/api/health-checks/${checkId}/earnings`, body));
}
const accountsOf = async (owner: Someone, checkId: string) =>
  listAccounts.reply.parse(await expectOk(owner.get(`/api/health-checks/${checkId}/earnings-accounts`)))
    .accounts;
const match = async (owner: Someone, checkId: string, path: string, account: string, seen = 'UNMAPPED') =>
  owner.put(`/api/health-checks/${checkId}/earnings-accounts`, { changes: [{ path, seen, account }] });

describe('a profit and loss statement', () => {
  test('is shown before it is kept, which stores nothing', async ({ books }) => {
    const { owner, checkId } = books;
    await setEnds(books, '2025-12-31');
    const found = await previewOf(owner, checkId, exported('quickbooks-compared'));
    expect(found).toMatchObject({ layout: 'quickbooks', basis: 'accrual', accounts: 17, unmatched: 1 });
    expect(found.columns).toEqual([
      {
        label: 'Jan 1 - Dec 31 2025',
        days: { from: '2025-01-01', to: '2025-12-31' },
        endsOn: null,
        use: 'third',
        income: dollars(410_000),
        netIncome: dollars(68_140.5),
      },
      {
        label: 'Jan 1 - Dec 31 2024 (PY)',
        days: { from: '2024-01-01', to: '2024-12-31' },
        endsOn: null,
        use: 'second',
        income: dollars(342_000),
        netIncome: dollars(36_090),
      },
    ]);
    const { files, periods } = await earningsOf(owner, checkId);
    expect(files).toEqual([]);
    expect(periods.map(({ source }) => source)).toEqual([null, null, null]);
  });

  test('is kept as the owner says, and complete once each account is matched', async ({ books }) => {
    const { owner, checkId, product } = books;
    await setEnds(books, '2025-12-31');
    const kept = await keptFile(owner, checkId, exported('quickbooks-compared'), ['third', 'second']);
    const third = await periodOf(owner, checkId, 'third');
    expect(third).toMatchObject({
      source: 'imported',
      months: 12,
      bases: ['accrual'],
      netIncome: dollars(68_140.5),
      gaps: [],
    });
    expect(third.lines).toMatchObject({
      REV: dollars(412_200),
      CONTRA_REV: dollars(-2_200),
      COGS_MAT: dollars(121_000),
      COGS_LABOR: dollars(58_000),
      OFFICER_COMP: dollars(72_000),
      DEPR: dollars(14_000),
      INT_INC: dollars(120),
      OTHER_EXP: dollars(-20.5),
    });
    expect(third.ebitda).toEqual({ bottom: dollars(82_020.5), top: dollars(82_020.5) });
    const second = await periodOf(owner, checkId, 'second');
    expect(second.gaps).toEqual([{ code: 'unmatched', accounts: 1 }]);
    const open = (await accountsOf(owner, checkId)).filter(({ account }) => account === 'UNMAPPED');
    expect(open.map(({ path }) => path)).toEqual(['Expenses › Job Supplies']);
    await expectOk(match(owner, checkId, 'Expenses › Job Supplies', 'OTHER_OPEX'));
    expect((await match(owner, checkId, 'Expenses › Job Supplies', 'RENT')).status).toBe(409);
    expect((await recastOf(product.database.db, checkId))?.periods.map(({ key }) => key)).toEqual([
      'second',
      'third',
    ]);
    await expectOk(owner.delete(`/api/earnings-files/${kept.id}`));
    expect(await recastOf(product.database.db, checkId)).toBeNull();
    expect((await previewOf(owner, checkId, exported('quickbooks-compared'))).unmatched).toBe(0);
  });

  test('with months fills the years, newest file first, and one month is not a year', async ({ books }) => {
    const { owner, checkId } = books;
    await setEnds(books, '2025-12-31');
    await keptFile(owner, checkId, exported('quickbooks-months'), ['month', 'month', 'month']);
    const third = await periodOf(owner, checkId, 'third');
    expect(third.months).toBe(3);
    expect(third.gaps).toEqual([
      { code: 'fewer-months', months: 3 },
      { code: 'unmatched', accounts: 1 },
    ]);
    await expectOk(typeYear(owner, checkId, 'latest', { lines: { REV: 500 }, netIncome: 500 }));
    expect(await periodOf(owner, checkId, 'third')).toMatchObject({ source: 'typed', netIncome: 500 });
    const rest = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
    const amounts = rest.map(() => '100.00').join(',');
    const earlier = `Account,${rest.map((name) => `${name} 2025`).join(',')}\nIncome\nInstallation,${amounts}\nTotal Income,${amounts}\nNet Profit,${amounts}\n`;
    await keptFile(
      owner,
      checkId,
      earlier,
      rest.map(() => 'month'),
    );
    const full = await periodOf(owner, checkId, 'third');
    expect(full).toMatchObject({ source: 'imported', months: 12 });
    expect(full.lines.REV).toBe(dollars(70_500 + 900));
    expect(full.lines.SUSPENSE).toBe(dollars(75.25));
    expect(full.gaps).toEqual([{ code: 'unmatched', accounts: 1 }]);
    const typed = await typeYear(owner, checkId, 'latest', { lines: {}, netIncome: 0 }, 1);
    expect((await problemOf(typed)).code).toBe('period-imported');
    const corrected = exported('quickbooks-months')
      .replaceAll('75.25', '1075.25')
      .replaceAll('12,575.25', '13,575.25')
      .replaceAll('70,575.25', '71,575.25')
      .replaceAll('1,575.25', '2,575.25')
      .replaceAll('28,075.25', '29,075.25');
    expect((await readFile(owner, checkId, corrected)).status).toBe(422);
  });

  test('with twelve months is a year, whatever a column with one of those names was in another file', async ({
    books,
  }) => {
    const { owner, checkId } = books;
    await setEnds(books, '2025-12-31');
    const file = (heads: readonly string[], amount: number) => {
      const row = (name: string) => `${name},${heads.map(() => amount).join(',')}`;
      return `Account,${heads.join(',')}\nIncome\n${row('Sales')}\n${row('Total Income')}\n${row('Net Income')}\n`;
    };
    const years = file(['12/31/2025', '12/31/2024'], 1_200);
    const first = await previewOf(owner, checkId, years);
    expect(first.columns.map(({ use, days, endsOn }) => [use, days, endsOn])).toEqual([
      ['third', null, '2025-12-31'],
      ['second', null, '2024-12-31'],
    ]);
    await keptFile(owner, checkId, years, ['third', 'second']);
    const ends = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
      (day, at) => `${String(at + 1).padStart(2, '0')}/${day}/2025`,
    );
    const months = file(ends, 100);
    const { columns } = await previewOf(owner, checkId, months);
    expect(columns.map(({ use }) => use)).toEqual(ends.map(() => 'month'));
    const asYear = await keepFile(owner, checkId, months, [...ends.slice(1).map(() => 'month'), 'third']);
    expect((await problemOf(asYear)).code).toBe('other-days');
    const quarter = file(['Q4 2025'], 100);
    expect((await previewOf(owner, checkId, quarter)).columns.map(({ use }) => use)).toEqual(['none']);
    expect((await problemOf(await keepFile(owner, checkId, quarter, ['month']))).code).toBe('a-quarter');
    const alone = file(['"Jan 31, 25"'], 100);
    const kept = await keptFile(owner, checkId, alone, ['month']);
    expect(kept.columns).toEqual([
      { label: 'Jan 31, 25', use: 'month', days: { from: '2025-01-01', to: '2025-01-31' } },
    ]);
    expect((await problemOf(await keepFile(owner, checkId, file(['This month'], 100), ['month']))).code).toBe(
      'month-unknown',
    );
  });

  test('with more than half a percent of sales unmatched is incomplete', async ({ books }) => {
    const { owner, checkId } = books;
    await setEnds(books, '2025-12-31');
    const file = (unsorted: number) =>
      `Account,2025\nIncome\nSales,1000.00\nTotal Income,1000.00\nExpenses\nAsk My Accountant,${unsorted}\nTotal Expenses,${unsorted}\nNet Profit,${1000 - unsorted}\n`;
    const kept = await keptFile(owner, checkId, file(5.01), ['third']);
    expect((await periodOf(owner, checkId, 'third')).gaps).toEqual([
      { code: 'unsorted', share: expect.closeTo(0.00501) },
    ]);
    await expectOk(owner.delete(`/api/earnings-files/${kept.id}`));
    await keptFile(owner, checkId, file(5), ['third']);
    const period = await periodOf(owner, checkId, 'third');
    expect(period.gaps).toEqual([]);
    expect(period.ebitda).toEqual({ bottom: dollars(995), top: dollars(995) });
  });

  test('that is refused names the place, and nothing changes', async ({ books }) => {
    const { owner, checkId } = books;
    const given = exported('quickbooks-compared');
    const answer = await readFile(owner, checkId, given.replace('"$410,000.00"', '"$410,001.00"'));
    expect(answer.status).toBe(422);
    expect(await problemOf(answer)).toMatchObject({
      code: 'statement-refused',
      problem: 'does-not-foot',
      line: 14,
      said: 41_000_100,
      sum: 41_000_000,
      difference: 100,
      words:
        'Line 14, “Total for Income”, says $410,001 in the column “Jan 1 - Dec 31 2025”; what it is made of adds up to $410,000. The difference is $1. Nothing was imported: correct the line in your file or export the report again, and upload it.',
    });
    const code = async (file: string | Uint8Array) =>
      (await problemOf(await readFile(owner, checkId, file))).code;
    expect(await code('')).toBe('file-empty');
    expect(await code('Fuel,1\n'.repeat(200_000))).toBe('sheet-too-long');
    expect(await code(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('workbook-old');
    expect(await code(await workbook({ rows: [['a', 1]], parts: { 'xl/workbook.xml': '<x>' } }))).toBe(
      'workbook-broken',
    );
    const keep = async (uses: string[], file = given) =>
      (await problemOf(await keepFile(owner, checkId, file, uses))).code;
    expect(await keep(['third'])).toBe('uses-missing');
    expect(await keep(['third', 'third'])).toBe('other-days');
    expect(await keep(['month', 'none'])).toBe('not-one-month');
    expect(await keep(['none', 'none'])).toBe('nothing-used');
    expect(await keep(['sometimes', 'none'])).toBe('invalid-fields');
    const twice = 'Account,a,b\nIncome\nSales,1,1\nTotal Income,1,1\nNet Profit,1,1\n';
    expect(await keep(['third', 'third'], twice)).toBe('period-twice');
    const another = await keepFile(owner, checkId, given, ['third', 'second'], '0'.repeat(64));
    expect((await problemOf(another)).code).toBe('another-file');
    expect((await earningsOf(owner, checkId)).files).toEqual([]);
    keepStatementFile.reply.parse(await expectOk(keepFile(owner, checkId, twice, ['first', 'none'])));
    expect(await keep(['first', 'none'], twice)).toBe('file-known');
  });
});

describe('the books', () => {
  test('are for the owner and collaborators on the books; a section alone opens nothing', async ({
    books: { owner, checkId, product },
  }) => {
    const keeper = await join(product, 'Books Keeper');
    const reader = await join(product, 'Section Reader');
    const stranger = await aBusiness(product, 'Odd Stranger');
    const admin = await join(product, 'Ada Minster', ['admin']);
    const invite = (who: Someone, books: boolean) =>
      product.database.db
        .insertInto('check_helper')
        .values({
          id: product.clock.newId(),
          check_id: checkId,
          status: 'active',
          invited_email: who.email,
          person_id: who.id,
          sections: ['glance'],
          books,
          invited_at: product.clock.now(),
          accepted_at: product.clock.now(),
        })
        .execute();
    await invite(keeper, true);
    await invite(reader, false);
    const file = await keptFile(owner, checkId, smallStatement('Design'), ['month']);
    const status = async (who: Someone) => [
      (await who.get(`/api/health-checks/${checkId}/earnings`)).status,
      (await who.get(`/api/health-checks/${checkId}/earnings-accounts`)).status,
      (await readFile(who, checkId, smallStatement('Sales'))).status,
      (await match(who, checkId, 'Income › Design', 'OTHER_INC', 'REV')).status,
      (await typeYear(who, checkId, 'first', { lines: { REV: 5 }, netIncome: 5 })).status,
      (await who.delete(`/api/earnings-files/${file.id}`)).status,
    ];
    for (const who of [reader, stranger.owner, admin])
      expect(await status(who)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await status(keeper)).toEqual([200, 200, 200, 200, 200, 200]);
    const accounts = await accountsOf(owner, checkId);
    expect(accounts.find(({ path }) => path === 'Income › Design')).toMatchObject({
      account: 'OTHER_INC',
      decided: true,
    });
  });
});
