import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pg from 'pg';
import { inject } from 'vitest';
import { brand } from '#content/brand.ts';
import {
  asAdmin,
  type CopiedDatabase,
  copyDatabase,
  keepAs,
  keptDatabases,
  refill,
} from './copied-database.ts';
import { factsOf, ofProduct, type PersonFacts } from './people.ts';
import { type TestProduct, type TestProductOptions, testProduct } from './product.ts';
import { standingClock } from './standing-clock.ts';

type Left = Pick<TestProduct, 'secrets' | 'queued'> & { now: number };
type Build<W> = (database: CopiedDatabase) => Promise<W>;
type Options = Omit<TestProductOptions, 'secrets' | 'begunFiles' | 'clock'>;
type Copy<W> = (database: CopiedDatabase, options?: Options) => Promise<W>;
/** Where the database and the files of a world are kept. */
type Kept = { template: string; folder: string };
type World = { product: TestProduct };
type Hooks = { onCleanup(end: () => Promise<void>): void };

/** Of this run: its global teardown removes it. */
const shared = join(tmpdir(), `cairn-test-${process.pid}-kept`);

/**
 * Builds a world once in a run, for all its workers; what this returns puts a copy of it into the database of a test.
 * Each copy has its own database, files and product. It begins where the build ended: the same people with the same
 * keys, the same secrets, the jobs still queued, and the time of the build, at which its clock stands. Lines of the log
 * are not kept, nor are options of the product: each copy has those that it is given.
 *
 * `name`: of lower-case words, its own in the whole suite. `build` returns data, people and the product; no functions.
 */
export function keptWorld<W extends World>(name: string, build: Build<W>): Copy<W> {
  return async (database, options) => {
    const kept = keptPlace(name);
    await madeOnce(kept, build);
    await refill(database, kept.template);
    return copied<W>(database, kept, options);
  };
}

/** Such a copy as a fixture, in a database that ends with the test. */
export function keptFixture<W extends World>(name: string, build: Build<W>) {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  return async ({}, { onCleanup }: Hooks): Promise<W> => {
    const kept = keptPlace(name);
    await madeOnce(kept, build);
    const database = await copyDatabase(undefined, kept.template);
    let world: W | null = null;
    onCleanup(async () => {
      await world?.product[Symbol.asyncDispose]();
      await database.drop();
    });
    world = await copied<W>(database, kept);
    return world;
  };
}

/** Worlds of another brand are others: a file can change the brand before it builds them. */
function keptPlace(name: string): Kept {
  const branded = createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 8);
  const template = `${keptDatabases}${name.replaceAll(/\W/g, '_')}_${branded}`;
  return { template, folder: join(shared, template) };
}

/** Waits while another worker makes it. */
async function madeOnce<W extends World>(kept: Kept, build: Build<W>): Promise<void> {
  if (await isKept(kept)) return;
  await alone(kept, async () => {
    if (!(await isKept(kept))) await keep(kept, build);
  });
}

async function isKept({ template }: Kept): Promise<boolean> {
  const { rowCount } = await asAdmin((pool) =>
    pool.query('select from pg_database where datname = $1', [template]),
  );
  return rowCount === 1;
}

/** The database takes its name last, so a build that fails or is killed leaves none, and the next test builds again. */
async function keep<W extends World>({ template, folder }: Kept, build: Build<W>): Promise<void> {
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

async function copied<W extends World>(
  database: CopiedDatabase,
  { folder }: Kept,
  options: Options = {},
): Promise<W> {
  const { left, rest } = deserialize(await readFile(join(folder, 'facts')));
  const { secrets, queued, now }: Left = left;
  const begunFiles = join(folder, 'files');
  const product = await testProduct(database, { ...options, secrets, begunFiles, clock: standingClock(now) });
  product.queued.push(...queued);
  bindPeople(rest, product);
  return Object.assign(rest, { product });
}

/** No other worker makes it meanwhile. The lock ends with its connection, should the worker die. */
async function alone({ template }: Kept, work: () => Promise<void>): Promise<void> {
  const { host, user, password } = inject('server');
  const client = new pg.Client({ host, user, password, database: 'postgres' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
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
