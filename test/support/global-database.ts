import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
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
