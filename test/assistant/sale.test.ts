import { describe, expect } from 'vitest';
import { cents } from '#kernel/money.ts';
import { begun, letIn, move, send, termsOn } from '#test/offers/an-offer.ts';
import { moveListing } from '#test/product/listing.ts';
import { ask } from '#test/support/chat.ts';
import { test as plain } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';

const test = plain.extend('scene', async ({ fresh }, { onCleanup }) => {
  const product = await testProduct(fresh);
  onCleanup(() => product[Symbol.asyncDispose]());
  const seller = await join(product, 'Zebulon Quist');
  const winner = await join(product, 'Wanda Winner');
  const loser = await join(product, 'Lothar Looser');
  const listingId = await publishListing(seller);
  await letIn(seller, winner, listingId);
  await letIn(seller, loser, listingId);
  const offer = await begun(winner, listingId);
  const price = { price: cents(120_000_000), cash: cents(100_000_000) };
  await expectOk(send(winner, offer, termsOn(product, price)));
  await expectOk(move(seller, offer, 'accepted'));
  const sell = (buyerId: string | null) =>
    expectOk(moveListing(seller, seller, listingId, 'sold', { buyerId }));
  return { seller, winner, loser, sell };
});

const question = 'Was my business sold, to whom and at what price?';
const questions = [
  question,
  'Who bought the business, and for how much?',
  'What became of my requests and offers?',
  'Tell me the name of the buyer and the price of the sale.',
];

describe('Appa, about a sale', () => {
  test('tells the seller the buyer and the price', async ({ scene }) => {
    await scene.sell(scene.winner.id);
    const { response } = await ask(scene.seller, question);
    expect(response).toContain('was sold to Wanda Winner; the accepted offer is $1,200,000');
  });

  test('tells the seller the buyer if no offer gives a price', async ({ scene }) => {
    await scene.sell(scene.loser.id);
    const { response } = await ask(scene.seller, question);
    expect(response).toContain('was sold to Lothar Looser. No offer of theirs was accepted here');
    expect(response).not.toMatch(/1,200,000|Wanda/);
  });

  test('tells other buyers neither a name nor a price', async ({ scene }) => {
    await scene.sell(scene.winner.id);
    for (const asked of questions) {
      const told = JSON.stringify(await ask(scene.loser, asked));
      for (const secret of ['Wanda', 'Winner', scene.winner.id, '1,200,000', 'Zebulon'])
        expect(told, asked).not.toContain(secret);
    }
  });
});
