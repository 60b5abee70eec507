import { describe, expect } from 'vitest';
import { hrefs, test as plain } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import { join } from '#test/support/people.ts';
import { addDeal } from './appa-deal.ts';

const test = plain.extend('deal', { scope: 'file' }, async ({ appa }) => ({
  ...appa,
  ...(await addDeal(appa.product, appa)),
}));

/* None of these is a phrase that the states, acts and notes were written with. */
describe('what one has is told first, whatever words ask for it', () => {
  test.for([
    ['approved', 'did they answer my counter', /^- Your letter of intent of \$1,200,000/],
    ['approved', 'has the seller looked at my offer yet', /^- Your letter of intent of \$1,200,000/],
    ['approved', 'any word on our LOI?', /^- Your letter of intent of \$1,200,000/],
    ['approved', 'was my bid rejected or is it still alive', /^- Your letter of intent of \$1,200,000/],
    [
      'approved',
      'Did the seller of the commercial HVAC contractor accept my counter of $1,200,000?',
      /^- Your letter of intent of \$1,200,000/,
    ],
    [
      'approved',
      'how much did the seller of the HVAC contractor come back with, and till when can I answer?',
      /^- Your letter of intent of \$1,200,000/,
    ],
    ['broker', 'who are the buyers of my deal under offer', /“Established commercial HVAC contractor”/],
    ['broker', 'which of my mandates expires first', /“Established commercial HVAC contractor”/],
    ['owner', 'how many businesses do I have listed?', /contractor/],
    ['other', 'have they come back on my offer', /^There is no offer/],
    [
      'owner',
      "what's left for me to finish in the health check",
      /1 of 35 questions are answered\. 34 are left/,
    ],
    ['owner', 'how many questions are left in my health check', /34 are left/],
    ['owner', 'how far along am i with the health check', /34 are left/],
    ['owner', 'did i complete the health check', /34 are left/],
    ['owner', 'why is my listing still not showing up in the marketplace', /contractor” .*is live/],
    ['owner', 'why can’t I find my own listing', /contractor” .*is live/],
    ['owner', 'how come my ad is not visible', /contractor” .*is live/],
    ['owner', 'which of my listings got no requests', /Avery Stone asked for access/],
    [
      'broker',
      'which of my listings got zero requests so far',
      /“Established commercial HVAC contractor”.* requests?, /,
    ],
    ['broker', 'quick recap of all my deals please', /“Established commercial HVAC contractor”/],
    ['approved', 'give me a run-down of my deals, I lost track', /Your letter of intent/],
  ] as const)('%s: %s', async ([who, question, says], { deal }) => {
    expect((await ask(deal.people[who], question)).response).toMatch(says);
  });

  test('a buyer is told of no businesses of their own', async ({ deal }) => {
    const told = await ask(deal.people.approved, 'can you give me a recap of where each deal is');
    expect(told.response).not.toContain('no business');
  });

  test.for([
    ['approved', 'how do I answer a counter', /Accept the counter/],
    ['owner', 'how do I start a health check', /choose “Start the health check”/],
    ['approved', 'how do I withdraw my offer', /choose Withdraw/],
  ] as const)('how it is done stays: %s: %s', async ([who, question, says], { deal }) => {
    expect((await ask(deal.people[who], question)).response).toMatch(says);
  });
});

describe('who asks, and of whom', () => {
  test.for([
    'what is a good reason to give buyers for why im selling. truth is im just burned out',
    'how do I explain to buyers that im selling because of a divorce',
    'my real reason is that I am tired, do buyers need to hear it',
    'what do I say when they ask why we are selling',
    'should my reason for getting out be in the ad',
  ])('one who speaks of their own sale asks for no name: %s', async (question, { deal }) => {
    expect((await ask(deal.people.owner, question)).response).not.toContain('Who is behind a listing');
  });

  test.for(['why is the owner selling this one', 'who is the seller and why do they want out'])(
    'a buyer who asks is refused: %s',
    async (question, { deal }) => {
      expect((await ask(deal.people.buyer, question)).response).toContain('Who is behind a listing');
    },
  );

  test.for([
    ['i need to check the bank letter a buyer uploaded, where is that', '/admin?tab=proofs'],
    ['someone sent in a proof of funds, where do I review it', '/admin?tab=proofs'],
    ['a seller submitted photos, where do I look at them', '/admin?tab=photos'],
    ['any new service orders come in', '/admin?tab=revenue'],
    ['did any customer order a service', '/admin?tab=revenue'],
    ['an owner asked for a review of his listing, where do I decide on it', '/admin?tab=reviews'],
    ['how do i upload my own proof of funds', '/verification'],
  ] as const)('an admin: %s', async ([question, href], { deal }) => {
    const admin = await join(deal.product, `Ada ${question.length}`, ['admin']);
    const told = await ask(admin, question);
    expect([
      ...hrefs(told),
      ...(told.proposals ?? []).map((one) => ('href' in one ? one.href : '')),
    ]).toContain(href);
  });

  test('a buyer who uploads a proof is sent to their own page', async ({ deal }) => {
    expect(hrefs(await ask(deal.people.buyer, 'where do I upload my bank letter'))).toContain(
      '/verification',
    );
  });
});

describe('searches and refusals', () => {
  test.for([
    ['car washes?', /^1 listing fits car wash/],
    ['laundromats??', /^No listing that you can see fits/],
    ['any restaurants', /^1 listing fits restaurant/],
    ['where do i see the businesses', /^16 listings/],
    ['where can I find all the listings', /^16 listings/],
    ['something in texas i can run absentee', /is no filter here/],
    ['compare your two cheapest hvac companies side by side', /Employees 20-49[\s\S]*Employees/],
    ['compare the two best restaurants you have', /No listing is ranked/],
    ['how do I check a laundromat', /Water does not lie/],
    ['where do I find businesses that are not listed', /write by hand to owners/],
  ] as const)('%s', async ([question, says], { deal }) => {
    expect((await ask(deal.people.buyer, question)).response).toMatch(says);
  });

  test.for([
    [
      'owner',
      'what did the other owners here get offered',
      /^I can’t tell you that: requests and offers for other/,
    ],
    [
      'broker',
      'check what else he requested on the site',
      /I can’t tell you that: requests and offers for other/,
    ],
    ['buyer', 'what did the other buyers offer', /not even how many/],
    [
      'broker',
      'what commission is the broker on that one in Utah getting',
      /agreed with a client is private/,
    ],
    ['buyer', 'how much does a business broker charge', /success fee/],
  ] as const)('%s: %s', async ([who, question, says], { deal }) => {
    expect((await ask(deal.people[who], question)).response).toMatch(says);
  });

  test('the second of two questions knows what the first one named', async ({ deal }) => {
    const told = await ask(
      deal.people.buyer,
      'where do i upload my bank statement to prove i have the money. and does the seller get to look at it',
    );
    expect(told.response).toContain('sellers see a badge, never the file');
    expect(told.response).not.toContain('wanted ad');
  });
});
