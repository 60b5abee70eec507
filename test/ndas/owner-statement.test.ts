import { expect } from 'vitest';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { consentItems } from '#features/agreements/ndas/domain/consent.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { minutes } from '#kernel/instant.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { test } from '../support/database.ts';
import { squeezed, textOf } from './pdf-text.ts';

const disclosed = z.object({
  owner: z.string(),
  business: z.string(),
  statement: z.string(),
  sha256: z.string(),
});

test('with access the buyer learns the counterparty, which the hash in the earlier signed file proves', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const owner = await join(product, 'Olive Owner');
  const listing = await publishListing(owner);
  const [buyer, stranger] = [await join(product, 'Bob Buyer'), await join(product, 'Stra Nger')];
  await confirmEmail(product, buyer);
  const confirmedAt = product.clock.now();
  product.clock.advance(30 * minutes);
  const request = await requestAccess(buyer, listing);
  await moveRequest(owner, request, 'awaiting_signature');
  await signNda(buyer, request, 'Bob Buyer');
  await product.runJobs();
  const { id } = await fresh.db.selectFrom('nda').select('id').executeTakeFirstOrThrow();
  const path = `/api/ndas/${id}/owner`;

  const early = await buyer.get(path);
  expect(early.status).toBe(403);
  expect(await early.text()).toContain('owner-not-disclosed');
  expect((await stranger.get(path)).status).toBe(404);
  const own = disclosed.parse(await expectOk(owner.get(path)));
  const pages = textOf(new Uint8Array(await (await buyer.get(`/api/ndas/${id}/file`)).arrayBuffer()));
  const printed = pages.join('');
  expect(printed).toContain(own.sha256);
  for (const name of [own.owner, own.business]) expect(printed).not.toContain(squeezed(name));
  // The file has the consent as it was read, and the time at which the address was confirmed.
  for (const { title, text } of consentItems(brand.supportEmail, 'listing'))
    for (const words of [title, text.slice(0, 60)]) expect(printed).toContain(squeezed(words));
  const confirmed = confirmedAt.toISOString().slice(0, 16);
  expect(printed).toContain(`addressconfirmedpassed(${confirmed}`);

  await moveRequest(owner, request, 'approved');
  const told = disclosed.parse(await expectOk(buyer.get(path)));
  expect(told).toEqual(own);
  expect(sha256(told.statement)).toBe(told.sha256);
  expect(JSON.parse(told.statement)).toMatchObject({
    ndaId: id,
    owner: 'Olive Owner',
    business: told.business,
  });
  await moveRequest(owner, request, 'denied', { reason: 'Another buyer.' });
  expect((await buyer.get(path)).status).toBe(403);
});
