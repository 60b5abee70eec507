import {
  type Compilable,
  createQueryId,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Reader } from '../context.ts';
import type { DB } from './tables.ts';

const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

class Slot {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

const nameOfText = new Map<string, string>();

export function preparedName(text: string): string | undefined {
  return nameOfText.get(text);
}

export type Slots<P> = <K extends keyof P & string>(key: K) => RawBuilder<P[K]>;

/**
 * A hot statement, compiled once at load and prepared once per connection:
 *
 *     const sessionById = named('session-by-id', (db, slot: Slots<{ sid: string }>) =>
 *       db.selectFrom('session').where('id', '=', slot('sid')).select(['id', 'person_id']));
 *     const rows = await sessionById(reader, { sid });
 *
 * Not for searches: a plan made once depends neither on the word nor on the range. Throws for a duplicate name, and for
 * Kysely's `selectAll`: once a newer process has added a column, PostgreSQL refuses such a statement on every connection
 * that has prepared it.
 */
export function named<P extends Record<string, unknown>, R>(
  name: string,
  build: (db: Kysely<DB>, slot: Slots<P>) => Compilable<R>,
): (db: Reader, parameters: P) => Promise<R[]> {
  const query = build(compiler, (key) => sql`${new Slot(key)}`).compile();
  if ([...nameOfText.values()].includes(name) || Buffer.byteLength(name) > 63)
    throw new Error(`a statement's name must be short and its own: ${name}`);
  if (/"\.\*|select \* from "/.test(query.sql))
    throw new Error(`a prepared statement names its columns: ${name}`);
  nameOfText.set(query.sql, name);
  return async (db, parameters) => {
    const filled = query.parameters.map((value) => (value instanceof Slot ? parameters[value.key] : value));
    const { rows } = await db.executeQuery<R>({ ...query, queryId: createQueryId(), parameters: filled });
    return rows;
  };
}
