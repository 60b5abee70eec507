import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BackupProgress } from '#kernel/backup.ts';
import { seconds } from '#kernel/instant.ts';
import type { DB } from '#platform/db/tables.ts';
import { messageOf, StartProblem } from '#platform/start-problem.ts';
import {
  beginAttempt,
  endAttempt,
  endLost,
  noteProgress,
  remembersAttempts,
} from '#site/backups/server/attempt-store.ts';

type Noted = Partial<BackupProgress> & { backup?: string; folder?: string };
export type Note = (progress: Noted) => void;

type Options = {
  /** Of an attempt that the app has begun; `null`: begin one. */
  attempt: string | null;
  /** The names of whole backups. */
  whole: readonly string[];
};

const often = 1 * seconds;
const signOfLife = 10 * seconds;

/**
 * Keeps what `work` does where the admin's page sees it, and lets only one run at a time. Throws StartProblem if
 * another one runs.
 */
export async function asAttempt<T>(
  db: Kysely<DB>,
  { attempt, whole }: Options,
  work: (note: Note) => Promise<T>,
): Promise<T> {
  // A command that is newer than the app that last ran on this database.
  if (!(await remembersAttempts(db))) return work(() => {});
  const id = attempt ?? (await begin(db, whole));
  const notes = noting(db, id);
  try {
    const result = await work(notes.note);
    await notes.stop();
    await endAttempt(db, id, new Date(), null);
    return result;
  } catch (error) {
    await notes.stop();
    const problem =
      error instanceof StartProblem ? error.message : `It failed unexpectedly: ${messageOf(error)}.`;
    await endAttempt(db, id, new Date(), problem).catch(() => undefined);
    throw error;
  }
}

async function begin(db: Kysely<DB>, whole: readonly string[]): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await endLost(db, now, whole);
  const row = { id, kind: 'backup', started_by: 'command', started_at: now, backup: null };
  if (await beginAttempt(db, row)) return id;
  throw new StartProblem('Another backup or verification is running: wait until it is done, and try again.');
}

/** Writes what is noted now and then, and a sign of life while nothing is. */
function noting(db: Kysely<DB>, id: string): { note: Note; stop(): Promise<void> } {
  let noted: Noted | null = {};
  let last = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    if (!noted && Date.now() - last < signOfLife) return;
    const progress = noted ?? {};
    noted = null;
    last = Date.now();
    // A database that is away for a moment fails the work itself, or does not matter.
    writing = writing.then(() => noteProgress(db, id, progress)).catch(() => undefined);
  };
  write();
  const timer = setInterval(write, often);
  return {
    note: (progress) => {
      noted = { ...noted, ...progress };
    },
    stop: async () => {
      clearInterval(timer);
      write();
      await writing;
    },
  };
}
