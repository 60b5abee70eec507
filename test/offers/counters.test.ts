import { describe, expect } from 'vitest';
import { days } from '#kernel/instant.ts';
import { cents } from '#kernel/money.ts';
import { giveMandate } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { publishListing } from '../support/deal.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone, signIn } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';
import { codeOf, letIn, move, offerOf, send, sent, termsOn } from './an-offer.ts';

type Scene = { product: TestProduct; seller: Someone; buyer: Someone; listingId: string };

const test = plain.extend(
  'scene',
  keptFixture('a counteroffer', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const seller = await join(product, 'Zebulon Quist');
    const buyer = await join(product, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    await letIn(seller, buyer, listingId);
    return { product, seller, buyer, listingId };
  }),
);

const counter = (product: TestProduct, price: number) =>
  termsOn(product, { price: cents(price), cash: cents(price - 20_000_000) });

async function countered({ product, seller, buyer, listingId }: Scene, price = 150_000_000) {
  const id = await sent(product, buyer, listingId);
  await expectOk(send(seller, id, counter(product, price)));
  return id;
}

async function newsTo({ product }: Scene, person: Someone): Promise<string[]> {
  const rows = await product.database.db
    .selectFrom('notification')
    .select('words')
    .where('person_id', '=', person.id)
    .where('kind', '=', 'offer-moved')
    .orderBy('id')
    .execute();
  return rows.map(({ words }) => words);
}

describe('a counteroffer without an answer', () => {
  test('is withdrawn by the seller: the buyer’s own terms stand again, and the history keeps it', async ({
    scene,
  }) => {
    const { seller, buyer, product } = scene;
    const id = await countered(scene);
    expect(await offerOf(seller, id)).toMatchObject({ status: 'countered', price: 150_000_000, round: 2 });
    expect((await move(seller, id, 'under_review')).status).toBe(200);
    const seen = await offerOf(buyer, id);
    expect(seen).toMatchObject({ status: 'under_review', price: 120_000_000, termsBy: 'buyer', round: 1 });
    expect(seen.rounds.map(({ by }) => by)).toEqual(['buyer', 'seller']);
    expect(seen.history.at(-1)).toMatchObject({
      from: 'countered',
      to: 'under_review',
      by: 'seller',
      round: 1,
    });
    expect(await newsTo(scene, buyer)).toContain('The seller withdrew their counteroffer');
    expect(await codeOf(await move(buyer, id, 'accepted'))).toBe('not-your-move');

    await expectOk(send(seller, id, counter(product, 130_000_000)));
    expect(await offerOf(buyer, id)).toMatchObject({ price: 130_000_000, round: 3 });
    expect((await move(buyer, id, 'accepted')).status).toBe(200);
  });

  test('is replaced by a changed one, and only the newest can be accepted', async ({ scene }) => {
    const { seller, buyer, product } = scene;
    const id = await countered(scene);
    const { version } = await offerOf(buyer, id);
    await expectOk(send(seller, id, counter(product, 140_000_000)));
    const late = await buyer.post(`/api/offers/${id}/moves`, { to: 'accepted', version });
    expect(await codeOf(late)).toBe('stale');
    const seen = await offerOf(buyer, id);
    expect(seen).toMatchObject({ status: 'countered', price: 140_000_000, round: 3 });
    expect(seen.rounds.map(({ by }) => by)).toEqual(['buyer', 'seller', 'seller']);
    expect(await newsTo(scene, buyer)).toContain('The seller changed their counteroffer');
    await expectOk(move(seller, id, 'under_review'));
    expect(await offerOf(seller, id)).toMatchObject({ price: 120_000_000, round: 1 });
    const steps = await product.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('subject_id', '=', id)
      .where('action', '=', 'offer-moved')
      .orderBy('id')
      .execute();
    expect(steps.map(({ detail }) => detail).slice(-2)).toMatchObject([
      { from: 'countered', to: 'countered' },
      { from: 'countered', to: 'under_review' },
    ]);
  });

  test('is either accepted or withdrawn when both happen at once', async ({ scene }) => {
    const { seller, buyer } = scene;
    const id = await countered(scene);
    const { version } = await offerOf(buyer, id);
    const path = `/api/offers/${id}/moves`;
    const answers = await Promise.all([
      buyer.post(path, { to: 'accepted', version }),
      seller.post(path, { to: 'under_review', version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost && (await codeOf(lost))).toBe('stale');
    const won = answers[0]?.status === 200 ? 'accepted' : 'under_review';
    const after = await offerOf(seller, id);
    expect(after.status).toBe(won);
    expect(after.history.map(({ to }) => to).slice(-2)).toEqual(['countered', won]);
  });

  test('cannot be withdrawn once the buyer’s own terms have expired', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const expiresAt = new Date(product.clock.now().getTime() + days).toISOString();
    const id = await sent(product, buyer, listingId, { expiresAt });
    await expectOk(send(seller, id, termsOn(product)));
    product.clock.advance(days);
    const back = { ...seller, ...(await signIn(product, seller)) };
    expect((await offerOf(back, id)).may).toMatchObject({ under_review: 'buyers-terms-stand' });
    expect(await codeOf(await move(back, id, 'under_review'))).toBe('buyers-terms-stand');
    expect((await move(back, id, 'declined')).status).toBe(200);
  });

  test('is withdrawn by a broker who may approve, and by no one else', async ({ scene }) => {
    const { product, seller, buyer, listingId } = scene;
    const vetting = await join(product, 'Vera Vetting', ['broker']);
    const scoped = await join(product, 'Stan Scoped', ['broker']);
    await giveMandate(product, { seller, broker: vetting, listingId });
    await giveMandate(product, { seller, broker: scoped, listingId, mayApprove: true });
    const id = await countered(scene);
    const { version } = await offerOf(seller, id);
    const path = `/api/offers/${id}/moves`;
    expect((await vetting.post(path, { to: 'under_review', version })).status).toBe(404);
    expect(await codeOf(await buyer.post(path, { to: 'under_review', version }))).toBe('not-your-move');
    expect((await move(scoped, id, 'under_review')).status).toBe(200);
    expect(await newsTo(scene, seller)).toContain('Your broker withdrew your counteroffer');
    expect(await newsTo(scene, buyer)).toContain('The seller withdrew their counteroffer');
  });

  test('is sent, changed and withdrawn by a broker who may approve and states that the owner agreed, and the owner is told', async ({
    scene,
  }) => {
    const { product, seller, buyer, listingId } = scene;
    const vetting = await join(product, 'Vera Vetting', ['broker']);
    const scoped = await join(product, 'Stan Scoped', ['broker']);
    await giveMandate(product, { seller, broker: vetting, listingId });
    await giveMandate(product, { seller, broker: scoped, listingId, mayApprove: true });
    const second = await join(product, 'Sara Second', ['broker']);
    await giveMandate(product, { seller, broker: second, listingId, mayApprove: true });
    const id = await sent(product, buyer, listingId);
    const agreed = { ownerAgreed: true };
    const { version } = await offerOf(seller, id);
    const blind = { version, terms: counter(product, 150_000_000), ...agreed };
    expect((await vetting.post(`/api/offers/${id}/rounds`, blind)).status).toBe(404);
    const first = await send(scoped, id, counter(product, 150_000_000));
    expect(await codeOf(first)).toBe('owner-agreed');
    await expectOk(send(scoped, id, counter(product, 150_000_000), agreed));
    await expectOk(send(scoped, id, counter(product, 140_000_000), agreed));
    const seen = await offerOf(buyer, id);
    expect(seen).toMatchObject({ status: 'countered', price: 140_000_000, termsBy: 'seller' });
    expect(seen.history.slice(-2).map(({ by, to }) => [by, to])).toEqual([
      ['broker', 'countered'],
      ['broker', 'countered'],
    ]);
    await expectOk(move(scoped, id, 'under_review'));
    expect((await newsTo(scene, seller)).toSorted()).toEqual([
      'A buyer sent an offer for your listing',
      'Your broker changed your counteroffer',
      'Your broker sent a counteroffer for you',
      'Your broker withdrew your counteroffer',
    ]);
    expect(await codeOf(await move(scoped, id, 'accepted'))).toBe('not-your-move');
    expect(await newsTo(scene, vetting)).toEqual([]);
    expect(await newsTo(scene, scoped)).toEqual(['A buyer sent an offer for a listing that you represent']);
    expect((await newsTo(scene, second)).toSorted()).toEqual([
      'A buyer sent an offer for a listing that you represent',
      'Another broker of this listing changed the owner’s counteroffer',
      'Another broker of this listing sent a counteroffer for the owner',
      'Another broker of this listing withdrew the owner’s counteroffer',
    ]);

    await expectOk(send(scoped, id, counter(product, 130_000_000), agreed));
    await expectOk(move(buyer, id, 'accepted'));
    const letter = await product.database.db
      .selectFrom('offer_letter')
      .select('content')
      .where('offer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(letter.content)).toContain('by the Seller’s broker Stan Scoped');
    expect(JSON.stringify(letter.content)).toContain('stated that the Seller had agreed');
  });
});

test('a step that a node of the version before wrote, without a number, is read with the terms sent last', async ({
  scene: { product, seller, buyer, listingId },
}) => {
  const id = await sent(product, buyer, listingId);
  await product.database.db
    .insertInto('offer_transition')
    .values({
      offer_id: id,
      from_status: 'submitted',
      to_status: 'under_review',
      actor_id: seller.id,
      actor_party: 'seller',
      version: 3,
      at: new Date(),
    })
    .execute();
  expect((await offerOf(buyer, id)).history.at(-1)).toMatchObject({ to: 'under_review', round: 1 });
});
