import { describe, expect, it } from 'vitest';
import { offerTerms } from '#test/support/offer-terms.ts';
import { acceptingWords } from './accepting-words.ts';
import { type LetterFacts, letterBody, letterOf } from './letter.ts';
import { termSections } from './term-fields.ts';
import { isBinding } from './terms.ts';
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
const seller = (letter: ReturnType<typeof letterOf>) =>
  letter.parties.find(({ label }) => label === 'Seller')?.text;

describe('a letter of intent', () => {
  it('states every agreed term once, binding ones separately', () => {
    const letter = letterOf(
      facts({ terms: offerTerms({ expenses: 'Each their own.', employment: 'None.' }) }),
    );
    const labels = (binding: boolean) =>
      termSections.flatMap(({ fields }) => fields).filter(({ name }) => isBinding(name, 'loi') === binding);
    const shown = letter.terms.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(new Set(shown).size).toBe(shown.length);
    for (const { label } of labels(true)) expect(shown).not.toContain(label);
    expect(letter.binding.map(({ label }) => label)).toEqual(['Expenses', 'Governing law']);
    expect(shown).toContain('Employment or consulting');
    expect(shown).not.toContain('Inventory');
  });

  it('names the seller by what is sold', () => {
    expect(seller(letterOf(facts()))).toBe('Hollow LLC, acting through its owner Olive Owner');
    const stock = { terms: offerTerms({ structure: 'stock' }) };
    expect(seller(letterOf(facts(stock)))).toBe('Olive Owner, as owner of Hollow LLC');
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
    const clock = { day: () => 'day', moment: () => 'moment' };
    for (const governingLaw of ['Utah', '']) {
      const terms = offerTerms({ governingLaw });
      const sent = letterBody('loi', terms, clock, { agreed: false }).nature.join(' ');
      expect(sent).toContain('Neither party has agreed to them yet.');
      expect(sent).not.toMatch(/have agreed|parties agreed/);
      expect(letterOf(facts({ terms })).nature[0]).toContain('The Seller and the Buyer have agreed to them');
    }
  });

  it('says that it is nonbinding, and which terms are binding', () => {
    expect(letterOf(facts()).nature[1]).toMatch(
      /^Except for the binding terms below, this letter is .* not binding/,
    );
    const none = letterOf(facts({ terms: offerTerms({ governingLaw: '' }) }));
    expect(none.binding).toEqual([]);
    expect(none.nature.join(' ')).toContain('The parties agreed on no binding terms.');
    const exclusive = facts({
      terms: offerTerms({ exclusivityDays: 30 }),
      exclusiveUntil: new Date('2026-04-01T11:00:00Z'),
    });
    expect(letterOf(exclusive).binding[0]?.text).toMatch(
      /^30 days from acceptance, until April 1, 2026, 11:00 AM UTC/,
    );
  });

  it('names no binding terms in an indication of interest, whatever it says', () => {
    const clock = { day: () => 'day', moment: () => 'moment' };
    const body = letterBody('indication', offerTerms({ governingLaw: 'Utah' }), clock, { agreed: false });
    expect(body.binding).toEqual([]);
    expect(body.terms.flatMap(({ rows }) => rows)).toContainEqual({ label: 'Governing law', text: 'Utah' });
    expect(notLegalAdvice('indication')).not.toMatch(/marked Binding/);
    expect(acceptingWords('indication', 0, { reader: 'you', noRoom: null })).toBe(
      'It includes no exclusivity. An indication of interest binds neither side.',
    );
    expect(acceptingWords('loi', 1, { reader: 'Bo Vale', noRoom: null })).toMatch(
      /^For 1 day you may not .* opens the Diligence level to Bo Vale: .* marked Binding/,
    );
  });

  it('says who sent the terms and who agreed to them', () => {
    const acts = (sentBy: LetterFacts['sentBy']) =>
      letterOf(facts({ sentBy })).signatures.map(({ rows }) => rows.at(-2)?.label);
    expect(acts('buyer')).toEqual(['Sent these terms', 'Accepted these terms']);
    expect(acts('seller')).toEqual(['Accepted these terms', 'Sent these terms']);
  });
});
