import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import type { Work } from '#platform/context.ts';
import { forgetTold, noteTold } from './attempt-store.ts';
import type { BackupPlace } from './backup-tools.ts';
import { takeStock, troubleIn } from './take-stock.ts';

const backupsPath = '/admin/backups';

/** Tells admins once that the last backup failed or is old, and again only if all was well in between. */
export async function tellOfTrouble(work: Work, place: BackupPlace): Promise<void> {
  const trouble = troubleIn(await takeStock(work.db, place), place, work.now);
  if (!trouble) return forgetTold(work.db);
  if (!(await noteTold(work.db, work.now))) return;
  await work.notify(await adminIds(work.db), {
    kind: 'backup-failed',
    words: trouble.title,
    lines: trouble.lines,
    path: backupsPath,
  });
}
