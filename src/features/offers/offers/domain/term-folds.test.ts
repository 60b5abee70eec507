import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { offerTerms } from '#test/support/offer-terms.ts';
import { startingTerms, withFollowing } from './starting-terms.ts';
import { termSections } from './term-fields.ts';
import { firstFields, foldsOf } from './term-folds.ts';
import { type OfferTerms, offerKinds } from './terms.ts';

const facts = { buyer: 'Ada Lovelace', law: 'Utah', now: new Date('2026-11-20T12:00:00.000Z') };
const starting = startingTerms('loi', facts);
const priced = withFollowing('loi', starting, { ...starting, price: cents(150_000_000) });
const line = (id: string, given: Partial<OfferTerms> = {}, terms = priced) =>
  foldsOf('loi', { ...terms, ...given }).find((fold) => fold.id === id)?.now;

describe('folded terms', () => {
  it('include every term that is not asked first, once', () => {
    const all = termSections.flatMap(({ fields }) => fields.map(({ name }) => name));
    const shown = [
      ...firstFields('loi'),
      ...foldsOf('loi', offerTerms()).flatMap(({ fields }) => fields),
    ].map(({ name }) => name);
    expect(shown.toSorted()).toEqual(all.toSorted());
    for (const kind of offerKinds) expect(firstFields(kind).at(-1)?.name).toBe('expiresAt');
  });

  it('summarize their content in one line', () => {
    expect(line('indemnity')).toBe('Cap 10% of price, basket 0.5% of price, 12 months');
    expect(line('indemnity', { indemnityCap: cents(12_345_600) })).toBe(
      'Cap $123,456, basket 0.5% of price, 12 months',
    );
    expect(line('parties')).toBe('Signed by Ada Lovelace, purchase of assets');
    expect(line('price')).toBe('Nothing added');
    expect(line('note')).toBe('No seller note');
    expect(line('note', offerTerms())).toBe('6%, 60 months, $3,866.56 per month');
    expect(line('note', { ...offerTerms(), noteCountsAsEquity: true })).toBe('6%, 60 months, full standby');
    expect(line('note', { ...offerTerms(), noteStandby: true })).toBe('6%, 60 months, standby');
    expect(line('note', { ...offerTerms(), sellerNote: NaN as never })).toBe('6%, 60 months');
    expect(line('earn-out')).toBe('No earn-out');
    expect(line('deposit', offerTerms())).toBe('$10,000, refundable for 30 days');
    expect(line('assets', { taxAllocation: 'As agreed.' })).toBe(
      'Working capital not included, purchase price allocation (Form 8594)',
    );
    expect(line('after')).toBe('Non-compete 3 years, within 25 miles, 80 hours of training');
    expect(line('binding')).toBe(
      'Law of Utah, confidentiality, expenses, access to the business, termination',
    );
  });

  it('accept unreadable amounts', () => {
    const garbled = { ...priced, price: NaN as never, otherDebt: NaN as never, holdback: NaN as never };
    expect(() => foldsOf('loi', garbled)).not.toThrow();
  });

  it('of an indication are few, unless they have content', () => {
    const ids = (terms: OfferTerms) => foldsOf('indication', terms).map(({ id }) => id);
    const terms = startingTerms('indication', facts);
    const usual = ids(terms);
    expect(usual).toEqual(['parties', 'price', 'note', 'earn-out', 'timeline']);
    expect(ids({ ...terms, trainingHours: 40 })).toContain('after');
  });
});
