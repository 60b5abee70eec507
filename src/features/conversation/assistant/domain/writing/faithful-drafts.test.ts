import { describe, expect, test } from 'vitest';
import { factOf } from '../fact.ts';
import { draftCheck } from './draft-sentences.ts';

/** Of a draft of one sentence, by what the asker said. */
function isKept(sentence: string, own: string): boolean {
  const grounds = { facts: [], own: [own], names: ['Avery Stone'], secret: [] };
  return draftCheck(grounds)(sentence) === null;
}

function isFound(sentence: string, quote: string): boolean {
  const source = { kind: 'document', title: 'Lease, page 1', href: null, quote } as const;
  const facts = [factOf(`“Lease”, page 1: “${quote}”`, source)];
  return (
    draftCheck({ facts, own: ['write to Avery'], names: ['Avery Stone'], secret: [] })(sentence) === null
  );
}

describe('a sentence leaves out nothing that turns it around', () => {
  test.each([
    ['We lost the key customer.', 'tell Avery that it is false that we lost the key customer'],
    ['I have cancer.', 'Write Avery that I retire next year. I have cancer. Do not say that.'],
    ['I have cancer.', "Write Avery that I retire next year. I have cancer. Please don't mention it to him."],
    ['The roof leaks.', 'Write Avery that I retire next year. Between you and me, the roof leaks.'],
    ['The roof leaks.', 'Write Avery that I retire next year. Confidential: the roof leaks.'],
    ['We lost the key customer.', 'tell Avery that it is false, that we lost the key customer'],
    ['We lost the key customer.', 'tell Avery the following is untrue: we lost the key customer'],
    ['The bank approves the loan.', 'tell Avery that it is unlikely that the bank approves the loan'],
    ['The roof leaks.', 'tell Avery that the rumor that the roof leaks is false'],
    ['The roof leaks.', 'tell Avery the rumor that the roof leaks is false'],
    ['The roof leaks.', 'draft a reply to the rumor that the roof leaks'],
    ['The walls are wet.', 'tell Avery that it is false that the roof leaks and the walls are wet'],
    ['The walls are dry.', 'tell Avery the seller claims the roof is new and the walls are dry'],
    ['We have the bank statement.', 'tell Avery that we are waiting for the bank statement'],
    ['The roof is replaced.', 'tell Avery that the roof must be replaced'],
    ['The roof is replaced.', 'tell Avery that the roof is to be replaced'],
    ['The roof is replaced.', 'tell Avery that the roof is being replaced'],
    ['The license is renewed.', 'tell Avery that the license will be renewed'],
    ['I uploaded the lease.', 'tell Avery that I will upload the lease'],
    ['I uploaded the lease.', 'tell Avery that I upload the lease'],
    ['The company is profitable.', 'tell Avery that the company was profitable'],
    ['The seller owns the building.', 'tell Avery that the seller pretends to own the building'],
    ['They rent the shop.', 'tell Avery that the seller pretends to own the building and to rent the shop'],
    ['We are losing customers.', 'tell Avery that we stopped losing customers'],
    ['The seller resigned.', 'tell Avery that the seller’s accountant resigned'],
    ['The buyer approved the loan.', 'tell Avery that the buyer’s lender approved the loan'],
    ['The buyer withdrew the lease.', 'tell Avery that the buyer withdrew the request to extend the lease'],
    ['The deposit is in escrow.', 'draft a message to Avery asking for proof that the deposit is in escrow'],
    ['The deposit is in escrow.', 'ask Avery whether the deposit is in escrow'],
    ['I accept the price.', 'Draft a reply to Avery, who wrote that I accept the price'],
    ['I accept the price.', 'Draft a reply to Avery. She wrote that I accept the price.'],
    ['I accept the price.', 'reply to Avery’s claim: I accept the price'],
    ['The taxes are current.', 'Write to Avery. The following is untrue. The taxes are current.'],
    ['The buyer pays.', 'tell Avery that the seller or the buyer pays'],
    ['The lease is signed.', 'tell Avery that the lease is signed but not by the landlord'],
    ['The loan is to the seller.', 'tell Avery that the loan is from the seller'],
    ['The roof is new.', 'tell Avery that the roof is new (the seller claims)'],
    ['The roof is new.', 'tell Avery that, in the opinion of the seller, the roof is new'],
    ['I accept my offer.', 'tell Avery that I accept his offer'],
    ['You accept if I pay.', 'tell Avery that I accept if he pays'],
  ])('“%s” is not what “%s” says', (sentence, own) => {
    expect(isKept(sentence, own)).toBe(false);
  });

  test.each([
    ['The lease is assignable.', 'The lease is assignable with the consent of the landlord.'],
    ['The premises are hazardous.', 'The premises are free of hazardous materials.'],
    ['The company renewed the license.', 'The company forgot to renew the license.'],
    ['The lease runs to December 31, 2030.', 'The cancelled lease runs to December 31, 2030.'],
    ['The lease ends on June 30, 2027.', 'The lease of the warehouse ends on June 30, 2027.'],
    ['The purchaser repaired the roof.', 'The purchaser must repair the roof.'],
    ['The tenant renews.', 'Tenant waives the right to renew.'],
    ['Financial statements are audited.', 'Financial statements will be audited.'],
    ['The lease was denied.', 'The lease application was denied.'],
    ['The taxes are current.', 'The following is untrue. The taxes are current.'],
    ['The walls are dry.', 'The seller claims that the roof is new and the walls are dry.'],
    ['The rent is $8,450 per month.', 'The rent is $8,450 per month, rising by 3% each year.'],
    ['EBITDA is $400,000.', 'The seller claims revenue of $2,000,000, EBITDA of $400,000.'],
  ])('“%s” is not what a document says: “%s”', (sentence, quote) => {
    expect(isFound(sentence, quote)).toBe(false);
  });
});

describe('a promise keeps what takes it back', () => {
  test.each([
    ['I accept your offer.', 'tell Avery that I accept your offer but I have conditions'],
    ['I accept your offer.', 'tell Avery that I accept your offer, but conditions apply'],
    ['I accept your offer.', 'tell Avery that I accept your offer but that I have conditions'],
    ['I accept your offer.', 'tell Avery that I accept your offer; only the truck is out'],
    ['I accept your offer.', 'tell Avery that I accept your offer; the truck is out'],
    ['I accept your offer.', 'tell Avery that I accept your offer. Not the note.'],
    ['I accept your offer.', 'tell Avery that I accept your offer. However, I need the truck.'],
    ['I accept your offer.', 'tell Avery that I accept your offer. Except for the truck.'],
    ['I accept your offer.', 'tell Avery that I have conditions, but I accept your offer'],
    ['I agree to the price.', 'tell Avery that I agree to the price but not the note'],
    ['I agree to the price.', 'tell Avery that I agree to the price, but I will not pay the note'],
    ['I will send the lease.', 'tell Avery that I will send the lease but conditions apply'],
  ])('“%s” is not all of “%s”', (sentence, own) => {
    expect(isKept(sentence, own)).toBe(false);
  });

  test.each([
    [
      'I accept your offer, but I have conditions.',
      'tell Avery that I accept your offer but I have conditions',
    ],
    ['I accept your offer. Not the note.', 'tell Avery that I accept your offer. Not the note.'],
    ['I agree to the price but not the note.', 'tell Avery that I agree to the price but not the note'],
  ])('“%s” is all of “%s”', (sentence, own) => {
    expect(isKept(sentence, own)).toBe(true);
  });
});

/** What people ask for, and the draft that a good model writes. */
const faithful: readonly (readonly [string, readonly string[]])[] = [
  ['tell Avery that the lease is in the room', ['The lease is in the room.']],
  ['Tell Avery the lease is in the room.', ['The lease is now in the room.']],
  ['tell avery that I need two more weeks', ['I need two more weeks.']],
  [
    'Draft a message to Avery that the lease is in the room and that I will send the tax returns by Friday',
    ['The lease is in the room.', 'I will send the tax returns by Friday.'],
  ],
  ['Write a short, polite reply to the buyer: I cannot meet this week.', ['I cannot meet this week.']],
  ['Can you draft a message to Avery saying that I accept his offer?', ['I accept your offer.']],
  [
    'Please let Avery know that the equipment list is being updated',
    ['The equipment list is being updated.'],
  ],
  [
    'draft an email to Avery about the equipment saying the two trucks are leased and the oven is owned',
    ['The two trucks are leased and the oven is owned.'],
  ],
  [
    'ask Avery whether the deposit is in escrow',
    ['Could you please tell me whether the deposit is in escrow?'],
  ],
  ['ask Avery if the deposit is in escrow', ['Is the deposit in escrow?']],
  ['ask Avery to send the tax returns by Friday', ['Could you please send the tax returns by Friday?']],
  ['Ask the buyer when the inspection is.', ['Could you let me know when the inspection is?']],
  ['Draft a message to Avery asking for the tax returns of 2024', ['May I ask for the tax returns of 2024?']],
  [
    'tell Avery that I accept the price of $500,000 if he pays the deposit by Friday',
    ['I accept the price of $500,000 if you pay the deposit by Friday.'],
  ],
  [
    'Reply to Avery that the seller’s accountant resigned, but the books are current',
    ['The seller’s accountant resigned.', 'The books are current.'],
  ],
  [
    'I would like to tell Avery that we are waiting for the bank statement',
    ['We are waiting for the bank statement.'],
  ],
  ['tell Avery that Avery can see the lease in the room', ['You can see the lease in the room.']],
  [
    'Draft a message to Avery. The roof must be replaced. The landlord pays half of it.',
    ['The roof must be replaced.', 'The landlord pays half of it.'],
  ],
  ['draft a note to the seller of the bakery that I am still interested', ['I am still interested.']],
  [
    'tell Avery that the rent is $8,450 per month, due on the first day, and ask whether that works',
    ['The rent is $8,450 per month.', 'Could you let me know whether that works?'],
  ],
  ['tell Avery I’d like to visit the shop on Tuesday', ['I would like to visit the shop on Tuesday.']],
  [
    'write Avery that I will send the contracts on Monday, but I will not share the payroll',
    ['I will send the contracts on Monday.', 'I will not share the payroll.'],
  ],
  [
    'decline Avery’s request politely: we have no time for a call this month',
    ['We have no time for a call this month.'],
  ],
  ['Tell the broker that the company was profitable in 2023', ['The company was profitable in 2023.']],
  ['tell Avery thanks for the offer, but the price is too low', ['The price is too low.']],
  [
    'Draft a reply to Avery: yes, the trucks are included.',
    ['Yes, the trucks are included.', 'The trucks are included.'],
  ],
  [
    'draft a message to the seller asking for the tax return of 2024',
    ['Could you please send me the tax return of 2024?'],
  ],
  ['ask Avery when he wants to visit', ['When do you want to visit?']],
  ['Tell Avery the following. The lease is in the room.', ['The lease is in the room.']],
  [
    'tell Avery I have received his questions and will answer them by Friday',
    ['I have received your questions and will answer them by Friday.'],
  ],
  [
    'tell Avery that SDE was $412,000 in 2024 and $380,000 in 2023',
    ['SDE was $412,000 in 2024 and $380,000 in 2023.'],
  ],
  ['dile a Avery que la oferta es demasiado baja', ['La oferta es demasiado baja.']],
  [
    'tell Avery that our lease runs to 2030, that it has two options, and that the landlord agrees',
    ['Our lease runs to 2030.', 'It has two options.', 'The landlord agrees.'],
  ],
];

test.each(faithful)('a faithful draft of “%s” stays', (own, draft) => {
  expect(draft.filter((sentence) => !isKept(sentence, own))).toEqual([]);
});

test('what is asked is not told', () => {
  expect(isKept('They send the tax returns by Friday.', 'ask Avery to send the tax returns by Friday')).toBe(
    false,
  );
});

test.each([
  'The lease is assignable with the consent of the landlord.',
  'The premises are free of hazardous materials.',
  'The lease of the warehouse ends on June 30, 2027.',
  'The lease application was denied.',
  'The seller’s accountant resigned.',
])('a finding backs its own words: “%s”', (quote) => {
  expect(isFound(quote, quote)).toBe(true);
});
