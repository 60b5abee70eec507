import type { Kysely } from 'kysely';
import { acceptStore } from '#features/record/orphaned-files/server/claim-store.ts';
import { Refused } from '#kernel/refusal.ts';
import type { DB } from '#platform/db/tables.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { StartProblem } from '#platform/start-problem.ts';
import type { Storage } from '#platform/storage-settings.ts';

export async function acceptFiles(db: Kysely<DB>, storage: Storage): Promise<string> {
  const store = await openFiles(storage, { now: new Date(), log: { error() {} } });
  try {
    const { known, there, asked } = await acceptStore(db, store, new Date());
    return known === 0
      ? `${store.place} is where files go from now on.`
      : `${store.place} is where files go from now on. The database knows ${known} ${known === 1 ? 'file' : 'files'}; of the ${asked} that were checked, ${there} ${there === 1 ? 'is' : 'are'} there. A missing file cannot be read; people who open it are told so.`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartProblem(
      `${store.place} cannot be used (${error.details.cause}): free it or set STORAGE_URL.`,
    );
  }
}
