import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { offerDemo } from '#app/demo/offer-demo.ts';
import { basic } from '../accounts/people.ts';
import { test } from '../support/database.ts';
import { testProduct } from '../support/product.ts';

const here = { host: '127.0.0.1', publicUrl: 'http://localhost:3000' };
const elsewhere = { host: '127.0.0.1', publicUrl: 'https://cairn.example' };

test('the demo is loaded on a local start, and its accounts are locked once others can reach the site', async ({
  fresh,
  onTestFinished,
}) => {
  await using product = await testProduct(fresh);
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-demo-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const start = (where: typeof here, demo: 'auto' | 'off') =>
    offerDemo(product.product, {
      config: { ...where, demo, demoSize: 'full', demoPassword: null, dataDir },
      db: fresh.db,
      embedded: true,
      now: product.clock.now(),
      log: product.log.log,
    });
  const enter = async (as: string) =>
    (await product.call('GET', '/token/', { headers: basic('admin@demo.example', as) })).status;

  expect(await start(elsewhere, 'off')).toBeNull();
  expect(await fresh.db.selectFrom('person').select('id').execute()).toEqual([]);

  const offered = await start(here, 'auto');
  expect(await enter(offered?.password ?? '')).toBe(200);
  expect(await fresh.db.selectFrom('session').select('id').execute()).toHaveLength(1);

  expect(await start(elsewhere, 'off')).toBeNull();
  expect(await enter(offered?.password ?? '')).toBe(401);
  expect(await fresh.db.selectFrom('session').select('id').execute()).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);

  const again = await start(here, 'auto');
  expect(again?.password).not.toBe(offered?.password);
  expect(await enter(again?.password ?? '')).toBe(200);
});
