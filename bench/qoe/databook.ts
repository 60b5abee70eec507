import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { WorkbookSheet } from '#kernel/workbook.ts';
import type { DB } from '#platform/db/tables.ts';
import { workbookPieces } from '#platform/sheets/write-workbook.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

const found = z.object({
  stages: z.array(
    z.object({
      stage: z.string(),
      versions: z.array(z.object({ status: z.string(), lines: z.number() })),
    }),
  ),
});

/** Seconds from the request for the databook with names until it is made, and how many lines it has. */
export async function databookMade(call: Call, review: string): Promise<{ seconds: number; lines: number }> {
  const begun = performance.now();
  await call('POST', `${review}/databooks`, { stage: 'names' });
  for (;;) {
    const { stages } = found.parse(await call('GET', `${review}/databooks`));
    const newest = stages.find(({ stage }) => stage === 'names')?.versions[0];
    if (newest?.status === 'made')
      return { seconds: (performance.now() - begun) / 1_000, lines: newest.lines };
    if (newest?.status !== 'making') throw new Error(`the databook is ${newest?.status}`);
    await pause(20);
  }
}

type Line = { day: string; account: string; name: string; memo: string; amount: number };

/** Seconds for the same lines, read by one statement and written by the same writer without a formula or a link. */
export async function workbookWithoutFormulas(db: Kysely<DB>): Promise<number> {
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
