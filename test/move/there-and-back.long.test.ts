import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { capturedLog } from '#test/support/captured-log.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { expectOk, signIn } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { makeWorld } from '#test/support/world.ts';
import type { World } from '#test/support/world-cast.ts';
import { move } from '../../scripts/admin/move.ts';
import { canaryWords } from '../disclosure/canaries.ts';
import { bucket } from './bucket.ts';
import { addressOf, ownServer } from './own-server.ts';
import { everythingIn, expectSame, filesOf, opened, type SiteToMove, siteToMove } from './site-to-move.ts';

test('a rich site moves to an older server and a bucket, and back, with every row, file, right and job', async () => {
  const site = await siteToMove();
  const world = await furnished(site);
  await queueOne(site.database);
  const server = await ownServer();
  const { address: STORAGE_URL } = await bucket();
  const onServer = { DATABASE_URL: await server.emptyDatabase(), STORAGE_URL };

  const said = await move(
    site.configWith({ MOVE_DATABASE_URL: onServer.DATABASE_URL, MOVE_STORAGE_URL: onServer.STORAGE_URL }),
    () => {},
  );
  expect(said).toMatch(
    /^The site is moved\. 1\d\d tables with [\d,]+ rows and [\d,]+ files \(.*\) were compared, and are the same/,
  );
  expect(said).toMatch(/set DATABASE_URL to what MOVE_DATABASE_URL was and set STORAGE_URL to what/);
  const before = await everythingIn(site.env.DATABASE_URL);
  await expectSame(before, onServer.DATABASE_URL);
  const there = site.configWith(onServer);
  await works(site, world, { database: opened(onServer.DATABASE_URL), config: there });
  await runsTheOne(onServer.DATABASE_URL);
  await expect(openStorage(site.configWith(), site.secrets, quietLog)).rejects.toThrow(
    /^This site was moved to the database site_1 at .* on 20.*: set DATABASE_URL to it, and STORAGE_URL to the bucket papers/,
  );

  const back = join(site.all, 'back');
  await move(
    site.configWith({ ...onServer, MOVE_DATABASE_URL: 'embedded', MOVE_STORAGE_URL: `file:${back}` }),
    () => {},
  );
  const embedded = readConfig({ DATA_DIR: site.env.DATA_DIR, STORAGE_URL: `file:${back}` });
  const moved = await everythingIn(onServer.DATABASE_URL);
  const storage = await openStorage(embedded, loadSecrets(embedded.dataDir), quietLog);
  onTestFinished(() => storage.close());
  if ('connectionString' in storage.source) throw new TypeError('not the embedded database');
  await expectSame(moved, addressOf(storage.source));
  await works(site, world, { database: { ...storage, drop: () => Promise.resolve() }, config: embedded });
});

async function furnished({ database, secrets, files }: SiteToMove): Promise<World> {
  await using product = await testProduct(database, { secrets, files });
  return makeWorld(product, canaryWords());
}

type Place = { database: CopiedDatabase; config: ReturnType<typeof readConfig> };

/** People sign in, a document opens, and a change is accepted. */
async function works({ secrets }: SiteToMove, { people, rooms, listings }: World, at: Place): Promise<void> {
  const files = await filesOf(at.config, at.database.db);
  await using product = await testProduct(at.database, { secrets, files });
  const owner = { ...people.otherOwner, ...(await signIn(product, people.otherOwner)) };
  await expectOk(owner.get(`/api/deal-rooms/${rooms.foreign.id}`));
  const document = await owner.get(`/api/room-versions/${rooms.foreign.versions.open}/original`);
  expect(document.status).toBe(200);
  expect((await document.arrayBuffer()).byteLength).toBeGreaterThan(20);
  await expectOk(owner.put(`/api/listing/${listings.target}/watch`, {}));
}

const job = 'a-job-of-the-test';

async function queueOne({ source, db }: CopiedDatabase): Promise<void> {
  const jobs = await startJobs({
    connection: source,
    handlers: { [job]: async () => {} },
    works: false,
    log: capturedLog().log,
  });
  await db.transaction().execute((tx) => jobs.enqueue(tx, job, { of: 'the old place' }));
  await jobs.stop();
}

async function runsTheOne(connectionString: string): Promise<void> {
  const ran: unknown[] = [];
  const jobs = await startJobs({
    connection: { connectionString },
    handlers: { [job]: async (data) => void ran.push(data) },
    log: capturedLog().log,
  });
  try {
    await expect.poll(() => ran).toEqual([{ of: 'the old place' }]);
  } finally {
    await jobs.stop();
  }
}
