import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { fingerprint } from '../db/moving/as-text.ts';
import {
  describePartitions,
  describeSequences,
  describeTables,
  type WholeTable,
} from '../db/moving/whole-tables.ts';
import { type ExportedTable, names, type SiteExport } from './manifest.ts';

const fileRows = z.array(z.object({ key: z.string(), held: z.boolean() }));

/** Writes each table as CSV, all of one moment: in a transaction that reads repeatably. */
export async function writeTables(
  client: pg.Client,
  folder: string,
): Promise<Pick<SiteExport, 'tables' | 'partitions' | 'sequences'>> {
  const tables: ExportedTable[] = [];
  for (const table of await describeTables(client)) tables.push(await writeTable(client, folder, table));
  return {
    tables,
    partitions: await describePartitions(client),
    sequences: await describeSequences(client),
  };
}

async function writeTable(client: pg.Client, folder: string, table: WholeTable): Promise<ExportedTable> {
  const { name, columns, types, key } = table;
  const file = `${name.replaceAll('"', '')}.csv`;
  const order = key === null ? '' : ` order by ${key.join(', ')}`;
  const source = client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${name}${order}) to stdout (format csv, header)`),
  );
  const hash = createHash('sha256');
  try {
    await pipeline(
      source,
      new Transform({
        transform(piece, _, done) {
          hash.update(piece);
          done(null, piece);
        },
      }),
      createWriteStream(join(folder, names.tables, file), { mode: 0o600, flags: 'wx', flush: true }),
    );
  } catch (error) {
    // It would wait forever for the rest of the rows to be read.
    client.connection.stream.destroy();
    throw error;
  }
  const { rows, sum } = await fingerprint(client, table);
  return { name, file, columns, types, rows, sum, sha256: hash.digest('hex') };
}

/** Every file that the tables name, of the same moment. `held`: a row of a feature refers to it. */
export async function namedFiles(client: pg.Client): Promise<{ key: string; held: boolean }[]> {
  const { rows } = await client.query(
    'select key, remove_after is null as held from stored_file order by key',
  );
  return fileRows.parse(rows);
}
