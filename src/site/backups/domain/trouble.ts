import { easternMinute } from '#kernel/eastern-time.ts';
import { hours, minutes } from '#kernel/instant.ts';

/** The age at which the newest backup is too old, for one that is made each day. */
const lateAfter = 26 * hours;
/** A disk that is away for a moment, or a restart, is no trouble. */
const patience = 10 * minutes;

export type BackupFacts = {
  now: Date;
  /** When the newest backup was made that is not known to be unsound. */
  newest: Date | null;
  /** Of the last attempt to make one that has ended. */
  lastProblem: string | null;
  running: boolean;
  /** Whether Cairn makes one each day by itself. */
  scheduled: boolean;
  /** Why changes are not copied as they come, and since when. */
  notCopied: { text: string; since: Date } | null;
};

type Trouble = { title: string; lines: string[] };

/** What admins have to know about the backups; `null`: they are as they should be, or one is being made. */
export function troubleOf(facts: BackupFacts): Trouble | null {
  return failureOf(facts) ?? delayOf(facts) ?? gapOf(facts);
}

function failureOf({ lastProblem, scheduled, newest }: BackupFacts): Trouble | null {
  if (lastProblem === null) return null;
  return {
    title: 'The last backup failed',
    lines: [
      `What went wrong: ${lastProblem}`,
      scheduled ? `${have(newest)} Cairn tries again each hour.` : have(newest),
    ],
  };
}

function delayOf({ now, newest, running, scheduled }: BackupFacts): Trouble | null {
  const old = newest === null || now.getTime() - newest.getTime() > lateAfter;
  if (!old || running) return null;
  return {
    title: newest ? 'The newest backup is more than a day old' : 'There is no backup',
    lines: [
      newest ? have(newest) : 'None was made in the folder of BACKUP_FOLDER.',
      scheduled
        ? 'Cairn makes one as soon as it can.'
        : 'Run npm run admin -- backup, and look for what should have run it.',
    ],
  };
}

function gapOf({ now, notCopied, newest }: BackupFacts): Trouble | null {
  if (!notCopied || now.getTime() - notCopied.since.getTime() < patience) return null;
  return {
    title: 'Changes are not being copied to the backups',
    lines: [
      `What went wrong: ${notCopied.text}`,
      `Until it is mended, a restore has nothing that is newer than the last backup. ${have(newest)}`,
    ],
  };
}

function have(newest: Date | null): string {
  return newest ? `The newest backup was made on ${easternMinute(newest)}.` : 'There is no backup.';
}
