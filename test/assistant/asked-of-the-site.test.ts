import { describe, expect } from 'vitest';
import { hrefs, test } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';

/* None of these is a phrase that the notes were written with. */
describe('what people ask of the site, and of each other', () => {
  test.for([
    ['buyer', 'can the owner tell which files i read and for how long', /^Yes\. The seller’s side sees/],
    ['owner', 'how many members have bookmarked my listing by now', /not to the owner and not as a number/],
    ['other', 'is your website itself going to buy my company', /this site buys no businesses/],
    ['other', 'do other members rate a buyer after a deal', /no stars, ratings or comments/],
    [
      'owner',
      'do i need to disclose that a former worker sued us and we settled',
      /^Tell it, at the right time/,
    ],
    [
      'broker',
      'is there a place to keep track of my commission',
      /keeps no list of the buyers you introduced/,
    ],
    ['other', '¿ustedes mismos compran los negocios?', /este sitio no compra negocios/],
  ] as const)('%s: %s', async ([who, question, says], { appa }) => {
    expect((await ask(appa.people[who], question)).response).toMatch(says);
  });

  test('a word in quotation marks is no title of a listing', async ({ appa }) => {
    const told = await ask(
      appa.people.owner,
      'we have a signed LOI and now the buyer found "issues" and wants to pay less',
    );
    expect(told.response).toContain('A re-trade is a new price after diligence.');
    expect(hrefs(told)).toContain('/help/due-diligence#when-the-buyer-asks-for-a-lower-price');
  });

  test('what is left of the earnings after the loan is worked out', async ({ appa }) => {
    const told = await ask(
      appa.people.buyer,
      'asking 480k, sde 160k, 10% down, sba at 11% ten years. what do i take home',
    );
    expect(told.response).toContain('leaves $88,590.40 a year before income tax');
  });

  test('a list of what to check is looked for in no market', async ({ appa }) => {
    const told = await ask(appa.people.buyer, 'send me a checklist before i buy a laundromat');
    expect(told.response).not.toContain('No listing');
  });
});
