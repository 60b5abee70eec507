import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { messageOf, type StartLog, StartProblem } from '../start-problem.ts';

export type Migration = { number: number; name: string; sha256: string; text: string };

export const migrationsFolder: string = join(import.meta.dirname, '../../../migrations');

/** The advisory lock held while migrating: "migrate" as a number. */
const migratingLock = 0x6d6967726174;
const appliedRow = z.object({ number: z.number(), name: z.string(), sha256: z.string() });
type Applied = z.infer<typeof appliedRow>;

/** Throws StartProblem if a file fails or was changed, or if the database is newer. `client`: no statement timeout. */
export async function migrate(
  client: pg.ClientBase,
  log: StartLog,
  folder: string = migrationsFolder,
): Promise<{ before: number; applied: number }> {
  const files = readMigrations(folder);
  await client.query('select pg_advisory_lock($1)', [migratingLock]);
  try {
    const done = await readApplied(client);
    checkHistory(files, done);
    const due = files.slice(done.length);
    for (const file of due) await apply(client, file, log);
    return { before: done.length, applied: due.length };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migratingLock]).catch(() => {});
  }
}

/** Numbers may have gaps (branches reserve theirs). Throws StartProblem for a duplicate number or an invalid name. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  let last = 0;
  return names.map((file) => {
    const [, digits, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    const number = Number(digits);
    if (!name || number <= last)
      throw new StartProblem(
        `migrations/${file}: expected NNNN_name.sql with a number above ${last} at this place.`,
      );
    last = number;
    const text = readFileSync(join(folder, file), 'utf8');
    const sha256 = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
    return { number, name, sha256, text };
  });
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: found } = await client.query(`select to_regclass('migration') is not null as there`);
  if (!found[0]?.there) return [];
  const { rows } = await client.query('select number, name, sha256 from migration order by number');
  return z.array(appliedRow).parse(rows);
}

function checkHistory(files: readonly Migration[], done: readonly Applied[]): void {
  for (const [index, was] of done.entries()) {
    const file = files[index];
    const label = `${String(was.number).padStart(4, '0')}_${was.name}`;
    if (!file || was.number !== file.number || was.name !== file.name)
      throw new StartProblem(
        `The database has the migration ${label}, which this Cairn does not know: start a newer Cairn, or use another database.`,
      );
    if (was.sha256 !== file.sha256)
      throw new StartProblem(
        `migrations/${label}.sql was changed after it was applied: put back the file as it was, and make the change in a new one.`,
      );
  }
}

const ownTable = `create table if not exists migration (
  number integer primary key,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default current_timestamp
)`;

async function apply(client: pg.ClientBase, file: Migration, log: StartLog): Promise<void> {
  const label = `${String(file.number).padStart(4, '0')}_${file.name}`;
  try {
    await client.query('begin');
    await client.query(ownTable);
    await client.query(file.text);
    await client.query('insert into migration (number, name, sha256) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.sha256,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    throw new StartProblem(`migrations/${label}.sql failed and was undone: ${messageOf(cause)}.`, { cause });
  }
  log.info({ migration: label }, 'migrated');
}
