import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';

/** Of each kind of file, what its columns were said to hold, by the header that had to be asked about. */
type Memory = 'general_ledger_columns' | 'bank_columns' | 'supporting_schedule_columns';

/** `kind`: of a schedule, because two kinds may have the same header. */
type Of = { reviewId: string; kind?: string };
type Said = Of & { header: string; columns: unknown; by: string; at: Date };

export async function saidColumns(db: Reader, memory: Memory, { reviewId, kind }: Of) {
  const ofKind = kind === undefined ? sql`` : sql`and kind = ${kind}`;
  const { rows } = await sql<{ header: string; columns: unknown }>`
    select header, columns from ${sql.table(memory)} where review_id = ${reviewId} ${ofKind}`.execute(db);
  return rows;
}

export async function rememberColumns(tx: Tx, memory: Memory, said: Said): Promise<void> {
  const { reviewId, kind, header, columns, by, at } = said;
  const [name, value] = kind === undefined ? [sql``, sql``] : [sql`kind,`, sql`${kind},`];
  await sql`
    insert into ${sql.table(memory)} (review_id, ${name} header, columns, said_by, said_at)
    values (${reviewId}, ${value} ${header}, ${JSON.stringify(columns)}::jsonb, ${by}, ${at})
    on conflict (review_id, ${name} header) do update
      set columns = excluded.columns, said_by = excluded.said_by, said_at = excluded.said_at`.execute(tx);
}
