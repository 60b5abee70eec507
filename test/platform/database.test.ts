import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '#platform/db/connect.ts';
import { connectPatiently } from '#platform/db/connect-patiently.ts';
import { named, type Slots } from '#platform/db/named.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { test } from '#test/support/database.ts';
import { quietLog } from '#test/support/quiet-log.ts';

const personByEmail = named('test-person-by-email', (db, slot: Slots<{ email: string; name: string }>) =>
  db
    .selectFrom('person')
    .where('email', '=', slot('email'))
    .where((either) =>
      either.or([either('first_name', '=', slot('name')), either('last_name', '=', slot('name'))]),
    )
    .select(['email', 'first_name']),
);

const ann = {
  email: 'ann@a.example',
  email_verified: true,
  first_name: 'Ann',
  last_name: 'Lee',
  username: 'ann_a',
};

test('a bigint becomes a number, a timestamptz a Date, a numeric a string', async ({ tx }) => {
  const { rows } =
    await sql`select 9007199254740991::int8 as big, '{1,null}'::int8[] as list, '{}'::int8[] as none,
    1.10::numeric as exact, timestamptz '2026-01-02 03:04:05+00' as at`.execute(tx);
  const at = new Date('2026-01-02T03:04:05Z');
  expect(rows).toEqual([{ big: 9007199254740991, list: [1, null], none: [], exact: '1.10', at }]);
});

test('a bigint that is too large for a number is refused, not rounded', async ({ begin }) => {
  const asked = begin((inner) => sql`select 9007199254740993::int8`.execute(inner));
  await expect(asked).rejects.toThrow('too large: 9007199254740993');
});

test('a named statement is prepared once per connection', async ({ tx }) => {
  await tx.insertInto('person').values(ann).execute();
  const found = { email: ann.email, first_name: 'Ann' };
  expect(await personByEmail(tx, { email: ann.email, name: 'Lee' })).toEqual([found]);
  expect(await personByEmail(tx, { email: ann.email, name: 'Ann' })).toEqual([found]);
  expect(await personByEmail(tx, { email: ann.email, name: "x' or true --" })).toEqual([]);
  const { rows } = await sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
    where name = 'test-person-by-email'`.execute(tx);
  expect(rows).toEqual([{ runs: 3 }]);
});

test('statement names are unique', () => {
  const again = () => named('test-person-by-email', (db) => db.selectFrom('person').select('id'));
  expect(again).toThrow('its own: test-person-by-email');
});

test('a prepared statement outlasts a migration that adds a column, so none may ask for all columns', async ({
  fresh,
}) => {
  const all = () => named('test-whole-person', (db) => db.selectFrom('person').selectAll());
  expect(all).toThrow('names its columns: test-whole-person');
  const { db, pool } = openDatabase(fresh.source, { max: 1 });
  onTestFinished(() => pool.end());
  const ask = () => personByEmail(db, { email: ann.email, name: 'Lee' });
  await ask();
  await fresh.pool.query('alter table person add column newer text');
  expect(await ask()).toEqual([]);
});

test('a connection that breaks while idle is reported and replaced', async ({ fresh }) => {
  const broken: Error[] = [];
  const { pool } = openDatabase(fresh.source, { max: 1, onIdleError: (error) => broken.push(error) });
  onTestFinished(() => pool.end());
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  await fresh.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await expect.poll(() => broken.length).toBe(1);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('long statements and abandoned transactions time out', async ({ fresh }) => {
  const { rows } = await fresh.pool.query(
    `select current_setting('statement_timeout') as one, current_setting('idle_in_transaction_session_timeout') as two`,
  );
  expect(rows).toEqual([{ one: '15s', two: '30s' }]);
});

function addressOf({
  host,
  user,
  password,
  database,
}: {
  host: string;
  user: string;
  password: string;
  database: string;
}) {
  return `postgres:///${database}?host=${encodeURIComponent(host)}&user=${user}&password=${password}`;
}

test('with DATABASE_URL no embedded database starts: no folder is created, and closing leaves the server running', async ({
  fresh,
}) => {
  if (!('host' in fresh.source)) throw new Error('no host');
  await fresh.pool.query('drop schema public cascade; create schema public');
  const config = { databaseUrl: addressOf(fresh.source), dataDir: '/nonexistent/never' };
  const first = await openStorage(config, { databasePassword: '' }, quietLog);
  expect(first).toMatchObject({ embedded: false, wasEmpty: true });
  expect(await first.db.selectFrom('person').selectAll().execute()).toEqual([]);
  await first.close();
  const second = await openStorage(config, { databasePassword: '' }, quietLog);
  expect(second.wasEmpty).toBe(false);
  await second.close();
  expect((await fresh.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a wrong password or name is reported immediately, in one line without the address', async ({
  fresh,
}) => {
  const { source } = fresh;
  if (!('host' in source)) throw new Error('no host');
  const open = (change: { password?: string; database?: string }) =>
    connectPatiently({ connectionString: addressOf({ ...source, ...change }) }, quietLog);
  await expect(open({ password: 'geheim' })).rejects.toThrow(
    'DATABASE_URL cannot be reached (user or password is wrong).',
  );
  await expect(open({ database: 'nowhere' })).rejects.toThrow('(the server has no such database: create it)');
});

test('an unreachable server is retried, then reported in one line', async () => {
  const waits: string[] = [];
  const log = { ...quietLog, info: (_facts: object, text: string) => void waits.push(text) };
  const asked = connectPatiently({ connectionString: 'postgres://a:b@127.0.0.1:1/c' }, log, 3);
  await expect(asked).rejects.toThrow(
    /^DATABASE_URL cannot be reached \(nothing listens there: check host and port/,
  );
  expect(waits).toEqual(['waiting for the database']);
});
