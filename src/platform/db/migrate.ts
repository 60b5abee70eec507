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

export type MigrateOptions = {
  folder?: string;
  /** Runs before a database with data is changed, with the number of its newest migration. */
  beforeUpgrade?: ((newest: number) => Promise<void>) | undefined;
};

/**
 * Applies all files that are due, or none. Throws StartProblem if one fails or was changed, or if the database is newer.
 * `client`: no statement timeout. Returns how many were applied before, and the names of those applied now.
 */
export async function migrate(
  client: pg.ClientBase,
  log: StartLog,
  { folder = migrationsFolder, beforeUpgrade }: MigrateOptions = {},
): Promise<{ before: number; applied: string[] }> {
  const files = readMigrations(folder);
  await client.query('select pg_advisory_lock($1)', [migratingLock]);
  try {
    const done = await readApplied(client);
    checkHistory(files, done);
    const due = files.slice(done.length);
    const newest = done.at(-1);
    if (newest && due.length > 0) await beforeUpgrade?.(newest.number);
    await applyAll(client, due);
    tell(log, due, newest === undefined);
    return { before: done.length, applied: due.map(labelOf) };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migratingLock]).catch(() => {});
  }
}

function tell(log: StartLog, due: readonly Migration[], isNew: boolean): void {
  if (isNew && due.length > 0) log.info({ migrations: due.length }, 'tables created');
  else for (const file of due) log.info({ migration: labelOf(file) }, 'migrated');
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
    const label = labelOf(was);
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

async function applyAll(client: pg.ClientBase, due: readonly Migration[]): Promise<void> {
  if (due.length === 0) return;
  try {
    await client.query('begin');
    await client.query(ownTable);
    for (const file of due) await apply(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function apply(client: pg.ClientBase, file: Migration): Promise<void> {
  try {
    await client.query(file.text);
    await client.query('insert into migration (number, name, sha256) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.sha256,
    ]);
    // Each file may count on the end of its transaction for its temporary tables.
    await client.query('discard temp');
  } catch (cause) {
    throw new StartProblem(
      `migrations/${labelOf(file)}.sql failed (${messageOf(cause)}), and nothing was changed: the database is as it was. Start the Cairn that ran before, and report this.`,
      { cause },
    );
  }
}

function labelOf({ number, name }: Pick<Migration, 'number' | 'name'>): string {
  return `${String(number).padStart(4, '0')}_${name}`;
}
