import { describe, expect, it } from 'vitest';
import { longDay } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { offerTerms } from '#test/support/offer-terms.ts';
import { acceptingWords } from './accepting-words.ts';
import { blankTerms } from './blank-terms.ts';
import { type LetterBody, type LetterFacts, letterBody, letterOf } from './letter.ts';
import { contingencyKinds, type OfferTerms } from './terms.ts';
import { notLegalAdvice } from './words.ts';

const facts = (given: Partial<LetterFacts> = {}): LetterFacts => ({
  offerId: 'offer',
  listingId: 'listing',
  terms: offerTerms(),
  buyer: 'Ada Lovelace',
  owner: 'Olive Owner',
  business: 'Hollow LLC',
  sentBy: 'buyer',
  broker: null,
  sentAt: new Date('2026-03-01T10:00:00Z'),
  round: 1,
  acceptedAt: new Date('2026-03-02T11:00:00Z'),
  exclusiveUntil: null,
  nda: null,
  termsSha256: 'f'.repeat(64),
  ...given,
});
/** Every term set, each number of its own. */
const full: OfferTerms = {
  ...blankTerms(),
  ...Object.fromEntries(
    Object.entries(blankTerms())
      .filter(([, value]) => value === '')
      .map(([name]) => [name, `Said in ${name}.`]),
  ),
  structure: 'asset',
  taxElection: '338h10',
  price: cents(120_000_000),
  cash: cents(30_000_000),
  sbaLoan: cents(61_000_000),
  otherDebt: cents(2_000_000),
  sellerNote: cents(20_000_000),
  earnOut: cents(5_000_000),
  rollover: cents(2_000_050),
  equityPercent: 13,
  financing: 'pre-qualified',
  noteRateBps: 625,
  noteMonths: 61,
  noteStandby: true,
  noteStandbyMonths: 121,
  noteCountsAsEquity: true,
  earnOutMonths: 25,
  deposit: cents(1_500_000),
  depositRefundableDays: 41,
  workingCapital: 'included',
  workingCapitalCollar: cents(700_000),
  diligenceDays: 46,
  contingencies: [...contingencyKinds],
  indemnityCap: cents(12_000_000),
  indemnityBasket: cents(600_000),
  survivalMonths: 14,
  holdback: cents(6_100_000),
  nonCompeteYears: 4,
  nonCompeteMiles: 26,
  trainingHours: 81,
  closingDate: '2026-07-31',
  expiresAt: '2026-03-20T22:00:00Z',
  exclusivityDays: 62,
};
const units: Partial<Record<string, (value: number) => string>> = {
  equityPercent: (n) => `${n}%`,
  noteRateBps: (n) => `${n / 100}%`,
  noteMonths: (n) => `${n} months`,
  noteStandbyMonths: (n) => `${n} months`,
  earnOutMonths: (n) => `${n} months`,
  depositRefundableDays: (n) => `refundable for ${n} days from acceptance`,
  diligenceDays: (n) => `${n} days`,
  survivalMonths: (n) => `${n} months`,
  nonCompeteYears: (n) => `for ${n} years from closing,`,
  nonCompeteMiles: (n) => `within ${n} miles of its principal place of business at closing`,
  trainingHours: (n) => `${n} hours`,
  exclusivityDays: (n) =>
    `${n} days from acceptance, until April 1, 2026, 7:00 AM Eastern Time (11:00 AM UTC)`,
};
function statedAs(name: string, value: unknown): string {
  if (typeof value === 'number') return units[name]?.(value) ?? formatMoney(cents(value));
  if (name === 'closingDate') return longDay(String(value));
  return name === 'expiresAt' ? 'March 20, 2026, 6:00 PM Eastern Time (10:00 PM UTC)' : String(value);
}

const proposed = { dates: { day: () => 'day', moment: () => 'moment' }, business: 'A plumber', seller: null };
const sectionsOf = ({ sections }: LetterBody) => sections.map(({ title }) => title);
const saidIn = ({ sections }: LetterBody, of: string) =>
  sections
    .filter(({ title }) => title === of)
    .flatMap(({ clauses }) => clauses.map(({ lead, text }) => (lead ? `${lead}: ${text}` : text)))
    .join(' ');
const textOf = (letter: LetterBody) =>
  [letter.subject, ...letter.opening, ...sectionsOf(letter).map((title) => saidIn(letter, title))].join(' ');
const boundIn = (letter: LetterBody) =>
  sectionsOf(letter).slice(sectionsOf(letter).indexOf('Nonbinding effect') + 1, -1);

describe('a letter of intent', () => {
  it('is numbered sections of sentences, the binding ones after the others', () => {
    const letter = letterOf(facts({ terms: full }));
    expect(sectionsOf(letter)).toEqual([
      'Purchase price and structure',
      'Payment at closing',
      'Seller financing',
      'Earn-out',
      'Rollover equity',
      'Deposit',
      'Working capital and inventory',
      'Assets and liabilities',
      'Due diligence',
      'Closing',
      'Conditions to closing',
      'Indemnification',
      'Non-compete and transition',
      'Real estate',
      'Nonbinding effect',
      'Exclusivity',
      'Confidentiality',
      'Expenses',
      'Governing law',
      'Access to the business',
      'Termination',
      'Expiration',
    ]);
    expect(saidIn(letter, 'Nonbinding effect')).toContain(
      'Binding terms: Sections 16 (Exclusivity), 17 (Confidentiality), 18 (Expenses), 19 (Governing law), 20 (Access to the business) and 21 (Termination) bind both parties from the time of acceptance.',
    );
    expect(saidIn(letter, 'Payment at closing')).toContain(
      'At closing, the Buyer would pay $300,000 in cash from its own funds (buyer equity), $610,000 from an SBA loan and $20,000 from other debt.',
    );
    expect(saidIn(letter, 'Seller financing')).toBe(
      'The Seller would finance $200,000 of the purchase price with a seller note. The seller note would bear interest at 6.25% per year and have a term of 61 months. The seller note would be on full standby, to count as equity for an SBA loan. The seller note would have a standby period of 121 months, in which no payments of principal or interest are due, and its term would begin when the standby ends. These terms do not state whether interest accrues during the standby period. Security and guarantees: Said in noteSecurity.',
    );
    expect(saidIn(letter, 'Conditions to closing')).toMatch(
      /^Closing would be conditioned on the Buyer’s financing, assignment of the lease, .* and an environmental review\./,
    );
  });

  it('states every figure and every word of its terms', () => {
    const text = textOf(letterOf(facts({ terms: full, exclusiveUntil: new Date('2026-04-01T11:00:00Z') })));
    const signed = ['signatory', 'signatoryTitle'];
    const inWords = ['structure', 'taxElection', 'financing', 'workingCapital', 'contingencies'];
    for (const [name, value] of Object.entries(full)) {
      if (typeof value === 'boolean' || [...signed, ...inWords].includes(name)) continue;
      expect(text, name).toContain(statedAs(name, value));
    }
    for (const words of [
      'the assets of Hollow LLC',
      'a Section 338(h)(10) election',
      'A lender has pre-qualified',
      'Working capital would be included',
    ])
      expect(text).toContain(words);
  });

  it('says from when and from where a deposit and a non-compete count, whichever of them is stated', () => {
    const said = (given: Partial<OfferTerms>, of: string) =>
      saidIn(letterOf(facts({ terms: offerTerms(given) })), of);
    expect(said({ depositRefundableDays: 45 }, 'Deposit')).toBe(
      'The Buyer would pay a deposit of $10,000, refundable for 45 days from acceptance.',
    );
    expect(said({ depositRefundableDays: 0 }, 'Deposit')).toBe(
      'The Buyer would pay a deposit of $10,000, nonrefundable.',
    );
    const after = 'Non-compete and transition';
    expect(said({}, after)).toContain(
      'The Seller would not compete with the Business for 3 years from closing, within 25 miles of its principal place of business at closing.',
    );
    expect(said({ nonCompeteMiles: null }, after)).toContain('Business for 3 years from closing.');
    expect(said({ nonCompeteYears: null }, after)).toContain(
      'Business within 25 miles of its principal place of business at closing.',
    );
  });

  it('says that interest during standby is open only where the parties did not write of it', () => {
    const standby = { noteStandby: true, noteStandbyMonths: 24 };
    const said = (given: Partial<OfferTerms>) =>
      saidIn(letterOf(facts({ terms: offerTerms({ ...standby, ...given }) })), 'Seller financing');
    expect(said({})).toContain('do not state whether interest accrues during the standby period');
    expect(said({ noteSecurity: 'Interest accrues during standby.' })).not.toContain('do not state');
  });

  it('leaves out what is not agreed', () => {
    expect(sectionsOf(letterOf(facts({ terms: { ...blankTerms(), price: cents(100) } })))).toEqual([
      'Purchase price and structure',
      'Nonbinding effect',
    ]);
  });

  it('names the seller by what is sold', () => {
    expect(letterOf(facts()).to).toBe('Hollow LLC, acting through its owner Olive Owner');
    const stock = letterOf(facts({ terms: offerTerms({ structure: 'stock' }) }));
    expect(stock.to).toBe('Olive Owner, as owner of Hollow LLC');
    expect(stock.subject).toBe('Letter of intent to acquire the stock of Hollow LLC');
  });

  it('names no seller before it is agreed', () => {
    const { subject, opening } = letterBody('loi', offerTerms(), {
      ...proposed,
      standing: { agreed: false },
    });
    expect(subject).toBe('Letter of intent to acquire the assets of A plumber');
    expect(opening[0]).toBe(
      'This letter of intent states the terms on which Lovelace Holdings LLC (the “Buyer”) would acquire the assets of A plumber (the “Business”) from the Seller.',
    );
  });

  it('says that a broker sent the terms of the seller, and what they stated', () => {
    const letter = letterOf(facts({ sentBy: 'seller', broker: 'Bea Broker' }));
    const [forBuyer, forSeller] = letter.signatures.map(
      ({ rows }) => rows.find(({ label }) => label === 'Method')?.text,
    );
    expect(forSeller).toMatch(/broker Bea Broker.*stated that the Seller had agreed/);
    expect(forBuyer).not.toContain('broker');
    expect(letter.record).toContainEqual({ label: 'Terms', text: 'round 1, sent by the Seller’s broker' });
  });

  it('is a proposal until it is accepted and only then says that both agreed', () => {
    for (const governingLaw of ['Utah', '']) {
      const terms = offerTerms({ governingLaw, expiresAt: '2026-03-20T22:00:00Z' });
      const sent = textOf(letterBody('loi', terms, { ...proposed, standing: { agreed: false } }));
      expect(sent).toContain('Neither party has agreed to them yet.');
      expect(sent).toContain('These terms expire moment unless they are accepted before.');
      expect(sent).not.toMatch(/have agreed|parties agreed/);
      const agreed = textOf(letterOf(facts({ terms })));
      expect(agreed).toContain('The Seller and the Buyer have agreed to them');
      expect(agreed).toContain(
        'These terms could be accepted until March 20, 2026, 6:00 PM Eastern Time (10:00 PM UTC).',
      );
    }
  });

  it('says that it is nonbinding, and which terms are binding', () => {
    const terms = offerTerms({ expiresAt: '2026-03-20T22:00:00Z' });
    const letter = letterOf(facts({ terms }));
    expect(saidIn(letter, 'Nonbinding effect')).toMatch(
      /^Except for the binding terms below, this letter is .* not binding/,
    );
    expect(boundIn(letter)).toEqual(['Governing law']);
    expect(saidIn(letter, 'Nonbinding effect')).toMatch(/Section \d+ \(Governing law\) binds both parties/);
    const none = letterOf(facts({ terms: { ...terms, governingLaw: '' } }));
    expect(boundIn(none)).toEqual([]);
    expect(saidIn(none, 'Nonbinding effect')).toContain('The parties agreed on no binding terms.');
    const exclusive = facts({
      terms: offerTerms({ exclusivityDays: 30 }),
      exclusiveUntil: new Date('2026-04-01T11:00:00Z'),
    });
    expect(saidIn(letterOf(exclusive), 'Exclusivity')).toMatch(
      /^Exclusivity lasts 30 days from acceptance, until April 1, 2026, 7:00 AM Eastern Time \(11:00 AM UTC\)/,
    );
  });

  it('names no binding terms in an indication of interest, whatever it says', () => {
    const terms = offerTerms({ governingLaw: 'Utah', expiresAt: '2026-03-20T22:00:00Z' });
    const body = letterBody('indication', terms, { ...proposed, standing: { agreed: false } });
    expect(boundIn(body)).toEqual([]);
    expect(saidIn(body, 'Nonbinding effect')).toBe(
      'This indication of interest is not binding on either party.',
    );
    expect(saidIn(body, 'Governing law')).toContain('Utah');
    expect(notLegalAdvice('indication')).not.toMatch(/names as binding/);
    expect(acceptingWords('indication', 0, { reader: 'you', noRoom: null })).toBe(
      'It includes no exclusivity. An indication of interest binds neither side.',
    );
    expect(acceptingWords('loi', 1, { reader: 'Bo Vale', noRoom: null })).toMatch(
      /^For 1 day you may not .* opens the Diligence level to Bo Vale: .* names as binding/,
    );
  });

  it('names Eastern Time wherever it names a time, also in the record', () => {
    const nda = { id: 'nda', signedAt: new Date('2026-02-01T04:30:00Z') };
    const letter = letterOf(facts({ acceptedAt: new Date('2026-03-02T03:00:00Z'), nda }));
    expect(letter.date).toBe('March 1, 2026 (Eastern Time)');
    expect(letter.signatures[1]?.rows).toContainEqual({
      label: 'Accepted these terms',
      text: 'March 1, 2026, 10:00:00 PM Eastern Time (3:00:00 AM UTC on March 2, 2026)',
    });
    expect(letter.record).toContainEqual({
      label: 'Confidentiality agreement',
      text: 'document nda, signed January 31, 2026, 11:30:00 PM Eastern Time (4:30:00 AM UTC on February 1, 2026)',
    });
  });

  it('says who sent the terms and who agreed to them', () => {
    const acts = (sentBy: LetterFacts['sentBy']) =>
      letterOf(facts({ sentBy })).signatures.map(({ rows }) => rows.at(-2)?.label);
    expect(acts('buyer')).toEqual(['Sent these terms', 'Accepted these terms']);
    expect(acts('seller')).toEqual(['Accepted these terms', 'Sent these terms']);
  });
});
