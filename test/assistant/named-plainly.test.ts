import { describe, expect } from 'vitest';
import { hrefs, test as plain } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import type { Someone } from '#test/support/people.ts';
import { addDeal } from './appa-deal.ts';

const test = plain.extend('deal', { scope: 'file' }, async ({ appa }) => ({
  ...appa,
  ...(await addDeal(appa.product, appa)),
}));

async function askThen(someone: Someone, before: string, message: string) {
  const { response } = await ask(someone, before);
  const earlier = [
    { type: 'user' as const, text: before },
    { type: 'assistant' as const, text: response },
  ];
  return ask(someone, message, { earlier });
}

describe('what a question names plainly', () => {
  test('is counted among one’s own listings, also by their broker', async ({ deal: { people } }) => {
    const live = await ask(people.broker, 'how many of my listings are live');
    expect(live.response).toContain('The only listing that you own or represent is live.');
    const under = await ask(people.broker, 'how many of my listings are under offer');
    expect(under.response).toContain('The only listing that you own or represent is not under offer.');
    const none = await ask(people.buyer, 'which of my listings are sold');
    expect(none.response).toContain('You have no listing, and represent none');
  });

  test('is the queue of an admin, and of no one else', async ({ deal: { people, admin } }) => {
    for (const asked of ['what is waiting for my review', 'what do I have to review'])
      expect((await ask(admin, asked)).response).toContain('New access requests: ');
    expect((await ask(people.owner, 'what is waiting for my review')).response).not.toContain(
      'in the queues',
    );
  });

  test('is a deal room, and no other is told of', async ({ deal: { people, room } }) => {
    const own = await ask(people.owner, 'what is still missing in the deal room for the hvac company');
    expect(hrefs(own)[0]).toBe(`/deal-rooms/${room}`);
    for (const asked of [
      'whats still missing in the deal room for the electrical company',
      'what is in the deal room of the bakery',
    ]) {
      const other = await ask(people.owner, asked);
      expect(other.response).toMatch(/^None of your deal rooms is for a business by that name/);
    }
  });

  test('is a listing that was opened, and what follows is asked of it', async ({ deal: { people } }) => {
    const asked = 'How much is the SDE of the HVAC contractor';
    const { response } = await ask(people.approved, asked);
    expect(response).toMatch(/About “.*”:/);
    expect(response).toContain('SDE is $620,000');
    const name = await askThen(people.approved, asked, 'and what is its legal name');
    expect(name.response).toContain('The business is Quillback Mechanical LLC');
    for (const who of ['other', 'buyer', 'seller', 'broker'] as const)
      for (const question of [asked, 'what is the legal name of the HVAC contractor'])
        expect((await ask(people[who], question)).response).not.toMatch(/620,000|Quillback/);
  });
});

describe('what sounds like something else', () => {
  test('a tail is no business, and the staff of a seller no buyer', async ({ deal: { people } }) => {
    const tail = await ask(people.broker, 'what is a tail in a listing agreement');
    expect(hrefs(tail)[0]).toMatch(/^\/help\/broker-agreements/);
    for (const asked of [
      'what happens to my employees when I sell',
      'what will happen to my staff if i sell the company',
    ]) {
      const staff = await ask(people.seller, asked);
      expect(hrefs(staff)[0]).toBe('/help/short-answers-for-sellers#will-the-buyer-keep-my-employees');
    }
  });

  test('what lifts “it” is asked of the value', async ({ deal: { people } }) => {
    const told = await askThen(people.owner, 'what is my company worth?', 'and what would lift it the most?');
    expect(told.response).toContain('34 are left');
  });

  test('the letters of a term come first', async ({ deal: { people } }) => {
    for (const asked of ['what does EIDL mean', 'EIDL meaning', 'whats an eidl loan', 'what are EIDL loans'])
      expect((await ask(people.buyer, asked)).response).toMatch(
        /^EIDL stands for Economic Injury Disaster Loan/,
      );
  });

  test('a seller note takes no limit off the price', async ({ deal: { people } }) => {
    for (const [asked, limit] of [
      ['which businesses under 500k in Texas have a seller note', '$500,000'],
      ['restaurants under 600k with seller financing', '$600,000'],
    ] as const)
      expect((await ask(people.buyer, asked)).response).toContain(`price up to ${limit}`);
  });
});
