import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparedName } from './named.ts';
import type { DB } from './tables.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import { wireTypes } from './wire-types.ts';

/** Where a PostgreSQL is: an address, or the facts of the embedded one. */
export type DatabaseSource =
  | { connectionString: string }
  | { host: string; user: string; password: string; database: string };

export type OpenDatabase = { pool: pg.Pool; db: Kysely<DB> };

const second = 1_000;

/**
 * How long an answer is waited for: longer than the server lets a statement run, so that only a server that has fallen
 * silent (frozen, cut off without a word) reaches it.
 */
const patience = 20 * second;

/**
 * Opens a pool of ten connections and Kysely on top; connects at the first query. `onIdleError` hears of connections
 * that broke while nobody used them (the pool replaces them by itself).
 */
export function openDatabase(
  source: DatabaseSource,
  options: { max?: number; onIdleError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...source,
    application_name: `cairn ${process.pid} pool`,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10 * second,
    idleTimeoutMillis: 60 * second,
    keepAlive: true,
    statement_timeout: 15 * second,
    idle_in_transaction_session_timeout: 30 * second,
    types: wireTypes,
  });
  // Without a listener an idle connection that breaks ends the process.
  pool.on('error', options.onIdleError ?? (() => {}));
  pool.on('connect', prepareClient);
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * Statements made by `named` are prepared under their name, whoever sends them on this connection. A promise for the
 * answer is made here: pg would make it with a function that V8 puts among the old objects, and that keeps the rows of
 * every answer in memory until the next full collection.
 */
function prepareClient(client: pg.PoolClient): void {
  // While somebody uses it the pool does not listen; the one who uses it hears of it through the answer.
  client.on('error', () => {});
  const plain = client.query;
  const query = (first: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'string' || rest.some((argument) => typeof argument === 'function'))
      return Reflect.apply(plain, client, [first, ...rest]);
    const [values] = rest;
    return new Promise((resolve, reject) => {
      const waiting = endWhenSilent(client);
      const answered = (error: Error | null, result: unknown) => {
        clearTimeout(waiting);
        if (!error) return resolve(result);
        // Nobody may get this connection after us: it is silent, or leads to a server that takes no more writes.
        if (isDatabaseUnavailable(error)) client.end(() => {});
        reject(error);
      };
      Reflect.apply(plain, client, [{ name: preparedName(first), text: first, values }, answered]);
    });
  };
  Object.defineProperty(client, 'query', { value: query });
}

/**
 * pg's own `query_timeout` would keep the rows of every answer, see above. What ends a connection fails its statement;
 * the timer knows nothing of the answer.
 */
function endWhenSilent(client: pg.PoolClient): NodeJS.Timeout {
  return setTimeout(() => client.end(() => {}), patience);
}
