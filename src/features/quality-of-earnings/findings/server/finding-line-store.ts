import { sql } from 'kysely';
import type { LineRow, Place } from '#features/quality-of-earnings/general-ledger/server/line-row.ts';
import type { Reader } from '#platform/context.ts';

export type FoundLine = LineRow & {
  file_id: string;
  file_name: string;
  sheets: string[];
  path: string;
  code: string;
};

/** The lines behind a finding, in the order of their keys. */
export async function linesBehind(
  db: Reader,
  of: { findingId: string; after: Place | null; limit: number },
): Promise<FoundLine[]> {
  const { after } = of;
  const behind = after
    ? sql`and (found.file, found.account, found.day, found.sheet, found.row) > (${after.file}::integer,
        ${after.account}::integer, ${after.day}::date, ${after.sheet}::smallint, ${after.row}::integer)`
    : sql``;
  const { rows } = await sql<FoundLine>`
    select line.file, line.account, to_char(line.day, 'YYYY-MM-DD') as day, line.sheet, line.row, line.type, line.number,
      line.name, line.memo, line.split, line.amount, file.id as file_id, file.name as file_name,
      array(select jsonb_array_elements_text(file.reading -> 'sheets')) as sheets, account.path, account.code
    from (
      select * from earnings_finding_line as found where found.finding_id = ${of.findingId}::uuid ${behind}
      order by found.file, found.account, found.day, found.sheet, found.row limit ${of.limit}) as found
      join general_ledger_line as line on line.file = found.file and line.account = found.account
        and line.day = found.day and line.sheet = found.sheet and line.row = found.row
      join general_ledger_file as file on file.number = line.file
      join general_ledger_file_account as held on held.file_id = file.id and held.account = line.account
      join general_ledger_account as account on account.id = held.account_id
    order by line.file, line.account, line.day, line.sheet, line.row`.execute(db);
  return rows;
}
