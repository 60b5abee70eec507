import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { WorkbookSheet } from '#kernel/workbook.ts';
import type { DB } from '#platform/db/tables.ts';
import { findOffice } from '#platform/render/find-office.ts';
import { workbookPieces } from '#platform/sheets/write-workbook.ts';
import { resultsIn, wrongResults } from '#test/quality-of-earnings/recomputed.ts';
import { cpuMilliseconds } from '../children.ts';
import type { Figure } from '../rooms/figure.ts';
import { short } from '../short.ts';
import { readLedger, startReview, testsDone, writeLedger } from './a-ledger.ts';
import { type Call, type Running, whileRunning } from './running.ts';

const lines = short ? 1_000 : 40_000;

/**
 * The databook beside a workbook of the same lines without formulas, and how many of its results LibreOffice works out
 * otherwise, to the cent, where it is installed.
 */
export const measureDatabook = () => whileRunning(measure);

async function measure({ pid, folder, call, bytes, businessId, withDatabase }: Running): Promise<Figure[]> {
  const review = await startReview(call, businessId);
  const ledger = join(folder, 'book.csv');
  await writeLedger(ledger, lines);
  await readLedger(call, review, ledger);
  await testsDone(call, review);
  const before = cpuMilliseconds([pid]);
  const made = await databookMade(call, review);
  const spent = (cpuMilliseconds([pid]) - before) / 1_000;
  if (made.lines !== lines) throw new Error(`the databook has ${made.lines} lines`);
  const baseline = await withDatabase(workbookWithoutFormulas);
  const what = `The databook of ${lines.toLocaleString('en-US')} lines`;
  return [
    { what, measured: made.seconds, baseline, unit: 's', ...(short ? {} : { most: 3 }) },
    { what: 'CPU time of the app for it', measured: spent, unit: 's' },
    ...(await recomputed(await bytes(`/api/earnings-databooks/${made.id}/file`))),
  ];
}

async function recomputed(book: Buffer): Promise<Figure[]> {
  const office = await findOffice(process.env.PATH ?? '');
  if (office === null) {
    console.log('LibreOffice is not installed: the databook was not worked out again.');
    return [];
  }
  const formulas = (await resultsIn(book)).size.toLocaleString('en-US');
  const wrong = await wrongResults(office, book);
  if (wrong.length > 0) console.log(wrong.slice(0, 10).join('\n'));
  return [
    { what: `Of ${formulas} formulas, other in LibreOffice`, measured: wrong.length, unit: '', most: 0 },
  ];
}

const found = z.object({
  stages: z.array(
    z.object({
      stage: z.string(),
      versions: z.array(z.object({ id: z.string(), status: z.string(), lines: z.number() })),
    }),
  ),
});

/** Seconds from the request for the databook with names until it is made, and how many lines it has. */
async function databookMade(
  call: Call,
  review: string,
): Promise<{ id: string; seconds: number; lines: number }> {
  const begun = performance.now();
  await call('POST', `${review}/databooks`, { stage: 'names' });
  for (;;) {
    const { stages } = found.parse(await call('GET', `${review}/databooks`));
    const newest = stages.find(({ stage }) => stage === 'names')?.versions[0];
    if (newest?.status === 'made')
      return { id: newest.id, seconds: (performance.now() - begun) / 1_000, lines: newest.lines };
    if (newest?.status !== 'making') throw new Error(`the databook is ${newest?.status}`);
    await pause(20);
  }
}

type Line = { day: string; account: string; name: string; memo: string; amount: number };

/** Seconds for the same lines, read by one statement and written by the same writer without a formula or a link. */
async function workbookWithoutFormulas(db: Kysely<DB>): Promise<number> {
  const begun = performance.now();
  const { rows } = await sql<Line>`
    select to_char(line.day, 'YYYY-MM-DD') as day, account.path as account, line.name, line.memo, line.amount
    from general_ledger_line as line
      join general_ledger_file as file on file.number = line.file
      join general_ledger_file_account as held on held.file_id = file.id and held.account = line.account
      join general_ledger_account as account on account.id = held.account_id
    order by account.path, line.day`.execute(db);
  const sheet: WorkbookSheet = {
    ...{ name: 'Ledger', widths: [12, 34, 26, 40, 22] },
    rows: () => [
      rows.map(({ day, account, name, memo, amount }) => [day, account, name, memo, amount / 100]),
    ],
  };
  await buffer(workbookPieces([sheet]));
  return (performance.now() - begun) / 1_000;
}
