import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DatabaseSource, type OpenDatabase, openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { connectForText, fingerprint } from '../db/moving/as-text.ts';
import { buildIndexes, fasten, loosen } from '../db/moving/loosened.ts';
import { beginNewPlace, byImport, checkNewPlace, isLoosened } from '../db/moving/new-place.ts';
import { addPartitions, describeTables, placeSequences } from '../db/moving/whole-tables.ts';
import { createJobTables } from '../jobs/job-tables.ts';
import { StartProblem } from '../start-problem.ts';
import { type ExportedTable, names, type SiteExport } from './manifest.ts';

const silent = { info() {}, warn() {}, error() {} };

export type Loading = {
  folder: string;
  manifest: SiteExport;
  /** Throws for a fault in what was loaded. Until it returns, no Cairn starts on the database. */
  look(open: OpenDatabase): Promise<void>;
};

/**
 * Loads the tables of an export into an empty database, or into one that an interrupted import of the same site left.
 * Throws StartProblem.
 */
export async function loadTables(to: DatabaseSource, { folder, manifest, look }: Loading): Promise<void> {
  const client = await connectForText(to, byImport.setting);
  try {
    await checkNewPlace(client, manifest.installation, byImport);
    await beginNewPlace(client, manifest.installation);
    await migrate(client, silent);
    await createJobTables(to);
    if (!(await isLoosened(client))) await loosen(client);
    await refuseOtherTables(client, manifest);
    await addPartitions(client, manifest.partitions);
    for (const table of manifest.tables) await loadTable(client, folder, table);
    await buildIndexes(client);
    await client.query('analyze');
    await placeSequences(client, manifest.sequences);
    const open = openDatabase(to, { max: 2 });
    await look(open).finally(() => open.db.destroy());
    await finish(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseOtherTables(client: pg.Client, { tables }: SiteExport): Promise<void> {
  const here = new Map((await describeTables(client)).map((one) => [one.name, one.types.join()]));
  const other = tables.find(({ name, types }) => here.get(name) !== types.join());
  if (other)
    throw new StartProblem(
      `The table ${other.name} of the export is not one of this Cairn: import it with the version that made it.`,
    );
}

/** Replaces what an earlier attempt, or a migration, has put there. */
async function loadTable(client: pg.Client, folder: string, table: ExportedTable): Promise<void> {
  const { name, file, columns } = table;
  await client.query('begin');
  try {
    await client.query(`delete from ${name}`);
    await pipeline(
      createReadStream(join(folder, names.tables, file)),
      client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin (format csv, header match)`)),
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  const { rows, sum } = await fingerprint(client, table);
  if (rows !== table.rows || sum !== table.sum)
    throw new StartProblem(`The table ${name} came out different from the export: report this.`);
}

async function finish(client: pg.Client): Promise<void> {
  await client.query('begin');
  try {
    await fasten(client);
    await client.query('drop schema cairn_move cascade');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
