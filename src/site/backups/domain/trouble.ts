import { dayWords } from '#kernel/days.ts';
import { hours } from '#kernel/instant.ts';

/** The age at which the newest backup is too old, for one that is made each day. */
const lateAfter = 26 * hours;

export type BackupFacts = {
  now: Date;
  /** When the newest backup was made that is not known to be unsound. */
  newest: Date | null;
  /** Of the last attempt to make one that has ended. */
  lastProblem: string | null;
  running: boolean;
  /** Whether Cairn makes one each day by itself. */
  scheduled: boolean;
};

type Trouble = { title: string; lines: string[] };

/** What admins have to know about the backups; `null`: they are as they should be, or one is being made. */
export function troubleOf(facts: BackupFacts): Trouble | null {
  const { now, newest, lastProblem, running, scheduled } = facts;
  const have = newest ? `The newest backup was made on ${dayWords(newest)}.` : 'There is no backup.';
  if (lastProblem !== null)
    return {
      title: 'The last backup failed',
      lines: [`What went wrong: ${lastProblem}`, scheduled ? `${have} Cairn tries again each hour.` : have],
    };
  const old = newest === null || now.getTime() - newest.getTime() > lateAfter;
  if (!old || running) return null;
  return {
    title: newest ? 'The newest backup is more than a day old' : 'There is no backup',
    lines: [
      newest ? have : 'None was made in the folder of BACKUP_FOLDER.',
      scheduled
        ? 'Cairn makes one as soon as it can.'
        : 'Run npm run admin -- backup, and look for what should have run it.',
    ],
  };
}
