import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { CopiedDatabase } from './copied-database.ts';

/** A connection of its own to a test's database, closed when the test ends. */
export async function connected({ source }: CopiedDatabase): Promise<pg.Client> {
  const client = new pg.Client({ ...source });
  // The database is dropped before this connection is closed.
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
