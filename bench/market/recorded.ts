import { Kysely, PostgresDialect } from 'kysely';
import { browseListings as contract } from '#features/marketplace/listings/contract.ts';
import { browseListings } from '#features/marketplace/listings/server/browse-listings.ts';
import { getListing } from '#features/marketplace/listings/server/get-listing.ts';
import { createMarketCounts } from '#features/marketplace/listings/server/market-counts.ts';
import { visitor } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import type { DatabaseSource, OpenDatabase } from '#platform/db/connect.ts';
import { preparedName } from '#platform/db/named.ts';
import type { DB } from '#platform/db/tables.ts';

type Statement = { name?: string; text: string; values: readonly unknown[] };
export type Recorded = { path: string; statements: Statement[]; reply: unknown };
export type BareFacts = { source: DatabaseSource; port: number; recorded: Recorded[] };

const counts = createMarketCounts();

/** Records the statements of an address by calling the product's use case; the reply comes from the product. */
export async function record({ pool }: OpenDatabase, url: string, path: string): Promise<Recorded> {
  const statements: Statement[] = [];
  const db = recordingDatabase(pool, statements);
  const reading: Reading = {
    actor: visitor,
    requestId: 'bench',
    origin: { address: 'bench', userAgent: 'bench' },
    now: new Date(),
    db,
  };
  const { pathname, searchParams } = new URL(path, url);
  const id = /^\/api\/listing\/(.+)$/.exec(pathname)?.[1];
  if (id) await getListing(reading, id, { viewed: () => {}, witness: () => {} });
  else {
    const query = contract.query.parse(Object.fromEntries(searchParams));
    await browseListings(reading, query, counts);
    // Record with a cached count, which is the rule under load.
    statements.length = 0;
    await browseListings(reading, query, counts);
  }
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { path, statements, reply: await answer.json() };
}

function recordingDatabase(pool: OpenDatabase['pool'], statements: Statement[]): Kysely<DB> {
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        end: async () => {},
        connect: async () => {
          const client = await pool.connect();
          return {
            release: () => client.release(),
            // biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for what it does not look at
            query: (text: any, values?: any): any => {
              const name = preparedName(text);
              statements.push({ ...(name ? { name } : {}), text, values });
              return client.query(text, values);
            },
          };
        },
      },
    }),
  });
}
