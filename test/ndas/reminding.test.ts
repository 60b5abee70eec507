import { expect } from 'vitest';
import { days, hours } from '#kernel/instant.ts';
import { test } from '../support/database.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '../support/deal.ts';
import { join } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

const job = 'remind-of-ndas';

async function reminders({ database }: TestProduct) {
  return database.db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject', 'body'])
    .where('kind', '=', 'nda-reminder')
    .orderBy('id')
    .execute();
}

test('a buyer is reminded once each after 3, 7 and 12 days, but not of a signed or closed NDA', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Sel Ler');
  const [slow, quick] = [await join(product, 'Slow Buyer'), await join(product, 'Quick Buyer')];
  const listingId = await publishListing(seller);
  const asked = { slow: await requestAccess(slow, listingId), quick: await requestAccess(quick, listingId) };
  for (const id of Object.values(asked)) await moveRequest(seller, id, 'awaiting_signature');
  await signNda(quick, asked.quick, 'Quick Buyer');
  const run = () => Promise.all([product.runJob(job), product.runJob(job)]);
  const passed = async (time: number) => {
    product.clock.advance(time);
    await run();
    await run();
    return (await reminders(product)).length;
  };
  expect(await passed(3 * days - hours)).toBe(0);
  expect(await passed(hours)).toBe(1);
  expect(await passed(4 * days)).toBe(2);
  expect(await passed(5 * days)).toBe(3);
  expect(await passed(days)).toBe(3);
  expect(await passed(2 * days)).toBe(3);
  const mails = await reminders(product);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([slow.email]));
  for (const { subject, body } of mails) {
    expect(subject).toBe('An NDA is still waiting for your signature');
    expect(body).toContain(`/access-request/${asked.slow}`);
    expect(body).not.toMatch(/Sel|Ler|Hollow/);
  }
  const kinds = await fresh.db
    .selectFrom('nda_event')
    .innerJoin('nda', 'nda.id', 'nda_event.nda_id')
    .select('nda_event.evidence')
    .where('nda.buyer_id', '=', slow.id)
    .where('nda_event.kind', '=', 'reminder-sent')
    .orderBy('number')
    .execute();
  expect(kinds.map(({ evidence }) => evidence)).toEqual(
    [1, 2, 3].map((reminder) => ({ email: slow.email, reminder })),
  );
});

test('reminders missed during downtime are sent as one', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const [seller, buyer] = [await join(product, 'Sel Ler'), await join(product, 'Slow Buyer')];
  await moveRequest(seller, await requestAccess(buyer, await publishListing(seller)), 'awaiting_signature');
  product.clock.advance(8 * days);
  await product.runJob(job);
  await product.runJob(job);
  expect(await reminders(product)).toHaveLength(1);
});
