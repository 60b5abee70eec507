import { describe, expect } from 'vitest';
import { hrefs, test } from '#test/support/appa-test.ts';
import type { AppaWorld } from '#test/support/appa-world.ts';
import { ask } from '#test/support/chat.ts';

const inRoom = ({ room }: AppaWorld) => ({ page: `/deal-rooms/${room}` });
const onListing = ({ listings }: AppaWorld) => ({ page: `/listing/${listings.hvacUtah}` });
const secrets = /Quillback|14 Talus|Otto|801-555|(?<![\d,])(?:4,200,000|620,000|479,880)/;

describe('in a deal room, and on a document in it', () => {
  test('who owns the business is told to a buyer who was let in, only as far as it is asked', async ({
    appa,
  }) => {
    const { approved } = appa.people;
    const owner = await ask(approved, 'who owns it & why r they selling', inRoom(appa));
    expect(owner.response).toContain('The business is Quillback Mechanical LLC.');
    expect(owner.response).toContain('The owner gives as reason for the sale: Retirement.');
    expect(owner.response).not.toMatch(/stays hidden|14 Talus/);
    const both = await ask(approved, 'who owns it and is the price fair?', inRoom(appa));
    expect(both.response).toContain('The business is Quillback Mechanical LLC.');
    expect(both.response).toContain('2.9× SDE');
    const place = await ask(approved, 'where is this business located exactly', {
      page: `/room-document/${appa.lease}`,
    });
    expect(place.response).toContain('Its address is 14 Talus Court, Draper, UT 84020.');
    expect(hrefs(place)).toEqual([`/listing/${appa.listings.hvacUtah}`]);
  });

  test('stays hidden from everyone else who names the room', async ({ appa }) => {
    for (const who of ['buyer', 'other', 'broker'] as const)
      for (const question of ['who owns it', 'what did they make last year', 'is the price fair?']) {
        const told = await ask(appa.people[who], question, inRoom(appa));
        expect([who, question, JSON.stringify(told)]).toEqual([
          who,
          question,
          expect.not.stringMatching(secrets),
        ]);
      }
  });

  test('a figure of the listing is told where the documents do not have it', async ({ appa }) => {
    const made = await ask(appa.people.approved, 'what did they make last year', inRoom(appa));
    expect(made.response).toContain('Revenue of last year was $4,200,000.');
    const people = await ask(appa.people.approved, 'how many employees and how much in wages', inRoom(appa));
    expect(people.response).toContain('It employs 22 people.');
    expect(people.response).toContain('Wages were 1,310,000.');
  });

  test('the seller is not sent to ask the seller', async ({ appa }) => {
    const told = await ask(appa.people.owner, 'any lawsuits mentioned?', inRoom(appa));
    expect(told.response).toContain('I found nothing on that in the documents of this room.');
    expect(told.response).not.toContain('Ask the seller');
  });
});

describe('the price of the listing in view', () => {
  test('is a multiple of the exact earnings for a buyer who was let in', async ({ appa }) => {
    const told = await ask(appa.people.approved, 'is the price fair?', inRoom(appa));
    expect(told.response).toContain('asks $1,800,000, with SDE of $620,000: 2.9× SDE.');
    expect(told.response).toMatch(/HVAC.* sells for [\d.]+× to [\d.]+× SDE, by /);
  });

  test('is a span of multiples from the ranges on the card for others', async ({ appa }) => {
    const told = await ask(appa.people.buyer, 'is this overpriced', onListing(appa));
    expect(told.response).toContain('asks $1,800,000, with SDE of $500,000 to $1,000,000: 1.8× to 3.6× SDE.');
    expect(JSON.stringify(told)).not.toMatch(secrets);
  });

  test('comes with the refusal to advise', async ({ appa }) => {
    const told = await ask(appa.people.buyer, 'should I buy it at this price?', onListing(appa));
    expect(told.response).toContain('I give no advice on that');
    expect(told.response).toContain('1.8× to 3.6× SDE');
  });
});

describe('a search', () => {
  test('for the cheapest is in the order of the price', async ({ appa }) => {
    const told = await ask(appa.people.other, 'cheapest business you got');
    const prices = [...told.response.matchAll(/price \$([\d,]+),/g)].map(([, one = '']) => one);
    expect(told.response).toMatch(/The lowest-priced \d:/);
    expect(prices[0]).toBe('240,000');
    const best = await ask(appa.people.other, 'whats the most profitable one for sale in Dallas');
    expect(best.response).toContain('never the town: whether one is in Dallas is not shown');
    expect(best.response).toMatch(/listings fit Texas[\s\S]*SDE \$500k[\s\S]*SDE \$250k[\s\S]*SDE \$100k/);
  });
});

describe('a loan for the listing in view', () => {
  test('is checked with its exact price and SDE, or with the ends of the ranges on the card', async ({
    appa,
  }) => {
    const question = 'can I finance this price with an SBA loan';
    const letIn = await ask(appa.people.approved, question, inRoom(appa));
    expect(letIn.response).toContain('at $1,800,000, with SDE of $620,000.');
    expect(letIn.response).toMatch(/Coverage \(DSCR\) is \d\.\d\d/);
    const stranger = await ask(appa.people.buyer, question, onListing(appa));
    expect(stranger.response).toContain('The worst that the card allows: ');
    expect(stranger.response).toContain('with SDE of $1,000,000.');
    expect(JSON.stringify(stranger)).not.toMatch(secrets);
  });
});

test('the next step is asked of one’s own request for it, not of the listing', async ({ appa }) => {
  const fresh = await ask(appa.people.buyer, 'whats my next step on this one', onListing(appa));
  expect(fresh.response).toMatch(
    /^You can ask the owner of “Established commercial HVAC contractor” for access/,
  );
  const approved = await ask(appa.people.approved, 'whats my next step on this one', onListing(appa));
  expect(approved.response).toMatch(
    /^You have a request for “Established commercial HVAC contractor” already: /,
  );
});

test('its people and the reason of the sale are told from its card, with no name', async ({ appa }) => {
  const crew = await ask(appa.people.buyer, 'how big is the crew', onListing(appa));
  expect(crew.response).toContain('Employees: 20-49');
  const reason = await ask(appa.people.buyer, 'why is he selling', onListing(appa));
  expect(reason.response).toMatch(/Who the business is, its address and its exact figures are shown after/);
  expect(reason.response).toContain('I don’t guess it');
  expect([JSON.stringify(crew), JSON.stringify(reason)].join()).not.toMatch(secrets);
  const price = await ask(appa.people.buyer, 'is this price nuts for what it makes', onListing(appa));
  expect(price.response).toContain('1.8× to 3.6× SDE');
});
