import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
import { keptDatabases } from './copied-database.ts';
import { quietLog } from './quiet-log.ts';
import { type ServerFacts, startThrowAwayServer } from './throw-away-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    server: ServerFacts & { template: string };
  }
}

const template = 'template_migrated';

/** Runs once per vitest run: starts a server and migrates one database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { end, ...facts } = await startThrowAwayServer();
  try {
    await run({ ...facts, database: 'postgres' }, (client) => client.query(`create database ${template}`));
    await run({ ...facts, database: template }, (client) => migrate(client, quietLog));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('server', { ...facts, template });
  // The next run of a watching vitest builds worlds with the code as it is then.
  project.onTestsRerun(() => run({ ...facts, database: 'postgres' }, dropKept));
  return end;
}

async function run(at: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(at);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function dropKept(client: pg.Client): Promise<void> {
  const kept = 'select datname as name from pg_database where starts_with(datname, $1)';
  for (const { name } of (await client.query(kept, [keptDatabases])).rows)
    await client.query(`drop database ${name}`);
}
