import type pg from 'pg';
import { type StartLog, StartProblem } from '../../start-problem.ts';
import type { DatabaseSource } from '../connect.ts';
import { connectPatiently } from '../connect-patiently.ts';
import { beginMove, endMove, readMoved, removeGates } from './gate.ts';
import { isUnfinished } from './new-place.ts';

/**
 * Throws StartProblem where the site is no longer, or not yet. Takes away what a move that was killed has left before
 * the tables.
 */
export async function refuseMoved(client: pg.ClientBase): Promise<void> {
  if (await isUnfinished(client))
    throw new StartProblem(
      'A move or an import into this database was not finished: run npm run admin -- move, or import, again. After a move, the site is where it was: start it there.',
    );
  const moved = await readMoved(client);
  if (moved?.database)
    throw new StartProblem(
      `This site was moved to ${moved.database} on ${moved.at.toISOString()}: set DATABASE_URL to it${moved.files ? `, and STORAGE_URL to ${moved.files}` : ''}. Only to go on here without what was entered there since: npm run admin -- reopen.`,
    );
  if (moved === null) await removeRemains(client);
}

/** Takes writes again, once an app runs where its files were moved to. */
export async function acceptMovedFiles(source: DatabaseSource, log: StartLog): Promise<void> {
  const client = await connectPatiently(source, log);
  try {
    if ((await readMoved(client)) !== null) await removeGates(client);
  } finally {
    await client.end();
  }
}

async function removeRemains(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select to_regnamespace('cairn_move') is not null as there`);
  if (!rows[0]?.there || !(await beginMove(client))) return;
  await removeGates(client);
  await endMove(client);
}
