import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type DatabaseMove, openDatabaseMove } from '#platform/db/moving/move-database.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { ownServer } from './own-server.ts';
import { everythingIn, type SiteToMove, siteToMove } from './site-to-move.ts';

const installation = '00000000-0000-4000-8000-000000000000';

/** A move whose first copy is made, and the address to which it goes. */
async function copied(site: SiteToMove): Promise<{ move: DatabaseMove; address: string }> {
  const address = await (await ownServer()).emptyDatabase();
  const move = await openDatabaseMove({
    from: site.database.source,
    to: { connectionString: address },
    installation,
  });
  onTestFinished(() => move.end());
  await move.copy();
  return { move, address };
}

test('what is added, changed and deleted after the first copy is the same in the new place', async () => {
  const site = await siteToMove();
  const { db } = site.database;
  await using product = await testProduct(site.database, { secrets: site.secrets, files: site.files });
  const people = [];
  for (let n = 1; n <= 6; n += 1) people.push(await join(product, `Person Number${n}`));
  const [changed, deleted, renamed] = people;
  if (!changed || !deleted || !renamed) throw new Error('there are six');
  // Written before the copy and committed after it: the copy cannot see it, however old its transaction is.
  const late = await db.startTransaction().execute();
  // The copy takes as long as it takes.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(late);
  await late
    .updateTable('person')
    .set({ first_name: 'Late' })
    .where('id', '=', people[3]?.id ?? '')
    .execute();
  const { move, address } = await copied(site);
  await late.commit().execute();
  await join(product, 'Nina Newcomer');
  const business = { businessName: 'Quartzite LLC', businessAddress: '9 Juniper Lane', industry: 'Retail' };
  await expectOk(changed.post('/api/business/', { ein: '12-3000001', ...business }));
  await db.updateTable('person').set({ first_name: 'Changed' }).where('id', '=', changed.id).execute();
  await sql`delete from session where person_id = ${deleted.id}`.execute(db);
  // A changed key is a row that is gone and a new one.
  await sql`update session set id = gen_random_uuid() where person_id = ${renamed.id}`.execute(db);
  expect(await move.finish(async () => {})).toMatchObject({ tables: expect.any(Number) });
  expect(await everythingIn(address)).toEqual(await everythingIn(site.env.DATABASE_URL));
});

test('a fault that is found in the copy ends the move, and no site starts there', async () => {
  const site = await siteToMove();
  const { move, address } = await copied(site);
  const found = move.finish(async () => {
    throw new Error('a fault');
  });
  await expect(found).rejects.toThrow('a fault');
  await expect(
    openStorage(site.configWith({ DATABASE_URL: address }), site.secrets, quietLog),
  ).rejects.toThrow(/^A move or an import into this database was not finished: .* the site is where it was/);
});
