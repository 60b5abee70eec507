import { Refused } from '#kernel/refusal.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type {
  startBackup as backupContract,
  startVerification as verificationContract,
} from '../contract.ts';
import { isDue } from '../domain/due.ts';
import { beginAttempt, endLost, forgetOldAttempts } from './attempt-store.ts';
import type { BackupPlace } from './backup-tools.ts';
import { isUnfounded, lastEnded, newestOf, takeStock } from './take-stock.ts';

/** The job that runs an attempt; its data is `{ attempt: id }`. */
export const runAttempt = 'run-backup-attempt';

export async function startBackup(
  work: Work,
  { settings }: BackupPlace,
): Promise<AnswerOf<typeof backupContract>> {
  return start(work, settings.folder, { kind: 'backup', started_by: 'admin', backup: null });
}

/** Throws not-found if there is no such backup. */
export async function startVerification(
  work: Work,
  { body: { backup } }: InputOf<typeof verificationContract>,
  { settings }: BackupPlace,
): Promise<AnswerOf<typeof verificationContract>> {
  const found = await readBackups(settings.folder);
  if (!found.some((one) => one.name === backup)) throw new Refused('not-found');
  return start(work, settings.folder, { kind: 'verification', started_by: 'admin', backup });
}

/** Starts the backup of the night, once it is due. */
export async function startIfDue(work: Work, place: BackupPlace): Promise<void> {
  const { settings } = place;
  if (!settings.at) return;
  await endGone(work, settings.folder);
  const stock = await takeStock(work.db, place);
  const last = lastEnded(stock);
  const failedAt = last?.problem ? last.ended_at : null;
  const newest = newestOf(stock, { sound: false });
  const unfounded = isUnfounded(stock, place);
  if (!isDue({ now: work.now, at: settings.at, newest, unfounded, failedAt })) return;
  await begin(work, { kind: 'backup', started_by: 'schedule', backup: null });
}

type New = Omit<Parameters<typeof beginAttempt>[1], 'id' | 'started_at'>;

/** Throws Refused('backup-running'). */
async function start(work: Work, folder: string, attempt: New): Promise<{ id: string }> {
  await endGone(work, folder);
  const id = await begin(work, attempt);
  if (id === null) throw new Refused('backup-running');
  return { id };
}

async function endGone(work: Work, folder: string): Promise<void> {
  const whole = await readBackups(folder);
  await endLost(
    work.db,
    work.now,
    whole.map(({ name }) => name),
  );
}

async function begin(work: Work, attempt: New): Promise<string | null> {
  const id = work.newId();
  if (!(await beginAttempt(work.db, { ...attempt, id, started_at: work.now }))) return null;
  await forgetOldAttempts(work.db);
  const detail = { kind: attempt.kind, by: attempt.started_by };
  await work.audit({ action: 'backup-started', subject: { type: 'backup-attempt', id }, detail });
  await work.enqueue(runAttempt, { attempt: id });
  return id;
}
