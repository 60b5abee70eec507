import { describe, expect } from 'vitest';
import { cents } from '#kernel/money.ts';
import { move, send, termsOn } from '#test/offers/an-offer.ts';
import { hrefs, test as plain } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import { expectOk } from '#test/support/people.ts';
import { addDeal } from './appa-deal.ts';

const test = plain.extend('deal', { scope: 'file' }, async ({ appa }) => ({
  ...appa,
  ...(await addDeal(appa.product, appa)),
}));

describe('what a seller has', () => {
  test('views of the listing, and no one else learns them', async ({ deal: { people, listings } }) => {
    const told = await ask(people.owner, 'how many people have seen my listing lately');
    expect(told.response).toContain('“Established commercial HVAC contractor”: 2 views in the last 7 days');
    expect(hrefs(told)).toContain(`/listing/${listings.hvacUtah}/edit`);
    const other = await ask(people.buyer, 'how many views does my listing have');
    expect(other.response).toContain('You have no listing');
    const clients = await ask(people.broker, 'how many views do my listings have');
    expect(clients.response).toContain('Your clients’ listings together had 2 views in the last 7 days');
  });

  test('who read their documents, and for how long; the seller’s side only', async ({ deal }) => {
    const { people, room } = deal;
    for (const who of ['owner', 'broker'] as const) {
      const told = await ask(people[who], 'who looked at my documents this week');
      expect(told.response).toContain('Avery Stone: 30 s on 2 pages of 1 document');
      expect(told.response).toContain('“Lease of the workshop.pdf”: 30 s by 1 person');
      expect(hrefs(told)).toEqual([`/deal-rooms/${room}/reading-times`]);
    }
    const reader = await ask(people.approved, 'who looked at my documents this week');
    expect(reader.response).toContain('shown to its seller and their broker only');
    expect(JSON.stringify(reader)).not.toMatch(/30 s|reading-times/);
  });

  test('offers with their terms, for both sides and the broker with approvals', async ({ deal }) => {
    const { people, offer } = deal;
    const told = await ask(people.owner, 'do I have any offers');
    expect(told.response).toContain('Avery Stone’s letter of intent of $1,200,000');
    expect(told.response).toMatch(/Seller note \$200,000/);
    expect(hrefs(told)).toContain(`/offer/${offer}`);
    expect((await ask(people.broker, 'what offers came in for my client')).response).toContain('$1,200,000');
    const sent = await ask(people.approved, 'did they accept my offer');
    expect(sent.response).toContain('Your letter of intent of $1,200,000');
    expect(sent.response).toContain('Submitted');
    const none = await ask(people.other, 'do I have any offers');
    expect(none.response).toContain('There is no offer');
    expect(JSON.stringify(none)).not.toContain('1,200,000');
  });

  test('what is missing in the room, and how far it is', async ({ deal: { people, room } }) => {
    const told = await ask(people.owner, 'what’s still missing in my data room');
    expect(told.response).toMatch(/is \d+% complete: \d+ of \d+ needed folders/);
    expect(told.response).toMatch(/^- \d\d\.\d\d .+: nothing yet\. \[\d+\]$/m);
    expect(hrefs(told)).toContain(`/deal-rooms/${room}`);
    const buyer = await ask(people.approved, 'what’s still missing in my data room');
    expect(buyer.response).toContain('You have no deal room of your own');
  });

  test('the score of the health check, or how far it is', async ({ deal: { people, check } }) => {
    const told = await ask(people.owner, 'what is the score of my health check');
    expect(told.response).toContain('has no score yet: 1 of 35 questions are answered');
    expect(hrefs(told)).toContain(`/analysis/health-check/${check}/value`);
    expect((await ask(people.buyer, 'what is the score of my health check')).response).toContain(
      'You have no health check yet',
    );
  });

  test('unread messages, notifications and what is due', async ({ deal: { people } }) => {
    const written = await ask(people.owner, 'did anyone write to me?');
    expect(written.response).toContain('1 unread message');
    expect(written.response).not.toContain('trucks');
    expect((await ask(people.buyer, 'did anyone write to me?')).response).toContain('no unread messages');
    const notices = await ask(people.owner, 'any new notifications');
    expect(notices.citations.length).toBeGreaterThan(0);
    const due = await ask(people.owner, 'what do I have to get done this week?');
    expect(due.response).toMatch(/Offer expires: Established commercial HVAC contractor/);
    const exclusive = await ask(people.owner, 'when does my LOI exclusivity end');
    expect(exclusive.response).toContain('No exclusivity of yours is running');
  });
});

test('a buyer learns until when their NDA binds', async ({ deal: { people } }) => {
  const told = await ask(people.approved, 'when does my NDA run out');
  expect(told.response).toMatch(/You signed the NDA for “Established .+ It is binding until \w+ \d+, \d{4}/);
  expect((await ask(people.buyer, 'which ndas did I sign')).response).toContain('No NDA is signed');
});

test('a broker has clients, their requests and offers', async ({ deal: { people } }) => {
  const told = await ask(people.broker, 'what’s in my pipeline');
  expect(told.response).toContain('“Established commercial HVAC contractor” is live');
  expect(told.response).toMatch(/2 requests, 1 with access\. 1 offer: letter of intent of \$1,200,000/);
  expect((await ask(people.buyer, 'which clients do I have')).response).toContain('You have no engagement');
});

describe('the whole site', () => {
  test('is counted for admins, and for no one else', async ({ deal: { people, admin } }) => {
    const told = await ask(admin, 'how many users do we have');
    expect(told.response).toMatch(/^8 users have an account \(3 sellers, 3 buyers, 1 broker, 1 admin/);
    expect(told.response).toContain('17 listings: 1 draft, 0 in review, 16 live');
    expect(told.response).toContain('1 offer open and 0 accepted');
    expect(hrefs(told)).toContain('/admin/users');
    for (const who of ['owner', 'buyer', 'broker'] as const) {
      const refused = await ask(people[who], 'how many users do we have');
      expect(refused.response).toContain('shown to its admins only');
      expect(refused.response).not.toMatch(/\d/);
    }
  });

  test('tells admins of failed jobs and emails and the last backup', async ({ deal: { people, admin } }) => {
    const told = await ask(admin, 'any failed emails?');
    expect(told.response).toMatch(/Jobs: 0 failed/);
    expect(told.response).toMatch(/Emails: 0 failed in the last seven days/);
    expect(told.response).toContain('There is no backup yet.');
    expect((await ask(people.owner, 'are any jobs stuck')).response).toContain('admins only');
  });
});

test('a counteroffer is told as the terms of who sent it', async ({ deal: { product, people, offer } }) => {
  const terms = termsOn(product, { price: cents(150_000_000), cash: cents(130_000_000) });
  await expectOk(move(people.owner, offer, 'under_review'));
  await expectOk(send(people.owner, offer, terms));
  const own = await ask(people.owner, 'do I have any offers');
  expect(own.response).toContain('Your counteroffer of $1,500,000 to Avery Stone’s letter of intent');
  const theirs = await ask(people.approved, 'where does my offer stand');
  expect(theirs.response).toContain('The seller’s counteroffer of $1,500,000 to your letter of intent');
  expect([own.response, theirs.response].join()).not.toMatch(/letter of intent of \$1,500,000/);
});
