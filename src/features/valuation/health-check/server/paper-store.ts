import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { CheckPaper } from '#platform/db/tables.ts';

export type PaperRow = Selectable<CheckPaper> & {
  first_name: string | null;
  last_name: string | null;
  questions: string[];
};

function papers(db: Reader) {
  return db
    .selectFrom('check_paper')
    .leftJoin('person', 'person.id', 'check_paper.added_by')
    .selectAll('check_paper')
    .select(['person.first_name', 'person.last_name'])
    .select(
      sql<
        string[]
      >`array(select question from answer_paper where paper_id = check_paper.id order by question)`.as(
        'questions',
      ),
    );
}

export function paperRows(db: Reader, checkId: string, most: number): Promise<PaperRow[]> {
  return papers(db)
    .where('check_paper.check_id', '=', checkId)
    .orderBy('added_at', 'desc')
    .orderBy('check_paper.id', 'desc')
    .limit(most)
    .execute();
}

export function findPaper(db: Reader, id: string): Promise<PaperRow | undefined> {
  return papers(db).where('check_paper.id', '=', id).executeTakeFirst();
}

export async function countPapers(db: Reader, checkId: string): Promise<number> {
  const { n } = await db
    .selectFrom('check_paper')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('check_id', '=', checkId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertPaper(tx: Tx, row: Insertable<CheckPaper>): Promise<void> {
  await tx.insertInto('check_paper').values(row).execute();
}

export async function removePaper(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('check_paper').where('id', '=', id).execute();
}

/** Attaches a paper to an existing answer; idempotent. */
export async function insertLink(
  tx: Tx,
  row: { check_id: string; question: string; paper_id: string },
): Promise<void> {
  await tx
    .insertInto('answer_paper')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function removeLink(tx: Tx, paperId: string, question: string): Promise<void> {
  await tx
    .deleteFrom('answer_paper')
    .where('paper_id', '=', paperId)
    .where('question', '=', question)
    .execute();
}

export function papersAddedBy(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('check_paper')
    .select(['id', 'name', 'added_at'])
    .where('added_by', '=', personId)
    .orderBy('added_at')
    .limit(most)
    .execute();
}
