import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, onTestFinished } from 'vitest';
import { walReceiver } from '#platform/backup/wal/receiver.ts';
import { type Config, readConfig } from '#platform/config.ts';
import type { Reader } from '#platform/context.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { quickTestFolder } from '#test/support/throw-away-server.ts';
import { restore } from '../../scripts/admin/restore.ts';

/** Waits until all that is in the database now is safe in the backups. */
export async function walReceived(db: Reader): Promise<void> {
  const { rows } = await sql<{ now: string }>`select pg_current_wal_flush_lsn()::text as now`.execute(db);
  const safe = async () => {
    const found = await sql<{ safe: boolean }>`
      select coalesce(bool_or(flush_lsn >= ${rows[0]?.now}::pg_lsn), false) as safe
      from pg_stat_replication where application_name like 'cairn wal%'`.execute(db);
    return found.rows[0]?.safe;
  };
  await expect.poll(safe).toBe(true);
}

/** The clock between two changes, so that a moment lies between them. */
export async function between(): Promise<string> {
  await pause(50);
  const at = new Date().toISOString();
  await pause(50);
  return at;
}

/** A database whose changes are received, for the tests of a file. Each begins without people, files and backups. */
export async function receivedSite() {
  const all = quickTestFolder();
  const dataDir = join(all, 'data');
  const target = join(all, 'backups');
  const config = configIn(dataDir, target);
  await prepareData(dataDir);
  const storage = await openStorage(config, loadSecrets(dataDir), quietLog);
  const { db, source } = storage;
  if ('connectionString' in source) throw new TypeError('not the embedded database');
  let [people, restores] = [0, 0];
  beforeEach(async () => {
    await rm(target, { recursive: true, force: true });
    for (const table of ['person', 'stored_file', 'backup_attempt'] as const)
      await db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await storage.close();
    await rm(all, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    ...{ all, dataDir, target, config, db, facts: source },

    /** A receiver until the end of the test. */
    receiving: async () => {
      const receiver = walReceiver({ facts: source, target, log: quietLog });
      receiver.start();
      onTestFinished(() => receiver.stop());
      await expect.poll(() => receiver.state()).toMatchObject({ receiving: true, problem: null });
      return receiver;
    },

    addPerson: async (first_name: string): Promise<void> => {
      people += 1;
      const person = { email: `p${people}@a.example`, email_verified: true, username: `p${people}` };
      await db
        .insertInto('person')
        .values({ ...person, first_name, last_name: 'Lee' })
        .execute();
    },

    /** Some kilobytes for each row, so that files of the WAL are finished. */
    fill: async (rows: number): Promise<void> => {
      await sql`create table if not exists filler (text text)`.execute(db);
      await sql`insert into filler select repeat(md5(n::text), 60) from generate_series(1, ${rows}::int) n`.execute(
        db,
      );
    },

    restored: async (asked: { given?: string; until?: string }) => {
      restores += 1;
      const folder = join(all, `restored-${restores}`);
      const wanted = { given: asked.given ?? null, until: asked.until ?? null };
      const said = await restore(configIn(folder, target), wanted);
      return { folder, said, names: await namesIn(configIn(folder, target)) };
    },
  };
}

function configIn(dataDir: string, target: string): Config {
  return readConfig({
    DATA_DIR: dataDir,
    BACKUP_FOLDER: target,
    BACKUP_PASSPHRASE: 'correct horse battery',
    BACKUP_KEEP: '2 daily, 0 weekly, 0 monthly',
  });
}

/** The first names of the people, in the order in which they came. */
async function namesIn(config: Config): Promise<string[]> {
  const restored = await openStorage(config, loadSecrets(config.dataDir), quietLog);
  try {
    const rows = await restored.db.selectFrom('person').select('first_name').orderBy('created_at').execute();
    return rows.map(({ first_name }) => first_name);
  } finally {
    await restored.close();
  }
}
