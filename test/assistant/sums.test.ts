import { describe, expect } from 'vitest';
import { hrefs, test } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';

describe('a sum', () => {
  test('of a loan, a multiple or proceeds is worked out, and asks for what is missing', async ({ appa }) => {
    const { buyer, owner } = appa.people;
    const loan = await ask(buyer, 'SBA loan payment for 1.2 million over 10 years at 10.5%');
    expect(loan.response).toContain('$1,200,000 at 10.5% a year over 120 months is $16,192.20 a month');
    // 120 × $16,192.20 − $1,200,000
    expect(loan.response).toContain('$743,064 of interest');
    const note = await ask(buyer, 'What would a $300,000 seller note at 6% for 5 years cost per month?');
    expect(note.response).toContain('$5,799.84 a month: $69,598.08 a year');
    const open = await ask(buyer, 'how much is the monthly payment on a loan of $800k at 11%');
    expect(open.response).toContain('Tell me the term too');
    expect((await ask(buyer, 'price is 2.4 times SDE of 450k')).response).toContain('$1,080,000');
    const kept = await ask(
      owner,
      'what will I net after a 10% broker fee and 300k of debt if I sell for 2 million',
    );
    expect(kept.response).toContain('a fee of 10% ($200,000) and $300,000 of debt leaves $1,500,000');
    const none = await ask(owner, 'If I owe 900k and sell for 900k with a 5% fee, what do I keep?');
    expect(none.response).toContain('does not cover it: $45,000 is missing');
    const part = await ask(owner, 'What do I keep of 900k after a 10% fee and my debt, if I sell?');
    expect(part.response).toContain('leaves $810,000');
    expect(part.response).toContain('The debt is not in it');
    for (const odd of [
      'monthly payment on a loan of 999999999999 at 10% over 99999999999 years',
      'I sell for 900k with a commission of 0%, what do I keep?',
    ])
      expect((await ask(owner, odd)).response).toContain('I do not know that');
  });
});

test('what cash can carry follows from the rules of the SBA, with formula and source', async ({ appa }) => {
  const { buyer } = appa.people;
  const told = await ask(buyer, 'I have 200k cash, what can I buy?');
  expect(told.response).toContain('$200,000 of cash can carry a project of up to $2,000,000: $200,000 ÷ 10%');
  expect(told.response).toContain('The loan would be $1,800,000');
  expect(told.citations[0]).toMatchObject({ kind: 'source' });
  expect(told.response).toContain('tell me a price and its SDE');
  const rich = await ask(buyer, 'How big a business can I afford with 900k in cash?');
  // 900,000 ÷ 10% would need a loan above the largest of 5,000,000.
  expect(rich.response).toContain('a project of up to $5,900,000: $900,000 + $5,000,000');
});

test('a sum goes on with another rate, and is not repeated for what is not understood', async ({ appa }) => {
  const { buyer } = appa.people;
  const first = 'monthly payment on a loan of 1.5 million at 10.5% over 10 years';
  const told = await ask(buyer, first);
  const earlier = [
    { type: 'user' as const, text: first },
    { type: 'assistant' as const, text: told.response },
  ];
  const again = await ask(buyer, 'and at 9.75', { earlier });
  expect(again.response).toContain('$1,500,000 at 9.75% a year over 120 months');
  const other = await ask(buyer, 'and what about the landlord', { earlier });
  expect(other.response).not.toContain('at 10.5% a year over 120 months');
});

test('a deal with two loans and proceeds with several debts are worked out', async ({ appa }) => {
  const { buyer } = appa.people;
  const asked =
    'buyer puts 250k into a 1.9m deal, 1.425m sba at 10.75/10y, rest seller note 6%/5y. coverage on 480k SDE less 110k pay';
  const told = await ask(buyer, asked);
  // 1,900,000 − 250,000 − 1,425,000 is a note of 225,000; 370,000 ÷ 285,337.71
  expect(told.response).toContain('$225,000 at 6% a year over 60 months');
  expect(told.response).toContain('1.30 times (DSCR)');
  const walked = await ask(
    buyer,
    '2.2 million sale, 10% broker, 340k loan left on trucks and eidl 150k, legal 35k. what do i walk away with',
  );
  expect(walked.response).toContain('leaves $1,455,000');
  const covered = await ask(buyer, 'dscr if sde is 350k i need 90k to live and loan is 1.1m 10yr 11%');
  expect(covered.response).toContain('1.43 times (DSCR)');
});

test('who is behind a listing is not told, and how to learn it is', async ({ appa }) => {
  const told = await ask(appa.people.buyer, 'can you give me the seller’s phone number');
  expect(told.response).toContain('Who is behind a listing stays hidden, from me too');
  expect(hrefs(told)).toContain('/help/asking-for-access');
});

test('figures in a question are worked out before a market is searched or an article is read', async ({
  appa,
}) => {
  const { buyer, owner } = appa.people;
  const offers = await ask(
    owner,
    'two offers: 1.1 million with 80% at closing and the rest over 5 years at 6 percent, or 980 thousand all cash. which one is more',
  );
  expect(offers.response).toContain('a note of $220,000 at 6% over 60 months: $4,253.22 a month');
  expect(offers.response).not.toContain('listing');
  const covered = await ask(
    buyer,
    'cash flow 210k, i need 80k salary, loan payment would be 9700 a month. will the bank go for it',
  );
  expect(covered.response).toContain('a coverage of 1.12');
  expect(covered.citations[0]).toMatchObject({
    title: 'Coverage = (cash flow − own pay) ÷ payments of a year',
  });
  const parts = await ask(owner, 'i pay myself 90k and depreciation is 18k, what is my business worth at 3x');
  expect(parts.response).toContain('tell me the net profit of the same year');
  const gain = await ask(owner, 'sold my stock for 900k, i put in 120k in 2009. what does uncle sam get');
  expect(gain.response).toContain('a gain of $780,000');
  expect(gain.response).toContain('I give no tax advice');
});
