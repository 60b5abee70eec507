import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import {
  journalOf,
  ledgerOf,
  ledgersOf,
  onlineLedger,
  type Posting,
  reviewOf,
  sendLedger,
} from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { gradesOf, type Review, readLedger, test } from './a-review.ts';

const sums = async ({ product }: Review) => {
  const { rows } = await sql<{ path: string; amount: number }>`
    select path, sum(line.amount)::bigint as amount from general_ledger_line line
      join general_ledger_file file on file.number = line.file
      join general_ledger_file_account held on held.file_id = file.id and held.account = line.account
      join general_ledger_account account on account.id = held.account_id
    where line.counts_from >= 0 and file.until_dataset is null group by path order by path`.execute(
    product.database.db,
  );
  return Object.fromEntries(rows.map(({ path, amount }) => [path, amount]));
};

describe('a general ledger', () => {
  test('is read by a job, proved and kept line by line, debits positive', async ({ review }) => {
    const file = await readLedger(review, onlineLedger('Ann Ace'));
    expect(file).toMatchObject({
      status: 'read',
      from: 1,
      until: null,
      reading: {
        basis: 'cash',
        period: { from: '2025-01-01', to: '2025-12-31' },
        firstDay: '2025-01-10',
        lastDay: '2025-02-03',
        lines: 6,
        accounts: 4,
        troubles: [],
      },
    });
    expect(gradesOf(file)).toEqual({
      'all-read': 'proved',
      'debits-equal-credits': 'proved',
      'entries-balance': 'proved',
      'account-totals': 'proved',
      'running-balances': 'proved',
      'days-in-period': 'proved',
      'one-currency': 'proved',
      'numbers-used-once': 'proved',
      'sheets-read': 'proved',
      'lines-once': 'proved',
    });
    expect(await sums(review)).toEqual({
      'Accounts Receivable': 0,
      Checking: 30_000,
      Rent: 20_000,
      Sales: -50_000,
    });
    const { intake, dataset, datasets } = await reviewOf(review.owner, review.reviewId);
    expect(dataset).toBe(1);
    expect(datasets).toMatchObject([{ number: 1, cause: 'file_added', moved: { count: 4 } }]);
    expect(intake.map(({ key, state }) => [key, state])).toEqual([
      ['I1', 'missing'],
      ['I2', 'missing'],
      ['I3', 'in'],
      ...['I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'].map((key) => [key, 'missing']),
    ]);
  });

  test('with a virus is refused, wherever in the file it is, and nothing of it stays', async ({ review }) => {
    const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('');
    const file = await readLedger(review, `${onlineLedger('Ann Ace')}\n${eicar}`);
    expect(file.status).toBe('refused');
    expect(file.refusal).toContain('virus scanner');
    expect(await sums(review)).toEqual({});
    const { rows } = await sql`select from general_ledger_line`.execute(review.product.database.db);
    expect(rows).toEqual([]);
  });

  test('keeps every sign of its texts', async ({ review }) => {
    const memos = [
      '\\N',
      '\\.',
      'a\tb',
      'C:\\new\\table',
      'two\nlines',
      '“quoted” – Zoë 🌮',
      '{a,b}',
      '=1+1',
      'null',
    ];
    const lines = memos.flatMap((memo, at) =>
      ['Rent,10.00,', 'Checking,,10.00'].map((side) => {
        const [account, ...amounts] = side.split(',');
        return `${account},2025-01-${10 + at},Check,${at},Acme,"${memo}",${amounts.join(',')}`;
      }),
    );
    const file = await readLedger(
      review,
      `Account,Date,Type,Num,Name,Memo,Debit,Credit\n${lines.join('\n')}\n`,
    );
    expect(file).toMatchObject({ status: 'read', reading: { lines: 2 * memos.length, troubles: [] } });
    const { rows } = await sql<{ memo: string }>`
      select distinct on (day) memo from general_ledger_line order by day`.execute(
      review.product.database.db,
    );
    expect(rows.map(({ memo }) => memo)).toEqual(memos);
  });

  test('that is sent twice changes nothing', async ({ review }) => {
    await readLedger(review, onlineLedger('Ann Ace'));
    const before = await sums(review);
    const again = await readLedger(review, onlineLedger('Ann Ace'));
    expect(again).toMatchObject({ status: 'refused', from: null });
    expect(again.refusal).toContain('already part of the review');
    expect(await sums(review)).toEqual(before);
    expect(await reviewOf(review.owner, review.reviewId)).toMatchObject({ dataset: 1 });
  });

  test('that takes the place of an earlier one makes a new version and says what moved', async ({
    review,
  }) => {
    const first = await readLedger(review, onlineLedger('Ann Ace'));
    const second = await readLedger(review, onlineLedger('Ann Ace').replaceAll('200.00', '250.00'), {
      replaces: first.id,
    });
    expect(second).toMatchObject({ status: 'read', from: 2 });
    expect(gradesOf(second)).toMatchObject({ 'account-totals': 'wrong', 'running-balances': 'wrong' });
    const { datasets } = await reviewOf(review.owner, review.reviewId);
    expect(datasets[0]).toMatchObject({
      cause: 'file_replaced',
      moved: {
        count: 2,
        largest: [
          { path: 'Checking', month: '2025-02', before: -20_000, after: -25_000 },
          { path: 'Rent', month: '2025-02', before: 20_000, after: 25_000 },
        ],
      },
    });
    expect(await ledgerOf(review.owner, review.reviewId, first.id)).toMatchObject({ from: 1, until: 2 });
    expect(await sums(review)).toMatchObject({ Rent: 25_000 });
  });

  test('whose bytes come in parts is resumed, and refuses a part that is not the next one', async ({
    review,
  }) => {
    const { owner, reviewId } = review;
    const bytes = new TextEncoder().encode(onlineLedger('Ann Ace').padEnd(70_000, '\n'));
    const body = {
      name: 'a.csv',
      size: bytes.length,
      modifiedAt: '2026-01-01T00:00:00.000Z',
      replaces: null,
    };
    const add = async () =>
      (await expectOk(owner.post(`/api/earnings-reviews/${reviewId}/ledger-files`, body))) as { id: string };
    const { id } = await add();
    const path = (offset: number) => `/api/ledger-files/${id}/bytes?offset=${offset}`;
    await expectOk(owner.send('PUT', path(0), bytes.subarray(0, 65_536)));
    expect(await add()).toMatchObject({ id, received: 65_536, status: 'receiving' });
    expect((await problemOf(await owner.send('PUT', path(0), bytes.subarray(0, 65_536)))).code).toBe(
      'upload-offset',
    );
    await expectOk(owner.send('PUT', path(65_536), bytes.subarray(65_536)));
    await review.product.runJobs();
    expect(await ledgerOf(owner, reviewId, id)).toMatchObject({ status: 'read', linesRead: 6 });
  });

  test('that is deleted before it is in a version leaves nothing', async ({ review }) => {
    const { owner, reviewId, product } = review;
    const id = await sendLedger(owner, reviewId, onlineLedger('Ann Ace'));
    await expectOk(owner.delete(`/api/ledger-files/${id}`));
    await product.runJobs();
    expect(await ledgersOf(owner, reviewId)).toEqual([]);
    expect(await sums(review)).toEqual({});
  });
});

const year: Posting[] = Array.from({ length: 12 }, (_, month) => {
  const day = `2025-${String(month + 1).padStart(2, '0')}-15`;
  const entry = { day, number: `J${month}`, memo: `Month ${month}` };
  return [
    { ...entry, account: 'Checking', cents: 1_000 + month },
    { ...entry, account: 'Sales', cents: -1_000 - month },
  ];
}).flat();

describe('exports that overlap', () => {
  const [first, second] = [journalOf(year.slice(0, 16)), journalOf(year.slice(8))];
  const whole = { Checking: 12_066, Sales: -12_066 };

  test('count the lines that both have once, in whichever order they come', async ({ review }) => {
    await readLedger(review, first);
    const later = await readLedger(review, second);
    expect(later.reading?.proofs.find(({ code }) => code === 'lines-once')).toMatchObject({
      grade: 'question',
      count: 8,
    });
    expect(await sums(review)).toEqual(whole);
  });

  test('give the lines back when the earlier export is removed', async ({ review }) => {
    await readLedger(review, second);
    const { id } = await readLedger(review, first);
    expect(await sums(review)).toEqual(whole);
    const [, other] = await ledgersOf(review.owner, review.reviewId);
    await expectOk(review.owner.delete(`/api/ledger-files/${other?.id}`));
    expect(await ledgersOf(review.owner, review.reviewId)).toMatchObject([{ id }, { until: 3 }]);
    expect(await sums(review)).toEqual({ Checking: 8_028, Sales: -8_028 });
  });
});

describe('a file whose columns are not known', () => {
  const rows = 'Quando,Conto,Dare,Avere\n2025-01-05,Checking,100.00,\n2025-01-05,Sales,,100.00\n';

  test('waits for a person, and is remembered by its header', async ({ review }) => {
    const { owner, reviewId, product } = review;
    const file = await readLedger(review, rows);
    expect(file).toMatchObject({ status: 'waiting', stop: { code: 'columns-unknown' } });
    const said = { row: 0, columns: { date: 0, account: 1, debit: 2, credit: 3 } };
    await expectOk(owner.put(`/api/ledger-files/${file.id}/columns`, said));
    await product.runJobs();
    expect(await ledgerOf(owner, reviewId, file.id)).toMatchObject({ status: 'read', linesRead: 2 });
    expect((await problemOf(await owner.put(`/api/ledger-files/${file.id}/columns`, said))).code).toBe(
      'columns-known',
    );
    expect(await readLedger(review, rows.replaceAll('100.00', '70.00'))).toMatchObject({ status: 'read' });
  });
});
