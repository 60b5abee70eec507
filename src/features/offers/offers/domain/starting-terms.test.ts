import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { termFaults } from './check-terms.ts';
import { cashFollowed, startingTerms, usual, withFollowing } from './starting-terms.ts';
import { firstTerms } from './term-folds.ts';
import type { OfferKind, OfferTerms } from './terms.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const starting = (kind: OfferKind = 'loi', law = 'Utah') =>
  startingTerms(kind, { buyer: 'Ada Lovelace', law, now });
function typed(given: Partial<OfferTerms>, kind: OfferKind = 'loi', before = starting(kind)): OfferTerms {
  let terms = before;
  for (const [name, value] of Object.entries(given))
    terms = withFollowing(kind, terms, { ...terms, [name]: value });
  return terms;
}
const faults = (terms: OfferTerms, kind: OfferKind = 'loi') => Object.keys(termFaults(terms, kind, now));

describe('the initial terms of an offer', () => {
  it('lack only the price and its parts', () => {
    for (const kind of ['loi', 'indication'] as const) {
      expect(faults(starting(kind), kind)).toEqual(['price']);
      const amounts = { price: cents(150_000_000), cash: cents(30_000_000), sbaLoan: cents(100_000_000) };
      const rest = { sellerNote: cents(15_000_000), earnOut: cents(5_000_000) };
      expect(faults(typed({ ...amounts, ...rest }, kind), kind)).toEqual([]);
    }
    expect(faults(starting('loi', ''))).toEqual(['price', 'governingLaw']);
  });

  it('of an indication leave out exclusivity, diligence and indemnity', () => {
    const terms = typed({ price: cents(150_000_000), sbaLoan: cents(150_000_000) }, 'indication');
    expect(terms).toMatchObject({ exclusivityDays: 0, diligenceDays: null, indemnityCap: null });
    expect(terms).toMatchObject({ contingencies: [], confidentiality: '', governingLaw: '' });
  });

  it('expire on a weekday, two weeks ahead or on the Monday after', () => {
    const expires = (begun: string) =>
      startingTerms('loi', { buyer: 'Ada', law: 'Utah', now: new Date(begun) }).expiresAt;
    expect(expires('2026-11-20T12:00:00Z')).toBe('2026-12-04T22:00:00.000Z');
    expect(expires('2026-11-21T12:00:00Z')).toBe('2026-12-07T22:00:00.000Z');
    expect(expires('2026-11-22T12:00:00Z')).toBe('2026-12-07T22:00:00.000Z');
    expect(expires('2026-11-23T12:00:00Z')).toBe('2026-12-07T22:00:00.000Z');
  });

  it('are ten fields of a letter, fewer of an indication', () => {
    expect(firstTerms.loi).toHaveLength(10);
    expect(firstTerms.indication.length).toBeLessThan(firstTerms.loi.length);
  });
});

describe('cash at closing', () => {
  const price = cents(225_000_000);
  const base = { ...starting(), price, cash: cents(60_000_000), sbaLoan: cents(165_000_000) };
  function write(given: Partial<OfferTerms>[]): OfferTerms {
    let terms: OfferTerms = base;
    for (const some of given) terms = withFollowing('loi', terms, { ...terms, ...some }, base);
    return terms;
  }

  it('takes the difference of a new price, also while it is being typed', () => {
    const digits = [2, 24, 240, 2_400, 24_000, 240_000].map((typed) => ({ price: cents(typed * 100) }));
    const whole = write([...digits, { price: cents(240_000_000) }]);
    expect(whole.cash).toBe(75_000_000);
    expect(faults(whole)).not.toContain('price');
    expect(write([{ price: NaN as never }, { price: cents(220_000_000) }]).cash).toBe(55_000_000);
    expect(write([{ price: cents(240_000_000) }, { price }]).cash).toBe(60_000_000);
  });

  it('stays as it is typed, and where another part changed', () => {
    const cash = cents(70_000_000);
    expect(write([{ cash }, { price: cents(240_000_000) }]).cash).toBe(cash);
    const sbaLoan = cents(180_000_000);
    expect(write([{ sbaLoan }, { price: cents(240_000_000) }]).cash).toBe(60_000_000);
  });

  it('is told to have followed only where it took the difference', () => {
    expect(cashFollowed(base, write([{ price: cents(240_000_000) }]))).toBe(true);
    expect(cashFollowed(base, base)).toBe(false);
    expect(cashFollowed(base, write([{ cash: cents(70_000_000) }, { price: cents(240_000_000) }]))).toBe(
      false,
    );
    expect(cashFollowed(base, write([{ price: cents(240_000_000) }, { sbaLoan: cents(1) }]))).toBe(false);
  });

  it('never falls below zero, and does not follow terms that did not add up', () => {
    expect(write([{ price: cents(100_000_000) }]).cash).toBe(0);
    const open = { ...base, cash: cents(0) };
    expect(withFollowing('loi', open, { ...open, price: cents(240_000_000) }, open).cash).toBe(0);
  });
});

describe('dependent terms', () => {
  it('keep the indemnity at its share of the price with every digit, until it is changed by hand', () => {
    const first = typed({ price: cents(100) }, 'loi');
    const whole = typed({ price: cents(150_000_000) }, 'loi', first);
    expect(whole).toMatchObject({ indemnityCap: 15_000_000, indemnityBasket: 750_000 });
    const byHand = typed({ indemnityCap: cents(20_000_000), price: cents(100_000_000) }, 'loi', whole);
    expect(byHand).toMatchObject({ indemnityCap: 20_000_000, indemnityBasket: 500_000 });
    const without = typed({ indemnityCap: null, price: cents(100_000_000) }, 'loi', whole);
    expect(without.indemnityCap).toBeNull();
    expect(typed({ price: null }, 'loi', whole)).toMatchObject({ indemnityCap: null });
  });

  it('survive an unreadable amount', () => {
    const garbled = withFollowing('loi', starting(), {
      ...starting(),
      price: cents(0),
      sbaLoan: NaN as never,
    });
    expect(garbled).toMatchObject({ indemnityCap: null, contingencies: ['lease'] });
    const price = withFollowing('loi', starting(), { ...starting(), price: NaN as never });
    expect(price.indemnityCap).toBeNull();
  });

  it('of a note, an earn-out and a loan are added and removed with it', () => {
    const on = typed({
      sellerNote: cents(100_000),
      earnOut: cents(100_000),
      sbaLoan: cents(100_000),
    });
    expect(on).toMatchObject({
      noteRateBps: usual.noteRateBps,
      noteMonths: usual.noteMonths,
      earnOutMetric: usual.earnOutMetric,
      earnOutMonths: usual.earnOutMonths,
      contingencies: ['financing', 'lease'],
    });
    const nothing = { sellerNote: cents(0), earnOut: cents(0), sbaLoan: cents(0) };
    expect(typed(nothing, 'loi', on)).toEqual(starting());
    const byHand = typed({ noteMonths: 84, ...nothing }, 'loi', on);
    expect(byHand).toMatchObject({ noteRateBps: usual.noteRateBps, noteMonths: 84, earnOutMetric: '' });
  });

  it('put a note that counts as SBA equity on standby for the life of the loan', () => {
    const counted = typed({ sellerNote: cents(100_000), noteCountsAsEquity: true });
    expect(counted).toMatchObject({ noteStandby: true, noteStandbyMonths: usual.fullStandbyMonths });
    expect(typed({ noteStandby: false }, 'loi', counted).noteStandbyMonths).toBeNull();
  });
});
