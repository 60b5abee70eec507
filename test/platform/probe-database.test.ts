import { expect } from 'vitest';
import { migrationsFolder, readMigrations } from '#platform/db/migrate.ts';
import { probeDatabase } from '#platform/db/probe-database.ts';
import { test } from '#test/support/database.ts';
import { testProduct } from '#test/support/product.ts';

const known = readMigrations(migrationsFolder);
const ready = [200, 'ready\ndatabase: ok\n'];
const notReady = [503, 'not ready\ndatabase: failing\n'];

test('readyz wants every migration that the program knows, and does not mind newer ones', async ({
  fresh,
}) => {
  const checks = [{ part: 'database', run: () => probeDatabase(fresh.pool, known) }];
  await using product = await testProduct(fresh, { checks });
  const readyz = async () => {
    product.clock.advance(5_000);
    const answer = await product.app.request('/readyz');
    return [answer.status, await answer.text()];
  };
  expect(await readyz()).toEqual(ready);
  await fresh.pool.query(`insert into migration (number, name, sha256) values (9998, 'newer', 'x')`);
  expect(await readyz()).toEqual(ready);
  // As many as are known, and not the same ones.
  const missing = known.at(-2)?.number;
  await fresh.pool.query('delete from migration where number = $1', [missing]);
  expect(await readyz()).toEqual(notReady);
  await fresh.pool.query('delete from migration where number = 9998');
  expect(await readyz()).toEqual(notReady);
  await fresh.pool.query(`insert into migration (number, name, sha256) values ($1, 'back', 'x')`, [missing]);
  expect(await readyz()).toEqual(ready);
});
