import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { AddBack, Json } from '#platform/db/tables.ts';
import { anyOf } from './book-store.ts';

export type AddBackRow = Selectable<AddBack> & { papers: { paperId: string; proof: string }[] };
type Written = Omit<
  Insertable<AddBack>,
  'id' | 'check_id' | 'years' | 'version' | 'added_at' | 'added_by'
> & {
  years: unknown;
};

const json = (value: unknown) => sql<Json>`${JSON.stringify(value)}::jsonb`;

function addBacks(db: Reader) {
  return db
    .selectFrom('add_back')
    .selectAll()
    .select(
      sql<AddBackRow['papers']>`coalesce((
        select jsonb_agg(jsonb_build_object('paperId', paper_id, 'proof', proof) order by paper_id, proof)
        from add_back_paper where add_back_paper.add_back_id = add_back.id), '[]')`.as('papers'),
    );
}

export function addBackRows(db: Reader, checkIds: readonly string[]): Promise<AddBackRow[]> {
  return addBacks(db).where('check_id', '=', anyOf(checkIds)).orderBy('added_at').orderBy('id').execute();
}

export function findAddBack(db: Reader, id: string): Promise<AddBackRow | undefined> {
  return addBacks(db).where('id', '=', id).executeTakeFirst();
}

export async function insertAddBack(
  tx: Tx,
  row: Written & Pick<Insertable<AddBack>, 'id' | 'check_id' | 'added_at' | 'added_by'>,
): Promise<void> {
  await tx
    .insertInto('add_back')
    .values({ ...row, years: json(row.years) })
    .execute();
}

/** Returns false if it has another version. */
export async function writeAddBack(tx: Tx, id: string, version: number, row: Written): Promise<boolean> {
  const written = await tx
    .updateTable('add_back')
    .set({ ...row, years: json(row.years), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteAddBack(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('add_back').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

export async function countOfCheck(
  db: Reader,
  checkId: string,
  of: { papers: readonly string[]; addBacks: readonly string[] },
): Promise<{ papers: number; addBacks: number }> {
  const { rows } = await sql<{ papers: number; add_backs: number }>`
    select
      (select count(*)::int from check_paper where check_id = ${checkId} and id = any(${of.papers}::uuid[])) as papers,
      (select count(*)::int from add_back where check_id = ${checkId} and id = any(${of.addBacks}::uuid[])) as add_backs
  `.execute(db);
  return { papers: rows[0]?.papers ?? 0, addBacks: rows[0]?.add_backs ?? 0 };
}

export async function writePapers(
  tx: Tx,
  id: string,
  papers: readonly { paperId: string; proof: string }[],
): Promise<void> {
  await tx.deleteFrom('add_back_paper').where('add_back_id', '=', id).execute();
  if (papers.length === 0) return;
  await tx
    .insertInto('add_back_paper')
    .values(papers.map(({ paperId, proof }) => ({ add_back_id: id, paper_id: paperId, proof })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}
