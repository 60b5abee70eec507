import { reclaimStore } from '#features/record/orphaned-files/server/claim-store.ts';
import type { Config } from '#platform/config.ts';
import { connectPatiently } from '#platform/db/connect-patiently.ts';
import { readMoved, removeGates } from '#platform/db/moving/gate.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { visitDatabase } from './visit-database.ts';

const silent = { info() {}, warn() {}, error() {} };

/** Lets the site go on in the place that it was moved from, as it was then. Returns a message. */
export async function reopen(config: Config): Promise<string> {
  let said = '';
  const work: Parameters<typeof visitDatabase>[1] = async (db, source) => {
    const client = await connectPatiently(source, silent);
    try {
      const moved = await readMoved(client);
      if (moved === null)
        throw new StartProblem('The site of this database was not moved: there is nothing to reopen.');
      if (moved.files !== null)
        await reclaimStore(db, await openFiles(config.storage, { now: new Date(), log: silent }));
      await removeGates(client);
      said = `The site is here again, as it was on ${moved.at.toISOString()}. What was entered in the new place is only there: do not let both run.`;
    } finally {
      await client.end();
    }
  };
  await visitDatabase(config, work, { evenMoved: true });
  return said;
}
