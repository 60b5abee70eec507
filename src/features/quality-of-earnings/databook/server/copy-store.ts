import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { EarningsDatabookCopy } from '#platform/db/tables.ts';

export type CopyRow = Selectable<EarningsDatabookCopy>;

/** `document_id`: `null` also if the document was removed from the room. */
function copies(db: Reader) {
  return db
    .selectFrom('earnings_databook_copy as copy')
    .leftJoin('room_document as document', (join) =>
      join.onRef('document.id', '=', 'copy.document_id').on('document.removed_at', 'is', null),
    )
    .selectAll('copy')
    .select('document.id as document_id');
}

export function findCopy(db: Reader, databookId: string): Promise<CopyRow | undefined> {
  return copies(db).where('databook_id', '=', databookId).executeTakeFirst();
}

export function copiesOf(db: Reader, databookIds: readonly string[]): Promise<CopyRow[]> {
  return copies(db)
    .where('databook_id', '=', sql<string>`any(${sql.val([...databookIds])}::uuid[])`)
    .execute();
}

/** The document in a room that has earlier versions of a stage’s databook. */
export async function documentOfStage(
  db: Reader,
  of: { reviewId: string; stage: string; roomId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('earnings_databook_copy as copy')
    .innerJoin('earnings_databook as databook', 'databook.id', 'copy.databook_id')
    .select('copy.document_id')
    .where('databook.review_id', '=', of.reviewId)
    .where('databook.stage', '=', of.stage)
    .where('copy.room_id', '=', of.roomId)
    .where('copy.document_id', 'is not', null)
    .orderBy('databook.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.document_id ?? null;
}

/** A new copy, or the one that failed again. */
export async function beginCopy(tx: Tx, row: Insertable<EarningsDatabookCopy>): Promise<void> {
  const { databook_id: _id, ...rest } = row;
  await tx
    .insertInto('earnings_databook_copy')
    .values(row)
    .onConflict((clash) => clash.column('databook_id').doUpdateSet({ refusal: null, ...rest }))
    .execute();
}

/** False if it is not waiting any more. */
export async function endCopy(
  tx: Tx,
  databookId: string,
  values: { status: 'placed' | 'failed'; document_id?: string; refusal?: string; touched_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('earnings_databook_copy')
    .set(values)
    .where('databook_id', '=', databookId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that wait since `before`. */
export function waitingCopies(db: Reader, before: Date, limit: number): Promise<{ databook_id: string }[]> {
  return db
    .selectFrom('earnings_databook_copy')
    .select('databook_id')
    .where('status', '=', 'waiting')
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(limit)
    .execute();
}
