import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { statementName } from '../telemetry/statement-name.ts';
import { createStatementTimes, type StatementTimes } from '../telemetry/statement-times.ts';
import { failureOf, telemetry } from '../telemetry/telemetry.ts';
import { CopiedRows, sendCopiedRows } from './copy-in.ts';
import { preparedName } from './named.ts';
import type { DB } from './tables.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import { wireTypes } from './wire-types.ts';

export type DatabaseSource =
  | { connectionString: string }
  | { host: string; user: string; password: string; database: string };

/** `times`: how long its statements took, by name. */
export type OpenDatabase = { pool: pg.Pool; db: Kysely<DB>; times: StatementTimes };

const second = 1_000;

/** Milliseconds. `answer` is longer than `statement`, so that only a server that has gone silent reaches it. */
export type Patience = { connection: number; statement: number; answer: number };

const usualPatience: Patience = { connection: 10 * second, statement: 15 * second, answer: 20 * second };
/** For a server whose reads another one can answer. */
export const shortPatience: Patience = { connection: 2 * second, statement: 4 * second, answer: 5 * second };

/** Connects at the first query. `onIdleError` receives errors of idle connections, which the pool replaces. */
export function openDatabase(
  source: DatabaseSource,
  options: { max?: number; onIdleError?: (error: Error) => void; patience?: Patience } = {},
): OpenDatabase {
  const { patience = usualPatience } = options;
  const pool = new pg.Pool({
    ...source,
    application_name: `cairn ${process.pid} pool`,
    max: options.max ?? 10,
    connectionTimeoutMillis: patience.connection,
    idleTimeoutMillis: 60 * second,
    keepAlive: true,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: 30 * second,
    types: wireTypes,
  });
  // Without a listener, an idle connection that breaks ends the process.
  pool.on('error', options.onIdleError ?? (() => {}));
  const times = createStatementTimes();
  pool.on('connect', (client) => prepareClient(client, times, patience.answer));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), times };
}

/** The promise is created here because pg's own keeps the rows of every answer until the next full collection. */
function prepareClient(client: pg.PoolClient, times: StatementTimes, answerTimeout: number): void {
  // A checked-out client has no listener of the pool; its user learns of the error from the failed query.
  client.on('error', () => {});
  const plain = client.query;
  const query = (first: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'string' || rest.some((argument) => typeof argument === 'function'))
      return Reflect.apply(plain, client, [first, ...rest]);
    const [values] = rest;
    const copied = Array.isArray(values) && values[0] instanceof CopiedRows ? values[0] : null;
    const name = preparedName(first);
    const ended = measure(name ?? statementName(first), times);
    return new Promise((resolve, reject) => {
      const waiting = endWhenSilent(client, answerTimeout);
      const answered = (error: Error | null, result: unknown) => {
        clearTimeout(waiting);
        ended(error);
        if (!error) return resolve(result);
        // Do not reuse this connection: it is silent, or the server no longer accepts writes.
        if (isDatabaseUnavailable(error)) client.end(() => {});
        reject(error);
      };
      if (copied) sendCopiedRows((stream) => Reflect.apply(plain, client, [stream]), first, copied, answered);
      else Reflect.apply(plain, client, [{ name, text: first, values }, answered]);
    });
  };
  Object.defineProperty(client, 'query', { value: query });
}

function measure(name: string, times: StatementTimes): (error: Error | null) => void {
  const sentAt = performance.now();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
  const span = telemetry().begin({ kind: 'statement', name, attributes });
  return (error) => {
    times.note(name, performance.now() - sentAt);
    span.end(error && failureOf(error));
  };
}

/** pg's own `query_timeout` would keep the rows of every answer (see above). */
function endWhenSilent(client: pg.PoolClient, answerTimeout: number): NodeJS.Timeout {
  return setTimeout(() => client.end(() => {}), answerTimeout);
}
