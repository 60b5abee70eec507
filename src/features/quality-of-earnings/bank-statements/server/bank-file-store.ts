import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { BankFile, Json } from '#platform/db/tables.ts';

export type BankFileRow = Selectable<BankFile>;

export const mostFiles = 300;

export function bankFilesOf(db: Reader, reviewId: string): Promise<BankFileRow[]> {
  return db
    .selectFrom('bank_file')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('added_at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostFiles)
    .execute();
}

export function findBankFile(db: Reader, id: string): Promise<BankFileRow | undefined> {
  return db.selectFrom('bank_file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same bytes in the same review. */
export function sameBankFile(db: Reader, reviewId: string, sha256: Buffer): Promise<BankFileRow | undefined> {
  return db
    .selectFrom('bank_file')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

export async function insertBankFile(
  tx: Tx,
  { stop, ...row }: Omit<Insertable<BankFile>, 'stop'> & { stop: unknown },
): Promise<BankFileRow> {
  return tx
    .insertInto('bank_file')
    .values({ ...row, stop: stop === null ? null : sql<Json>`${JSON.stringify(stop)}::jsonb` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function endStop(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('bank_file').set({ stop: null }).where('id', '=', id).execute();
}

export async function deleteBankFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('bank_file').where('id', '=', id).execute();
}

export function bankFilesAddedBy(db: Reader, personId: string, most: number) {
  return db
    .selectFrom('bank_file')
    .select(['id', 'review_id', 'name', 'key', 'added_at'])
    .where('added_by', '=', personId)
    .orderBy('added_at')
    .limit(most)
    .execute();
}
