import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test as plain } from 'vitest';
import { brand } from '#content/brand.ts';
import { type CopiedDatabase, copyDatabase } from './copied-database.ts';
import { test } from './database.ts';
import { keptFixture, keptWorld } from './kept-world.ts';
import { join } from './people.ts';
import { testProduct } from './product.ts';

const ownName = (words: string) => `${words} ${randomBytes(6).toString('hex')}`;
const bytes = new TextEncoder().encode('the bytes');

function someone() {
  const builds: string[] = [];
  const copy = keptWorld(ownName('someone'), async (database) => {
    builds.push('built');
    const product = await testProduct(database);
    const owner = await join(product, 'Olive Owner');
    await product.files.put('notes/one', bytes);
    product.clock.advance(60_000);
    product.queued.splice(0, product.queued.length, { job: 'later', data: { of: owner.id } });
    return { product, owner, all: [{ owner }], numbers: new Map([['01', owner.id]]) };
  });
  return { copy, builds };
}

test('a world is built once, and each copy begins where the build ended', async ({
  fresh,
  onTestFinished,
}) => {
  const { copy, builds } = someone();
  const second = await copyDatabase();
  onTestFinished(() => second.drop());
  const worlds = await Promise.all([copy(fresh), copy(second)]);
  expect(builds).toEqual(['built']);
  const [one, other] = worlds;
  expect(one.product.clock.now()).toEqual(other.product.clock.now());
  for (const { product, owner, all, numbers } of worlds) {
    onTestFinished(() => product[Symbol.asyncDispose]());
    expect(numbers.get('01')).toBe(owner.id);
    for (const person of [owner, ...all.map((one) => one.owner)])
      expect((await person.get(`/api/users/${owner.id}/activity?size=20`)).status).toBe(200);
    expect(product.queued).toEqual([{ job: 'later', data: { of: owner.id } }]);
    expect(await product.files.get('notes/one')).toEqual(bytes);
  }
});

test('what is done in one copy is in no other', async ({ fresh, onTestFinished }) => {
  const { copy } = someone();
  const second = await copyDatabase();
  onTestFinished(() => second.drop());
  const one = await copy(fresh);
  await join(one.product, 'Only Here');
  await one.product.files.put('notes/two', bytes);
  one.product.clock.advance(5_000);
  one.product.queued.splice(0);
  const other = await copy(second);
  for (const { product } of [one, other]) onTestFinished(() => product[Symbol.asyncDispose]());
  const people = await second.db.selectFrom('person').select('first_name').execute();
  expect(people).toEqual([{ first_name: 'Olive' }]);
  expect(await other.product.files.exists('notes/two')).toBe(false);
  expect(one.product.clock.now().getTime() - other.product.clock.now().getTime()).toBe(5_000);
  expect(other.product.queued).toHaveLength(1);
});

test('a build that fails fails each test that asks for it, and leaves nothing', async ({ fresh }) => {
  const tried: CopiedDatabase[] = [];
  const copy = keptWorld(ownName('broken'), async (database) => {
    await join(await testProduct(database), 'Olive Owner');
    throw new Error(`broken ${tried.push(database)}`);
  });
  await expect(copy(fresh)).rejects.toThrow('broken 1');
  await expect(copy(fresh)).rejects.toThrow('broken 2');
  const { rows } = await fresh.pool.query('select datname from pg_database');
  const there = rows.map(({ datname }) => datname);
  const places = tried.map(({ source }) => ('database' in source ? source.database : ''));
  expect(there.filter((name) => places.includes(name) || name.startsWith('kept_broken'))).toEqual([]);
});

test('a world with a function of its own is refused: a copy could not have it', async ({ fresh }) => {
  const copy = keptWorld(ownName('with hands'), async (database) => {
    const product = await testProduct(database);
    return { product, say: () => 'hello' };
  });
  await expect(copy(fresh)).rejects.toThrow('could not be cloned');
});

test('a world of another brand is another one', async ({ fresh, onTestFinished }) => {
  const { copy, builds } = someone();
  const { healthCheck } = brand.charged;
  onTestFinished(() => void Object.assign(brand.charged, { healthCheck }));
  for (const price of [healthCheck, 1_234, healthCheck]) {
    brand.charged.healthCheck = price;
    await (await copy(fresh)).product[Symbol.asyncDispose]();
  }
  expect(builds).toHaveLength(2);
});

describe('a copy as a fixture', () => {
  const noted = plain.extend('world', keptFixture(ownName('a fixture'), oneOwner));

  for (const round of ['once', 'and again'])
    noted(`is its test’s own, ${round}`, async ({ world }) => {
      const { product, owner } = world;
      expect(await product.database.db.selectFrom('person').select('id').execute()).toEqual([
        { id: owner.id },
      ]);
      await join(product, 'Only Here');
    });
});

plain('no two worlds have the same name', () => {
  const tests = new URL('../', import.meta.url);
  const names = globSync('**/*.ts', { cwd: tests }).flatMap((path) =>
    [...readFileSync(new URL(path, tests), 'utf8').matchAll(/\bkept(?:World|Fixture)\(\s*'([^']+)'/g)].map(
      ([, name = '']) => name.replaceAll(/\W/g, '_'),
    ),
  );
  expect(names).toContain('a_room');
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

async function oneOwner(database: CopiedDatabase) {
  const product = await testProduct(database);
  return { product, owner: await join(product, 'Olive Owner') };
}
