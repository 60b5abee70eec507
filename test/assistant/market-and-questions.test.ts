import { describe, expect } from 'vitest';
import { hrefs, test as plain } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import { addDeal } from './appa-deal.ts';

const test = plain.extend('deal', { scope: 'file' }, async ({ appa }) => ({
  ...appa,
  ...(await addDeal(appa.product, appa)),
}));

describe('the market', () => {
  test('is summed up over what its cards show to anyone', async ({ deal: { people } }) => {
    const prices = await ask(people.other, 'add up the asking price of everything thats live');
    expect(prices.response).toContain('16 listings are public.');
    expect(prices.response).toMatch(/of 11 listings, add up to \$15,630,000: on average \$1,421,000,/);
    expect(prices.response).toContain('4 show a range and 1 no price');
    const multiples = await ask(people.buyer, 'whats the lowest multiple on the site');
    expect(multiples.response).toMatch(
      /The lowest: “Family-style restaurant with banquet room”, between 1\.5× and 3\.8×/,
    );
    const split = await ask(people.buyer, 'avg multiple on the site split by industry');
    expect(split.response).toMatch(/- Automotive: \d\.\d× on average, of 2 listings\./);
  });

  test('is summed up for the trade that is named', async ({ deal: { people } }) => {
    const told = await ask(
      people.broker,
      'how many hvac listings are live right now and what multiple are they asking on average',
    );
    expect(told.response).toMatch(/\d listings fit HVAC\./);
    expect(told.response).toMatch(/listings are public that fit HVAC/);
  });

  test('is searched where a kind and a place are named, and not where the buyer lives if they would move', async ({
    deal: { people },
  }) => {
    const moving = await ask(people.buyer, 'show me car washes or self storage. im in ohio but would move');
    expect(moving.response).toContain('“Express car wash with unlimited wash club”');
    const kind = await ask(people.buyer, 'home health agencies, the medicaid kind, texas or oklahoma');
    expect(kind.response).toContain('home health, Oklahoma, Texas');
    const client = await ask(
      people.broker,
      'got a buyer w 2m cash, wants manufacturing in the midwest 500k+ ebitda. what do you have',
    );
    expect(client.response).toMatch(/fits? Manufacturing/);
  });

  test('is told in the order that is asked for, and no one hears what another listing was offered', async ({
    deal: { people },
  }) => {
    const cheapest = await ask(people.other, 'whats the cheapest thing on here');
    expect(cheapest.response).toMatch(/^16 listings are for sale\. The lowest-priced 6:/);
    const others = await ask(
      people.owner,
      'what did the other hvac company on here get offered? i know they had a couple bids',
    );
    expect(others.response).toMatch(/^I can’t/);
    expect(others.response).not.toContain('listings fit');
    const paper = await ask(
      people.buyer,
      'anything w cash flow over 400k where the owner will carry some paper, utah idaho montana wyoming',
    );
    expect(paper.response).toContain('“Established commercial HVAC contractor”');
    expect(paper.response).toContain('Whether the owner would finance a part of the price is no filter here');
  });

  test('one question of two halves is answered whole', async ({ deal: { people } }) => {
    const told = await ask(people.other, 'how many other guys are in on this and what are they bidding');
    expect(told.response).toMatch(/^I can’t tell you that, not even how many/);
  });

  test('what a quality of earnings is worth is no value of a business', async ({ deal: { people } }) => {
    const told = await ask(
      people.buyer,
      'is a quality of earnings worth 15k on a 600k deal? my buddy says overkill',
    );
    expect(told.response).toMatch(/below a million dollars, in parts nearly always/);
    expect(told.response).not.toContain('median');
  });

  test('tells admins what no one asked for and what waits too long, and no one else', async ({ deal }) => {
    const { people, admin } = deal;
    const unasked = await ask(admin, 'which live listings got zero requests');
    expect(unasked.response).toContain('Of 16 public listings, 15 have no access request.');
    expect(unasked.response).not.toContain('“Established commercial HVAC contractor”');
    expect((await ask(admin, 'requests older than 3 days')).response).toMatch(
      /undecided, 0 of them older than 72 hours/,
    );
    for (const who of ['owner', 'buyer', 'broker'] as const)
      expect((await ask(people[who], 'which live listings got zero requests')).response).not.toMatch(/Of 16/);
  });
});

describe('questions in a deal room', () => {
  test('are told to those who may read them', async ({ deal: { people } }) => {
    const own = await ask(people.approved, 'did the seller answer my question');
    expect(own.response).toContain('You have asked');
    expect(hrefs(own).some((href) => href?.endsWith('/questions'))).toBe(true);
    const stranger = await ask(people.other, 'did the seller answer my question');
    expect(stranger.response).toContain('No deal room is open to you');
  });
});

test('a section that is asked for is told alone, in Spanish an article begins in Spanish', async ({
  deal: { people },
}) => {
  const told = await ask(people.owner, 'buyers cpa wants my quickbooks login. give it or no');
  expect(told.response).toMatch(/^No, never a login/);
  expect(hrefs(told).every((href) => href?.endsWith('#should-the-buyer-get-my-quickbooks-login'))).toBe(true);
  const spanish = await ask(people.owner, 'cuando les digo a mis empleados que vendo');
  expect(spanish.response).toContain('Por lo general tarde');
});
