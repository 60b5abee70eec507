import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { askForDatabook, databookBytes, databooksOf } from '#test/support/databooks.ts';
import {
  addAdjustmentTo,
  adjustedOf,
  figuresOf,
  ledgerAccountsOf,
  revenueOf,
  sendLedger,
  workingCapitalOf,
} from '#test/support/ledgers.ts';
import { expectOk, join } from '#test/support/people.ts';
import { unzipped } from '../rooms/unzipped.ts';
import { bankNumber, bookOf, namesOfBooks, test } from './a-book.ts';
import { cellsOf } from './book-cells.ts';
import { resultsIn } from './recomputed.ts';

const stages = ['summary', 'monthly', 'names'] as const;
const versionOf = (found: Awaited<ReturnType<typeof databooksOf>>, stage: string) =>
  found.stages.find((one) => one.stage === stage)?.versions[0];

describe('what a stage of the databook has', () => {
  const everyName = [
    ...namesOfBooks.customers.flatMap((name) => name.split(/[ &]+/)),
    ...namesOfBooks.supplier.split(' '),
    ...['Zmemo', 'Znum', 'Ztitle', 'Zwhy', 'Hettie', 'Harrow', 'Country Club', 'cmd()', 'ledger.csv'],
  ];

  for (const stage of ['summary', 'monthly'] as const)
    test(`no name, memo, title or number of an account is in any part of it: ${stage}`, async ({
      booked: review,
    }) => {
      const parts = await unzipped(await bookOf(review, stage));
      const whole = [...parts]
        .map(([path, part]) => `${path}\n${part}`)
        .join('\n')
        .toLowerCase();
      expect(everyName.filter((name) => whole.includes(name.toLowerCase()))).toEqual([]);
      for (const digits of [bankNumber, bankNumber.slice(-4), bankNumber.slice(0, 6)])
        expect(whole).not.toContain(digits);
      expect([...parts.keys()].filter((path) => path.startsWith('docProps'))).toEqual([]);
    });

  test('names, memos and titles open with the names, and of an account number the last four digits', async ({
    booked: review,
  }) => {
    const parts = await unzipped(await bookOf(review, 'names'));
    const whole = [...parts.values()].join('\n');
    const words = [
      ...namesOfBooks.customers.map((name) => name.replace('&', '&amp;')),
      namesOfBooks.supplier,
    ];
    for (const word of [...words, namesOfBooks.memo, namesOfBooks.title, namesOfBooks.why])
      expect(whole).toContain(word);
    expect(whole).toContain(`Checking …${bankNumber.slice(-4)}`);
    expect(whole).toContain(`To …${bankNumber.slice(-4)}`);
    expect(whole).not.toContain(bankNumber);
    expect(whole).toContain('<is><t xml:space="preserve">=cmd()</t></is>');
    expect(whole).not.toContain('<f>cmd');
  });

  test('sheets are an allow-list, and none is hidden', async ({ booked: review }) => {
    const names = async (stage: (typeof stages)[number]) => {
      const workbook = (await unzipped(await bookOf(review, stage))).get('xl/workbook.xml')?.toString() ?? '';
      expect(workbook).not.toContain('state=');
      return [...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
    };
    expect(await names('summary')).toEqual(['About', 'Summary', 'Bridge', 'Flags']);
    const whole = [
      'Monthly',
      'Accounts',
      'Balances',
      'Adjustments',
      'Entries',
      'Customers',
      'Sales',
      'Ledger',
    ];
    expect(await names('monthly')).toEqual(['About', 'Summary', 'Bridge', 'Flags', ...whole]);
    expect(await names('names')).toEqual(['About', 'Summary', 'Bridge', 'Flags', ...whole]);
  });

  test('every sheet says which version, which months and that it is no audit', async ({ booked: review }) => {
    const cells = await cellsOf(await bookOf(review, 'monthly'));
    for (const [name, sheet] of cells) {
      const top = [...sheet]
        .flatMap(([place, { text }]) => (/^[AB]\d$|^B10$/.test(place) ? [text] : []))
        .join('\n');
      expect(top, name).toContain('not an audit, review or attest report');
      expect(top, name).toMatch(/[Vv]ersion 1|Version of the books/);
      expect(top, name).toMatch(/2023-01 to 202/);
    }
  });
});

describe('figures of a databook', () => {
  test('are the figures of the pages', async ({ booked: review }) => {
    const { owner, reviewId } = review;
    const results = await resultsIn(await bookOf(review, 'monthly'));
    const cells = await cellsOf(await bookOf(review, 'names'));
    const row = (sheet: string, label: string) => {
      const found = [...(cells.get(sheet) ?? [])].find(
        ([place, { text }]) => /^A\d+$/.test(place) && text === label,
      );
      return found?.[0].slice(1) ?? '0';
    };
    const cents = (cell: string) => Math.round((results.get(cell) ?? Number.NaN) * 100);
    const earnings = await adjustedOf(owner, reviewId);
    expect(earnings.adjustments.map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
    const columns = ['B', 'C', 'D', 'E'];
    for (const [at, period] of earnings.periods.entries()) {
      const cell = (label: string) => cents(`Summary!${columns[at]}${row('Summary', label)}`);
      expect([cell('Revenue'), cell('EBITDA as reported'), cell('Adjusted EBITDA'), cell('SDE')]).toEqual([
        ...[period.revenue, period.ebitda, period.adjustedEbitda, period.sde],
      ]);
      const bridge = (label: string) => cents(`Bridge!${columns[at]}${row('Bridge', label)}`);
      expect(bridge('Pro forma EBITDA')).toBe(period.proFormaEbitda);
      expect(bridge('Difference between both ways')).toBe(0);
    }
    const figures = await figuresOf(owner, reviewId);
    const profit = figures.income.find(({ formula }) => formula === 'gross-profit');
    expect(cents(`Monthly!B${row('Monthly', 'Gross profit')}`)).toBe(profit?.months[0]);
    const capital = await workingCapitalOf(owner, reviewId);
    const end = row('Balances', 'Working capital as in the books');
    expect(cents(`Balances!AL${end}`)).toBe(capital.workingCapital.total.at(-1));
    expect(cents(`Balances!C${end}`)).toBe(capital.workingCapital.total[0]);
    const { customers } = await revenueOf(owner, reviewId);
    expect(cents('Customers!C6')).toBe(customers.largest[0]?.amount);
    expect(cents('Customers!B6')).toBe(customers.largest[0]?.before);
    expect(cells.get('Customers')?.get('B6')?.text).toBe(customers.largest[0]?.name);
  });

  test('are the sums of the rows that their links name, and of no others', async ({ booked: review }) => {
    const cells = await cellsOf(await bookOf(review, 'monthly'));
    let seen = 0;
    for (const name of ['Monthly', 'Accounts', 'Balances', 'Customers', 'Adjustments'])
      for (const [place, { formula, number, link }] of cells.get(name) ?? []) {
        const rows = /^(Ledger|Sales|Entries)!/.exec(link ?? '')?.[1];
        if (!rows || formula === undefined || !link) continue;
        seen += 1;
        const [, first, last] = /[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(link) ?? [];
        expect(
          /[A-Z]+(\d+):[A-Z]+(\d+)/.exec(formula.slice(formula.indexOf('SUM(')))?.slice(1),
          place,
        ).toEqual([first, last]);
        const amount = { Ledger: 'F', Sales: 'C', Entries: 'D' }[rows] ?? '';
        let sum = 0;
        for (let row = Number(first); row <= Number(last); row += 1)
          sum += Math.round((cells.get(rows)?.get(`${amount}${row}`)?.number ?? Number.NaN) * 100);
        const before =
          name === 'Balances'
            ? (cells.get(name)?.get(/^[A-Z]+\d+/.exec(formula)?.[0] ?? '')?.number ?? 0)
            : 0;
        const share = /\*(\d+)\/100/.exec(formula)?.[1] ?? '100';
        const sign = /(?:^|[A-Z\d])-SUM/.test(formula) ? -1 : 1;
        const rest = /\)([-+]+[\d.]+)$/.exec(formula)?.[1] ?? '0';
        const typed = name === 'Adjustments' ? Number(rest.replace('--', '')) : 0;
        const expected =
          Math.round(before * 100) + sign * Math.round((sum * Number(share)) / 100) + Math.round(typed * 100);
        expect(Math.round((number ?? Number.NaN) * 100), `${name}!${place} ${formula}`).toBe(expected);
      }
    expect(seen).toBeGreaterThan(700);
  });

  test('in a sheet of the ledger are all entries of the months, each once', async ({ booked: review }) => {
    const ledger = (await cellsOf(await bookOf(review, 'monthly'))).get('Ledger') ?? new Map();
    const amounts = [...ledger].filter(([place]) => /^F\d+$/.test(place) && Number(place.slice(1)) > 5);
    const accounts = await ledgerAccountsOf(review.owner, review.reviewId);
    expect(amounts).toHaveLength(accounts.reduce((sum, { lines }) => sum + lines, 0));
    expect(amounts.reduce((sum, [, { number }]) => sum + Math.round(number * 100), 0)).toBe(0);
  });
});

describe('versions of a databook', () => {
  test('count by stage, and say what changed since and what it was', async ({ booked: review }) => {
    const { owner, reviewId, product } = review;
    await bookOf(review, 'monthly');
    expect(versionOf(await databooksOf(owner, reviewId), 'monthly')).toMatchObject({
      number: 1,
      status: 'made',
      changed: null,
    });
    const again = await owner.post(`/api/earnings-reviews/${reviewId}/databooks`, { stage: 'monthly' });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'databook-current' }]);
    await addAdjustmentTo(owner, reviewId, { title: 'Another' });
    const found = await databooksOf(owner, reviewId);
    expect(found.stages.map(({ stage, since }) => [stage, since])).toEqual([
      ['summary', null],
      ['monthly', ['adjustments']],
      ['names', null],
    ]);
    await sendLedger(
      owner,
      reviewId,
      'Date,Type,Num,Account,Name,Memo,Debit,Credit\n2025-12-30,Journal,9,Rent,,,5.00,\n2025-12-30,Journal,9,Checking,,,,5.00\n',
    );
    await product.runJobs();
    await product.runJobs();
    await bookOf(review, 'monthly');
    expect(versionOf(await databooksOf(owner, reviewId), 'monthly')).toMatchObject({
      ...{ number: 2, dataset: 2, changed: ['books', 'accounts', 'adjustments'] },
    });
  });

  test('the same books make the same bytes', async ({ booked: review }) => {
    const { owner, reviewId, product } = review;
    const first = await bookOf(review, 'names');
    const id = versionOf(await databooksOf(owner, reviewId), 'names')?.id ?? '';
    await sql`update earnings_databook set status = 'failed', made_at = null where id = ${id}`.execute(
      product.database.db,
    );
    await sql`delete from earnings_databook_part where databook_id = ${id}`.execute(product.database.db);
    await askForDatabook(owner, reviewId, 'names');
    await product.runJobs();
    expect((await databookBytes(owner, id)).equals(first)).toBe(true);
  });

  test('one that is being made cannot be asked for again or downloaded, and is resumed after a crash', async ({
    booked: review,
  }) => {
    const { owner, reviewId, product } = review;
    const id = await askForDatabook(owner, reviewId, 'summary');
    const again = await owner.post(`/api/earnings-reviews/${reviewId}/databooks`, { stage: 'summary' });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'databook-being-made' }]);
    expect((await owner.get(`/api/earnings-databooks/${id}/file`)).status).toBe(409);
    product.queued.length = 0;
    product.clock.advance(11 * 60_000);
    expect(versionOf(await databooksOf(owner, reviewId), 'summary')).toMatchObject({
      status: 'making',
      stalled: true,
    });
    await product.runJob('sweep-databooks');
    await product.runJobs();
    expect(versionOf(await databooksOf(owner, reviewId), 'summary')).toMatchObject({
      id,
      number: 1,
      status: 'made',
    });
  });

  test('a review without a ledger has nothing to make one of', async ({ review: { owner, reviewId } }) => {
    const asked = await owner.post(`/api/earnings-reviews/${reviewId}/databooks`, { stage: 'summary' });
    expect([asked.status, await asked.json()]).toMatchObject([409, { code: 'no-ledger-yet' }]);
  });
});

test('a databook counts toward the storage of the owner, and goes with the review', async ({
  booked: review,
}) => {
  const { owner, reviewId, product } = review;
  const book = await bookOf(review, 'monthly');
  const stored = async () => {
    const { rows } = await sql<{ bytes: number; person: string | null }>`
      select bytes::integer as bytes, person_id as person from stored_file where key like 'databooks/%'`.execute(
      product.database.db,
    );
    return rows;
  };
  expect(await stored()).toEqual([{ bytes: book.length, person: owner.id }]);
  await expectOk(owner.delete(`/api/earnings-reviews/${reviewId}`));
  await product.runJobs();
  expect(await stored()).toEqual([]);
});

test('for strangers and admins there is no databook', async ({ booked: review }) => {
  const { owner, reviewId, product } = review;
  await bookOf(review, 'summary');
  const id = versionOf(await databooksOf(owner, reviewId), 'summary')?.id ?? '';
  const admin = await join(product, 'Ada Admin');
  await product.grant(admin.id, 'admin');
  for (const who of [await join(product, 'Stan Stranger'), admin]) {
    expect((await who.get(`/api/earnings-reviews/${reviewId}/databooks`)).status).toBe(404);
    expect((await who.get(`/api/earnings-databooks/${id}/file`)).status).toBe(404);
    expect((await who.post(`/api/earnings-reviews/${reviewId}/databooks`, { stage: 'names' })).status).toBe(
      404,
    );
  }
});
