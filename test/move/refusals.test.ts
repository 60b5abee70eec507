import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { byMove, refuseOlder } from '#platform/db/moving/new-place.ts';
import { join as joins } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { move } from '../../scripts/admin/move.ts';
import { bucket } from './bucket.ts';
import { ownServer } from './own-server.ts';
import { type Env, type SiteToMove, siteToMove } from './site-to-move.ts';

/** Each in one line, and the site as it was: it takes writes, and has nothing of a move. */
async function refused(site: SiteToMove, to: Env, words: RegExp): Promise<void> {
  const said = move(site.configWith(to), () => {});
  await expect(said).rejects.toThrow(
    expect.objectContaining({ name: expect.stringMatching(/Problem|NotEmpty/) }),
  );
  await expect(said).rejects.toThrow(words);
  const { rows } = await site.database.pool.query(`select to_regnamespace('cairn_move') as left`);
  expect(rows).toEqual([{ left: null }]);
  await using product = await testProduct(site.database, { secrets: site.secrets, files: site.files });
  await joins(product, `Olive Owner${words.source.length}`);
}

test('a move without a place, or to the place where the site is, is refused', async () => {
  const site = await siteToMove();
  await refused(site, {}, /^Set MOVE_DATABASE_URL, MOVE_STORAGE_URL or both to where the site is to go/);
  const here = { MOVE_STORAGE_URL: `file:${join(site.env.DATA_DIR, 'files')}` };
  await refused(site, here, /^The files are in .* already: leave MOVE_STORAGE_URL out/);
  const same = { MOVE_DATABASE_URL: site.env.DATABASE_URL };
  await refused(site, same, /^The database of MOVE_DATABASE_URL is not empty, and a move overwrites nothing/);
});

test('a database that is not empty, not reached, or cannot take a site is refused', async () => {
  const site = await siteToMove();
  const server = await ownServer();
  const full = await server.emptyDatabase();
  const client = new pg.Client({ connectionString: full });
  await client.connect();
  await client.query('create table theirs (text text)');
  await client.end();
  const to = (MOVE_DATABASE_URL: string) => ({ MOVE_DATABASE_URL });
  await refused(site, to(full), /is not empty, and a move overwrites nothing: name an empty one/);
  await refused(
    site,
    to(full.replace('site_1', 'absent')),
    /^MOVE_DATABASE_URL cannot be reached \(.*no such database/,
  );
  await refused(site, to(full.replace('user=owner', 'user=nobody')), /^MOVE_DATABASE_URL cannot be reached/);
  await refused(site, to('postgres://u:p@127.0.0.1:1/x'), /nothing listens there/);
  await refused(
    site,
    to(await server.emptyDatabase('C')),
    /cannot hold every letter: create it with encoding/,
  );
  const foreign = (await server.emptyDatabase()).replace('user=owner', 'user=guest');
  await server.ask('create role guest login');
  await refused(site, to(foreign), /may not create tables there: make it the owner/);
  expect(() => refuseOlder(14, byMove)).toThrow('PostgreSQL 14: Cairn needs 15 or later');
  expect(() => refuseOlder(15, byMove)).not.toThrow();
});

test('a place for files that is another’s, has something else, is full or away is refused', async () => {
  const site = await siteToMove();
  const key = 'sample/of-a-room.bin';
  await site.files.put(key, Buffer.from('hello'));
  await site.database.db
    .insertInto('stored_file')
    .values({ key, bytes: 5, part: 0, remove_after: null })
    .execute();
  const { server, address: MOVE_STORAGE_URL } = await bucket();
  for (const [fault, words] of [
    ['no-bucket', /^the bucket papers cannot be used \(NoSuchBucket\): make it work or name another place/],
    ['full', /^the bucket papers cannot be used \(.*\): make it work or name another place/],
  ] as const) {
    server.fault = fault;
    await refused(site, { MOVE_STORAGE_URL }, words);
  }
  server.fault = 'none';
  server.objects.set(key, Buffer.from('other'));
  await refused(
    site,
    { MOVE_STORAGE_URL },
    /has another file named sample\/of-a-room\.bin, and a move overwrites/,
  );
  server.objects.set('installation', Buffer.from('another'));
  await refused(site, { MOVE_STORAGE_URL }, /holds the files of another installation/);
  const wrongSecret = MOVE_STORAGE_URL.replace(/:[^:@]+@/, ':wrong@');
  await refused(site, { MOVE_STORAGE_URL: wrongSecret }, /cannot be used \(SignatureDoesNotMatch\)/);
});

test('the embedded database is not overwritten', async () => {
  const site = await siteToMove();
  const pgFolder = join(site.env.DATA_DIR, 'pg');
  await mkdir(pgFolder, { mode: 0o700 });
  await writeFile(join(pgFolder, 'PG_VERSION'), '16\n');
  await refused(site, { MOVE_DATABASE_URL: 'embedded' }, /pg was made by PostgreSQL 16/);
  expect(await readdir(pgFolder)).toEqual(['PG_VERSION']);
});
