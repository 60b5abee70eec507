import { expect } from 'vitest';
import { getListing } from '#features/marketplace/listings/contract.ts';
import { hours } from '#kernel/instant.ts';
import { aDraft, moveRequest } from '../support/deal.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { type Deal, test, untilSigned } from './a-deal.ts';
import { ownListing } from './listing.ts';

const words = 'A seller corrected figures of a listing open to you';
const drafted = aDraft().profile;

async function toldOf(who: Someone): Promise<number> {
  const { items } = await (await who.get('/api/notifications?size=50')).json();
  return items.filter((one: { words: string }) => one.words === words).length;
}

const correctedFor = async (who: Someone, { listingId }: Deal) =>
  getListing.reply.parse(await expectOk(who.get(`/api/listing/${listingId}`))).corrected;

async function state({ seller, listingId }: Deal, figures: object): Promise<void> {
  const { version } = await ownListing(seller, listingId);
  const draft = aDraft();
  const profile = { ...draft.profile, ...figures };
  await expectOk(seller.put(`/api/listing/${listingId}/draft`, { ...draft, profile, version }));
}

async function letIn(deal: Deal): Promise<void> {
  await moveRequest(deal.seller, await untilSigned(deal), 'approved');
}

/** People whose sessions have to be new after two hours. */
async function later<T extends Deal>(deal: T): Promise<T> {
  deal.product.clock.advance(2 * hours);
  await deal.product.runJob('tell-of-corrected-figures');
  const again = async (who: Someone) => ({ ...who, ...(await signIn(deal.product, who)) });
  return { ...deal, seller: await again(deal.seller), buyer: await again(deal.buyer) };
}

test('buyers who could read a figure are told once that it was corrected, and read what it was', async ({
  deal,
}) => {
  await letIn(deal);
  const at = deal.product.clock.now().toISOString();
  await state(deal, { sde: 398_100_00 });
  await deal.product.runJob('tell-of-corrected-figures');
  expect(await toldOf(deal.buyer)).toBe(0);
  expect(await correctedFor(deal.buyer, deal)).toBeNull();

  const now = await later(deal);
  expect(await toldOf(now.buyer)).toBe(1);
  expect(await correctedFor(now.buyer, now)).toEqual({ at, figures: [{ field: 'sde', was: drafted.sde }] });
  expect(await toldOf(now.seller)).toBe(0);
  expect(await correctedFor(now.seller, now)).toBeNull();
  const mail = (await now.buyer.mails('request-moved')).find(({ body }) => body.includes('What changed'));
  expect(mail?.body).toContain('What changed is SDE.');
  expect(mail?.body).not.toMatch(/398|\$/);
  await now.product.runJob('tell-of-corrected-figures');
  expect(await toldOf(now.buyer)).toBe(1);

  // The next correction is told with what they saw last.
  await state(now, { sde: 390_000_00, lastYearRevenue: 1_000_00 });
  const then = await later(now);
  expect(await toldOf(then.buyer)).toBe(2);
  expect((await correctedFor(then.buyer, then))?.figures).toEqual([
    { field: 'lastYearRevenue', was: drafted.lastYearRevenue },
    { field: 'sde', was: 398_100_00 },
  ]);
});

test('a slip that is put right within the hour is told to no one', async ({ deal }) => {
  await letIn(deal);
  await state(deal, { sde: 39_810_00 });
  await state(deal, { sde: drafted.sde });
  const now = await later(deal);
  expect(await toldOf(now.buyer)).toBe(0);
  expect(await correctedFor(now.buyer, now)).toBeNull();
});

test('tells no one who could not read the figure before, nor who cannot now', async ({ deal }) => {
  const request = await untilSigned(deal);
  await state(deal, { sde: 398_100_00 });
  deal.product.clock.advance(60_000);
  await moveRequest(deal.seller, request, 'approved');
  const watcher = await join(deal.product, 'Wanda Watcher');
  await expectOk(watcher.put(`/api/listing/${deal.listingId}/watch`, {}));
  const now = await later(deal);
  const looking = { ...watcher, ...(await signIn(deal.product, watcher)) };
  for (const who of [now.buyer, looking]) {
    expect(await toldOf(who)).toBe(0);
    expect(await correctedFor(who, now)).toBeNull();
  }

  await state(now, { sde: 390_000_00 });
  await moveRequest(now.seller, request, 'denied', { reason: 'Not now', denyReason: 'seller_declined' });
  const then = await later(now);
  expect(await toldOf(then.buyer)).toBe(0);
});

test('says nothing of a draft, or of a figure that is stated for the first time', async ({ deal }) => {
  await letIn(deal);
  await state(deal, { leaseEnd: '2030-01-31' });
  const now = await later(deal);
  expect(await toldOf(now.buyer)).toBe(0);
});
