import { describe, expect } from 'vitest';
import { getNeeds } from '#site/dashboard/contract.ts';
import { begun, move, send, termsOn } from '#test/offers/an-offer.ts';
import { hrefs, test } from '#test/support/appa-test.ts';
import { giveMandate } from '#test/support/broker.ts';
import { ask } from '#test/support/chat.ts';
import { moveRequest, requestAccess } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';

describe('a trade that is looked for', () => {
  test('is searched, although an article is about it', async ({ appa: { people } }) => {
    const asked: [string, RegExp][] = [
      ['Show me laundromats under $450k', /fits? laundry, price up to \$450,000/],
      ['find a laundromat', /fits? laundry/],
      ['I want a dry cleaner for less than $300,000', /fits? laundry, price up to \$300,000/],
      ['list marinas under 2 million', /fits? “marinas”, price up to \$2,000,000/],
    ];
    for (const [question, told] of asked)
      expect((await ask(people.buyer, question)).response, question).toMatch(told);
  });

  test('is not what someone asks who wants to check one', async ({ appa: { people } }) => {
    const { response, citations } = await ask(people.buyer, 'How do I check a laundromat?');
    expect(response).toContain('Water does not lie');
    expect(citations[0]?.href).toContain('#how-do-i-check-a-laundromat');
  });
});

describe('what waits for a person', () => {
  test('is the to-do list of the dashboard, without what waits for others', async ({ appa }) => {
    const { people, product, listings } = appa;
    const signer = await join(product, 'Sid Waits', ['buyer']);
    const request = await requestAccess(signer, listings.hvacUtah);
    await moveRequest(people.owner, request, 'awaiting_signature');
    await giveMandate(product, {
      seller: people.owner,
      broker: people.broker,
      listingId: listings.hvacUtah,
      mayApprove: true,
    });
    for (const who of [people.owner, people.broker])
      for (const question of [
        'What needs my answer now?',
        'is anything waiting on me',
        'show my to-do list',
      ]) {
        const told = await ask(who, question);
        const needs = getNeeds.reply.parse(await expectOk(who.get('/api/dashboard/needs')));
        const due = needs.received.map(({ id }) => `/access-request/${id}`);
        const cited = hrefs(told).filter((href) => href?.startsWith('/access-request/'));
        expect([question, cited]).toEqual([question, due]);
        expect(told.response).toContain('Rex Hollow');
        expect(told.response).not.toMatch(
          /Approved|Avery Stone|Sid Waits|may be what you mean|\d{4}-\d\d-\d\d/,
        );
      }
    const own = await ask(signer, 'What needs my answer now?');
    expect(own.response).toContain('Awaiting Signature. It waits for you.');
    const sent = await ask(people.other, 'What needs my answer now?');
    expect(sent.response).toContain('Nothing waits for your answer now. 1 of your requests waits');
    expect(sent.response).not.toContain('You asked for access');
  });

  test('no offer that was answered is open', async ({ appa: { people, product, listings } }) => {
    const offer = await begun(people.approved, listings.hvacUtah);
    await expectOk(send(people.approved, offer, termsOn(product)));
    expect((await ask(people.owner, 'What offers do I have?')).response).toContain('It is open until');
    expect((await ask(people.owner, 'What needs my answer now?')).response).toContain(
      'An offer (Letter of intent)',
    );
    await expectOk(move(people.owner, offer, 'accepted'));
    for (const who of [people.owner, people.approved]) {
      const { response } = await ask(who, 'What offers do I have?');
      expect(response).toContain(': Accepted.');
      expect(response).not.toContain('is open until');
    }
    expect((await ask(people.owner, 'What needs my answer now?')).response).not.toContain('An offer (');
  });
});

test('who sells and who buys are told their own steps after an offer is accepted', async ({
  appa: { people },
}) => {
  const question = 'What happens after I accept an offer?';
  for (const who of [people.owner, people.broker]) {
    const { response } = await ask(who, question);
    expect(response).toContain('answer the buyer’s list under Requests');
    expect(response).not.toContain('your lender');
  }
  const bought = await ask(people.approved, 'my offer was accepted, what now');
  expect(bought.response).toContain('give the letter to your lender');
  expect((await ask(people.owner, '¿qué pasa después de que acepto una oferta?')).response).toContain(
    'responda a la lista del comprador',
  );
});

test('whether a broker is needed and what they charge are both answered, and no list is announced without it', async ({
  appa: { people },
}) => {
  for (const question of [
    'Do I need a broker? What do they charge?',
    'do I need a broker and how much do they cost',
  ]) {
    const { response } = await ask(people.owner, question);
    expect(response, question).toContain('You can sell without a broker.');
    expect(response, question).toContain('a percentage of the price, due');
    expect(response, question).not.toMatch(/:(?: \[\d+\])*\s*$/);
    expect(response, question).not.toMatch(/broker may: \[\d+\]\n(?!see requests)/);
    expect(response, question).not.toContain('Accounts, listings and requests cost nothing');
  }
});

test('what is worked out from assumptions is rounded, and days are told in words', async ({
  appa: { people },
}) => {
  const asked: [keyof typeof people, string, RegExp][] = [
    [
      'buyer',
      'Can 374k of SDE carry a loan of 1M?',
      /carries a loan of up to \$[\d,]+,000, a project of \$[\d,]+,000\./,
    ],
    ['buyer', 'What is an HVAC business with SDE of 374,123 worth?', /a project of up to \$[\d,]+,000 with/],
    [
      'buyer',
      'how much can I afford with 123,457 down',
      /a project of up to \$1,235,000:.*\n.*would be \$1,111,000\./,
    ],
    ['buyer', 'what multiple do HVAC companies sell for', /as of [A-Z][a-z]{2} \d+, \d{4}/],
    ['owner', 'Show me my listings', /last changed on [A-Z][a-z]{2} \d+, \d{4}/],
    ['approved', 'which documents are in the room', /Last published on [A-Z][a-z]{2} \d+, \d{4}/],
    ['owner', 'Who asked for access to my listing?', /on [A-Z][a-z]{2} \d+, \d{4}: Approved/],
  ];
  for (const [who, question, told] of asked) {
    const { response, citations } = await ask(people[who], question);
    expect(response, question).toMatch(told);
    expect(response, question).not.toMatch(/\$[\d,]{9,}\.\d\d|\d{4}-\d\d-\d\d/);
    expect(citations.map(({ title }) => title).join(' ')).not.toMatch(/\d{4}-\d\d-\d\d/);
  }
});

test('a row of a table is told as a sentence', async ({ appa: { people } }) => {
  for (const question of ['How long does it take to sell?', 'how many months until a sale closes']) {
    const { response } = await ask(people.owner, question);
    expect(response, question).toContain('Businesses sold for $500K to $1M: 8 months.');
    expect(response, question).not.toMatch(/Months \d/);
  }
});
