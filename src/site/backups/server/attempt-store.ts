import { type Insertable, type Selectable, sql } from 'kysely';
import type { BackupProgress } from '#kernel/backup.ts';
import type { Reader } from '#platform/context.ts';
import type { BackupAttempt } from '#platform/db/tables.ts';
import { lostWords, mostAttempts } from '../domain/attempt.ts';

/** `lost`: it runs no more, and could not say so. */
export type AttemptRow = Selectable<BackupAttempt> & { lost: boolean };
type NewAttempt = Pick<Insertable<BackupAttempt>, 'id' | 'kind' | 'started_by' | 'started_at' | 'backup'>;

/** Of an open attempt: its process gave no sign of life for so long, or worked on another server than this one. */
const isLost = sql<boolean>`ended_at is null and
  (seen_at < clock_timestamp() - interval '1 minute' or server_started_at <> pg_postmaster_start_time())`;

/** Returns `false` if another one is running, on whatever node. */
export async function beginAttempt(db: Reader, row: NewAttempt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backup_attempt')
    .values({ ...row, seen_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Also a sign of life. */
export async function noteProgress(
  db: Reader,
  id: string,
  progress: Partial<BackupProgress> & { backup?: string; folder?: string },
): Promise<void> {
  await db
    .updateTable('backup_attempt')
    .set({ ...progress, seen_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** `problem`: `null` if it did what it should. */
export async function endAttempt(db: Reader, id: string, now: Date, problem: string | null): Promise<void> {
  await db
    .updateTable('backup_attempt')
    .set({ ended_at: now, problem })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends the attempt whose process is gone. One that made a whole backup did not fail: the database of a restored site
 * remembers its own backup as running.
 */
export async function endLost(db: Reader, now: Date, whole: readonly string[]): Promise<void> {
  await db
    .updateTable('backup_attempt')
    .set({
      ended_at: now,
      problem: sql<string | null>`case when backup = any(${whole}::text[]) then null else ${lostWords} end`,
    })
    .where(isLost)
    .execute();
}

export function findAttempt(db: Reader, id: string): Promise<AttemptRow | undefined> {
  return attempts(db).where('id', '=', id).executeTakeFirst();
}

/** The newest first. */
export function recentAttempts(db: Reader): Promise<AttemptRow[]> {
  return attempts(db).orderBy('started_at', 'desc').orderBy('id').limit(mostAttempts).execute();
}

function attempts(db: Reader) {
  return db.selectFrom('backup_attempt').selectAll().select(isLost.as('lost'));
}

export async function forgetOldAttempts(db: Reader): Promise<void> {
  const kept = db
    .selectFrom('backup_attempt')
    .select('id')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(mostAttempts);
  await db
    .deleteFrom('backup_attempt')
    .where('ended_at', 'is not', null)
    .where('id', 'not in', kept)
    .execute();
}

/** Whether a backup was made in this folder before. */
export async function madeBefore(db: Reader, folder: string): Promise<boolean> {
  const found = await db
    .selectFrom('backup_attempt')
    .select('id')
    .where('folder', '=', folder)
    .where('kind', '=', 'backup')
    .where('ended_at', 'is not', null)
    .where('problem', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether this database is new enough to remember attempts: a command may be newer than the app. */
export async function remembersAttempts(db: Reader): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('backup_attempt') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** Returns `false` if the admins were told already. */
export async function noteTold(db: Reader, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backup_told')
    .values({ told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetTold(db: Reader): Promise<void> {
  await db.deleteFrom('backup_told').execute();
}
