import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished } from 'vitest';
import { shareAssets } from '#http/shared-assets.ts';
import { readSite } from '#http/site-files.ts';
import { days } from '#kernel/instant.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { standingClock } from '#test/support/standing-clock.ts';
import { smallBuild } from './small-site.ts';
import { testApp } from './test-app.ts';

type Clock = ReturnType<typeof standingClock>;

/** A node whose build has an asset of this name, behind the same proxy as the others of this database. */
async function node({ db, pool }: CopiedDatabase, name: string, clock: Clock) {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'assets', `${name}.js`),
    `export const name = '${name}'; ${'// '.repeat(500)}`,
  );
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const site = await readSite(folder, 'https://cairn.test');
  const { shared, background } = await shareAssets(site, { db, clock, log: quietLog });
  const pages = { build: smallBuild(), site, mode: 'production' as const, shared };
  const { app } = await testApp({ db, begin: (run) => db.transaction().execute(run), pool, http: { pages } });
  return { app, background };
}

test('a node answers what pages of another version ask for, in both directions', async ({ fresh }) => {
  const clock = standingClock();
  const older = await node(fresh, 'older-Aa1_x', clock);
  const newer = await node(fresh, 'newer-Bb2-y', clock);
  for (const [asked, name] of [
    [older.app, 'newer-Bb2-y'],
    [newer.app, 'older-Aa1_x'],
    [newer.app, 'newer-Bb2-y'],
  ] as const) {
    const answer = await asked.request(`/assets/${name}.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain(`'${name}'`);
  }
});

test('what no build has is not found, and nothing but assets is shared', async ({ fresh }) => {
  const { app } = await node(fresh, 'only-1', standingClock());
  for (const path of [
    '/assets/none-1.js',
    '/assets/%2e%2e/secrets.json',
    '/assets/',
    `/assets/${'a'.repeat(300)}`,
  ])
    expect((await app.request(path)).status, path).toBe(404);
  const kept = await fresh.db.selectFrom('site_asset').select('path').execute();
  expect(kept).toEqual([{ path: '/assets/only-1.js' }]);
});

test('the assets of a build go a month after the last node that served it', async ({ fresh }) => {
  const clock = standingClock();
  const older = await node(fresh, 'older-1', clock);
  const paths = async () =>
    (await fresh.db.selectFrom('site_asset').select('path').orderBy('path').execute()).map(
      ({ path }) => path,
    );
  const both = ['/assets/newer-1.js', '/assets/older-1.js'];
  clock.advance(29 * days);
  const tick = async ({ background }: typeof older) => {
    background.start();
    await background.stop();
  };
  const newer = await node(fresh, 'newer-1', clock);
  await tick(newer);
  expect(await paths()).toEqual(both);
  // The older node still runs.
  await tick(older);
  clock.advance(29 * days);
  await tick(newer);
  expect(await paths()).toEqual(both);
  clock.advance(2 * days);
  await tick(newer);
  expect(await paths()).toEqual(['/assets/newer-1.js']);
});

test('a node starts where the database takes no writes', async ({ fresh }) => {
  await fresh.pool.query('alter table site_build rename to gone');
  const { app } = await node(fresh, 'alone-1', standingClock());
  expect((await app.request('/assets/alone-1.js')).status).toBe(200);
});
