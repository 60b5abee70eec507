import { describe, expect } from 'vitest';
import { cents } from '#kernel/money.ts';
import { send, termsOn } from '#test/offers/an-offer.ts';
import { draftFrom, sketches } from '#test/support/appa-listings.ts';
import { hrefs, test as plain } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import { addBusiness, moveRequest, requestAccess, signNda, writeListing } from '#test/support/deal.ts';
import { askFor } from '#test/support/diligence.ts';
import { expectOk, join } from '#test/support/people.ts';
import { addDeal } from './appa-deal.ts';

const test = plain.extend('deal', { scope: 'file' }, async ({ appa }) => {
  const deal = await addDeal(appa.product, appa);
  const { people, room } = appa;
  const business = await addBusiness(people.seller, {
    businessName: 'Tarn Ridge Holdings LLC',
    industry: 'Defense',
  });
  const draft = draftFrom({ ...sketches.machine, title: 'Project Defense', price: 2_000_000 });
  const { id, version } = await writeListing(people.seller, business, draft);
  await expectOk(
    people.seller.post(`/api/listing/${id}/moves`, { to: 'live', version, acknowledgeWarnings: true }),
  );
  for (const title of ['Tax returns of three years', 'Payroll by person'])
    await askFor(people.approved, room, { title });
  const counter = { price: cents(150_000_000), cash: cents(120_000_000), sellerNote: cents(30_000_000) };
  const terms = termsOn(appa.product, { ...counter, noteRateBps: 750, noteMonths: 84 });
  await expectOk(send(people.owner, deal.offer, terms));
  return { ...appa, ...deal, defense: id };
});

describe('a listing that is called by its headline', () => {
  test.for([
    ['What is the SDE of the Precision machine shop?', 'machine', 'SDE: $500k – $1M'],
    ['How much SDE does Precision machine shop have', 'machine', 'SDE: $500k – $1M'],
    ['what is the revenue of the machine shop', 'machine', 'Revenue last year: $5M – $10M'],
    ['asking price of the Managed IT services provider', 'itServices', 'Price: $1,500,000'],
    ['What is the asking price of the Independent pharmacy?', 'pharmacy', 'Price: $900,000'],
    ['What is the asking price of Project Defense?', 'defense', 'Price: $2,000,000'],
    ['what is the SDE of Defense', 'defense', 'SDE: $500k – $1M'],
    ['how much revenue does Defense have', 'defense', 'Revenue last year: $5M – $10M'],
  ] as const)('%s', async ([question, name, says], { deal }) => {
    const told = await ask(deal.people.buyer, question);
    expect(told.response).toContain(says);
    expect(hrefs(told)[0]).toBe(`/listing/${name === 'defense' ? deal.defense : deal.listings[name]}`);
    expect(told.response).not.toMatch(/average|in the middle|sells for/);
  });

  test('is none where an average or several are asked for, or two are called so', async ({ deal }) => {
    for (const question of [
      'what is the average asking price of a machine shop',
      'what is the revenue of machine shops',
      'what is the asking price of the HVAC company',
    ])
      expect((await ask(deal.people.buyer, question)).response).not.toMatch(/^About “/);
  });

  test('stays closed to one who may not see it', async ({ deal: { people } }) => {
    const told = await ask(people.buyer, 'what is the SDE of the Zephyrine canning line');
    expect(JSON.stringify(told)).not.toMatch(/230,000|Zephyrine canning line”/);
    const exact = await ask(people.other, 'what is the SDE of the Established commercial HVAC contractor');
    expect(exact.response).toContain('SDE: $500k – $1M');
    expect(exact.response).not.toContain('620,000');
  });
});

describe('whether a buyer can afford a listing', () => {
  test('is worked out from its asking price', async ({ deal: { people, listings } }) => {
    const enough = await ask(people.buyer, 'Can I afford the machine shop with $400,000 down?');
    expect(enough.response).toContain('“Precision machine shop” asks $3,400,000.');
    expect(enough.response).toContain('10% is $340,000');
    expect(enough.response).toContain('$400,000 down is enough for that, with $60,000 to spare');
    expect(enough.response).toContain('$3,400,000 − $400,000 = $3,000,000');
    const page = `/listing/${listings.machine}`;
    const short = await ask(people.buyer, 'Can I afford this with $200,000 down?', { page });
    expect(short.response).toContain('$200,000 down is $140,000 short');
    expect(short.response).toContain('your own cash has to be at least $170,000');
  });

  test('or from the price that the question names', async ({ deal: { people } }) => {
    const told = await ask(
      people.buyer,
      'Can I afford the pest control route listed at $640,000 with $50,000 down?',
    );
    expect(told.response).toContain('For a price of $640,000, 10% is $64,000');
    expect(told.response).toContain('$14,000 short');
  });

  test('or says that it shows no price', async ({ deal: { people } }) => {
    const told = await ask(
      people.buyer,
      'Can I afford the Multi-location dental practice group with $300k down?',
    );
    expect(told.response).toContain('shows you no asking price');
    expect(told.response).toContain('$300,000 ÷ 10%');
    expect(told.response).not.toContain('4,500,000');
  });
});

describe('in a deal', () => {
  test.for([
    ['owner', 'Which diligence requests are open in the HVAC deal room?', '2 diligence requests are open'],
    ['owner', 'what do I still owe the buyer in due diligence', '2 diligence requests are open'],
    ['approved', 'Which diligence requests are open in the HVAC room?', '2 diligence requests of yours are'],
  ] as const)('%s: %s', async ([who, question, says], { deal: { people, room } }) => {
    const told = await ask(people[who], question);
    expect(told.response).toContain(says);
    expect(told.response).toContain('“Tax returns of three years”: open');
    expect(told.response).toContain('“Payroll by person”: open');
    expect(hrefs(told)).toEqual([`/deal-rooms/${room}/requests`]);
  });

  test('no one else learns what is asked for', async ({ deal: { people } }) => {
    const told = await ask(people.other, 'Which diligence requests are open?');
    expect(told.response).toContain('No deal room is open to you');
    const named = await ask(people.owner, 'which diligence requests are open in the room of the bakery');
    expect(named.response).toMatch(/^None of your deal rooms is for a business by that name/);
  });

  test.for([
    [
      'approved',
      'what would the monthly payment of the seller note be in their counteroffer',
      'The seller’s',
    ],
    ['owner', 'what is the monthly payment on the seller note in my counteroffer', 'Your'],
  ] as const)('%s: %s', async ([who, question, whose], { deal: { people, offer } }) => {
    const told = await ask(people[who], question);
    expect(told.response).toContain(`${whose} counteroffer for “Established commercial HVAC contractor”`);
    expect(told.response).toContain('$300,000 at 7.5% a year over 84 months is $4,601.48 a month');
    expect(hrefs(told)[0]).toBe(`/offer/${offer}`);
  });

  test('the note of an offer is told to no one else', async ({ deal: { people } }) => {
    const told = await ask(
      people.other,
      'what is the monthly payment of the seller note in the counteroffer',
    );
    expect(told.response).toContain('No offer that you may see has terms yet');
  });

  test.for(['Why do lenders see less?', 'Why do lenders see less than my SDE?'])(
    'what lenders recognize: %s',
    async (question, { deal: { people } }) => {
      const told = await ask(people.owner, question);
      expect(told.response).toMatch(/partly documented counts half.*DSCR/);
      expect(told.response).not.toContain('This may be what you mean');
    },
  );
});

describe('who is behind a listing', () => {
  test('the step that is missing is named', async ({ deal }) => {
    const { people, listings, product } = deal;
    const page = `/listing/${listings.hvacUtah}`;
    const later = await join(product, 'Lou Vance', ['buyer']);
    const request = await requestAccess(later, listings.hvacUtah);
    const who = async (question = 'who owns this business') =>
      (await ask(later, question, { page })).response;
    expect(await who()).toContain('What is missing is the NDA, which the seller’s side has yet to send');
    await moveRequest(people.owner, request, 'awaiting_signature');
    expect(await who()).toContain('What is missing is that you sign it');
    await signNda(later, request, 'Lou Vance');
    for (const question of ['who owns this business', 'I already signed the NDA, who owns this business'])
      expect(await who(question)).toMatch(/You signed the NDA .*What is missing is the approval/);
    const named = await ask(later, 'who owns the HVAC contractor');
    expect(named.response).toMatch(/You signed the NDA .*What is missing is the approval/);
    expect(named.response).not.toContain('Quillback');
    await moveRequest(people.owner, request, 'approved');
    expect(await who('I already signed the NDA, who owns this business')).toContain(
      'The business is Quillback Mechanical LLC',
    );
  });
});

describe('an admin', () => {
  test.for([
    ['revenue this year', /^January 2026 to /],
    ['what is our revenue this year', /^January 2026 to /],
    ['revenue last year', /^January 2025 to December 2025: /],
    ['revenue this month', /^(?!January)\w+ 2026: .*\nUnpaid/],
  ] as const)('%s', async ([question, says], { deal }) => {
    expect((await ask(deal.admin, question)).response).toMatch(says);
  });

  test.for([
    'How many listings have revenue this year?',
    'businesses whose revenue fell this year',
    'Why ask for revenue in 2024?',
    'Average revenue of listings this year',
    'What is revenue for the last twelve months?',
  ])('the revenue of others is not that of the site: %s', async (question, { deal }) => {
    expect((await ask(deal.admin, question)).response).not.toMatch(/^\w+ 20\d\d to \w+ 20\d\d|Unpaid/);
  });

  test('of backups, their order and the last one', async ({ deal: { admin } }) => {
    for (const question of ['in what order are backups restored', 'in which order do I restore a backup'])
      expect((await ask(admin, question)).response).toMatch(
        /^In this order, .*admin -- restore; then npm start/,
      );
    for (const question of ['when was the last backup', 'did the backup run last night'])
      expect((await ask(admin, question)).response).toMatch(/^There is no backup yet\. \[1\]\n?$/);
    expect((await ask(admin, 'are there failed jobs')).response).toContain('Jobs: ');
  });
});
