import { cents } from '#kernel/money.ts';
import { begun, send, termsOn } from '#test/offers/an-offer.ts';
import type { AppaWorld } from '#test/support/appa-world.ts';
import { giveMandate } from '#test/support/broker.ts';
import { give, startCheck } from '#test/support/health-checks.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import type { TestProduct } from '#test/support/product.ts';

export type AppaDeal = { admin: Someone; offer: string; check: string };

/** What a sale that is under way adds to the world of Appa: an offer, a broker, a message, readers, views, a check. */
export async function addDeal(
  product: TestProduct,
  { people, listings, lease }: AppaWorld,
): Promise<AppaDeal> {
  const { owner, approved, broker, other } = people;
  const listingId = listings.hvacUtah;
  await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
  const offer = await begun(approved, listingId);
  const price = { price: cents(120_000_000), cash: cents(100_000_000) };
  await expectOk(send(approved, offer, termsOn(product, price)));
  await expectOk(
    other.post(`/api/listing/${listingId}/thread`, { text: 'Could we talk about the trucks next week?' }),
  );
  await readLease(product, approved, lease);
  const check = await begunCheck(owner);
  await look(product, listingId);
  return { admin: await join(product, 'Ada Admin', ['admin']), offer, check };
}

async function begunCheck(owner: Someone): Promise<string> {
  const { items } = (await expectOk(owner.get('/api/business/'))) as { items: { id: string }[] };
  const check = await startCheck(owner, items[0]?.id ?? '');
  await give(owner, check, 'A6', 374_000_00);
  return check;
}

async function readLease(product: TestProduct, reader: Someone, documentId: string): Promise<void> {
  const pages = (await expectOk(reader.get(`/api/room-documents/${documentId}/pages`))) as {
    versionId: string;
  };
  for (const number of [1, 2]) {
    product.clock.advance(20_000);
    await expectOk(
      reader.post(`/api/room-documents/${documentId}/attention`, {
        versionId: pages.versionId,
        number,
        milliseconds: 15_000,
      }),
    );
  }
}

/** Two visitors who are no one here. */
async function look(product: TestProduct, listingId: string): Promise<void> {
  for (const browser of ['Firefox', 'Safari'])
    await expectOk(
      product.call('GET', `/api/listing/${listingId}`, {
        headers: { 'User-Agent': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) ${browser}/140.0` },
      }),
    );
  await product.product.features.find(({ name }) => name === 'listing-views')?.background?.stop();
}
