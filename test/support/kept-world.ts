import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pg from 'pg';
import { inject } from 'vitest';
import {
  asAdmin,
  type CopiedDatabase,
  copyDatabase,
  keepAs,
  keptDatabases,
  refill,
} from './copied-database.ts';
import { factsOf, ofProduct, type PersonFacts } from './people.ts';
import { type TestProduct, testProduct } from './product.ts';
import { standingClock } from './standing-clock.ts';

type Left = Pick<TestProduct, 'secrets' | 'queued'> & { now: number };
type World = { product: TestProduct };
type Hooks = { onCleanup(end: () => Promise<void>): void };

/** Of this run: its global teardown removes it. */
const shared = join(tmpdir(), `cairn-test-${process.pid}-kept`);

/**
 * Builds a world once in a run, for all its workers; what this returns puts a copy of it into the database of a test.
 * Each copy has its own database, files and product. It begins where the build ended: the same people with the same
 * keys, the same secrets, the jobs still queued, and the time of the build, at which its clock stands. Lines of the log
 * are not kept, nor are options of the product: worlds with options are built for their test.
 *
 * `name`: of lower-case words, its own in the whole suite. `build` returns data, people and the product; no functions.
 */
export function keptWorld<W extends World>(
  name: string,
  build: (database: CopiedDatabase) => Promise<W>,
): (database: CopiedDatabase) => Promise<W> {
  const template = `${keptDatabases}${name.replaceAll(/\W/g, '_')}`;
  const folder = join(shared, template);
  return async (database) => {
    if (!(await isKept(template)))
      await alone(name, async () => {
        if (!(await isKept(template))) await keep(template, folder, build);
      });
    await refill(database, template);
    return copied<W>(database, folder);
  };
}

/** Such a copy as a fixture, ended after its test. */
export function keptFixture<W extends World>(
  name: string,
  build: (database: CopiedDatabase) => Promise<W>,
): (given: { fresh: CopiedDatabase }, hooks: Hooks) => Promise<W> {
  const copy = keptWorld(name, build);
  return async ({ fresh }, { onCleanup }) => {
    const world = await copy(fresh);
    onCleanup(() => world.product[Symbol.asyncDispose]());
    return world;
  };
}

async function isKept(template: string): Promise<boolean> {
  const { rowCount } = await asAdmin((pool) =>
    pool.query('select from pg_database where datname = $1', [template]),
  );
  return rowCount === 1;
}

/** The database takes its name last, so a build that fails or is killed leaves none, and the next test builds again. */
async function keep<W extends World>(
  template: string,
  folder: string,
  build: (database: CopiedDatabase) => Promise<W>,
): Promise<void> {
  const database = await copyDatabase();
  try {
    const world = await build(database);
    const { product, ...rest } = world;
    const { secrets, queued, clock } = product;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const left: Left = { secrets, queued, now: clock.now().getTime() };
    await writeFile(join(folder, 'facts'), serialize({ left, rest: withoutHands(rest) }));
    await cp(product.folder, join(folder, 'files'), { recursive: true });
    await product[Symbol.asyncDispose]();
    await keepAs(database, template);
  } catch (error) {
    await database.drop();
    throw error;
  }
}

async function copied<W extends World>(database: CopiedDatabase, folder: string): Promise<W> {
  const { left, rest } = deserialize(await readFile(join(folder, 'facts')));
  const { secrets, queued, now }: Left = left;
  const begunFiles = join(folder, 'files');
  const product = await testProduct(database, { secrets, begunFiles, clock: standingClock(now) });
  product.queued.push(...queued);
  bindPeople(rest, product);
  return Object.assign(rest, { product });
}

/** Waits while another worker holds the same name. Ends with its connection, should the worker die. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  const { template: _, ...facts } = inject('server');
  const client = new pg.Client({ ...facts, database: 'postgres' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    await work();
  } finally {
    await client.end();
  }
}

/** Plain data with people in it, as plain data. */
function withoutHands(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHands);
  if (!isPlain(value)) return value;
  const facts = isPerson(value) ? factsOf(value) : value;
  return Object.fromEntries(Object.entries(facts).map(([name, one]) => [name, withoutHands(one)]));
}

function bindPeople(value: unknown, product: TestProduct): void {
  if (Array.isArray(value)) for (const one of value) bindPeople(one, product);
  if (!isPlain(value)) return;
  for (const one of Object.values(value)) bindPeople(one, product);
  if (isPerson(value)) Object.assign(value, ofProduct(product, value));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isPerson = (value: object): value is PersonFacts =>
  ['id', 'email', 'password', 'key', 'cookie'].every((name) => name in value);
