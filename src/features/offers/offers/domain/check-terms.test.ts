import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import { cents } from '#kernel/money.ts';
import { offerTerms } from '#test/support/offer-terms.ts';
import { sumOfParts, termFaults } from './check-terms.ts';
import type { OfferKind, OfferTerms } from './terms.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const expiresAt = shift(now, 30 * days).toISOString();
const faults = (given: Partial<OfferTerms> = {}, kind: OfferKind = 'loi') =>
  Object.keys(termFaults(offerTerms({ expiresAt, ...given }), kind, now));

describe('terms of an offer', () => {
  it('can be sent if they are complete', () => {
    expect(faults()).toEqual([]);
    expect(faults({}, 'indication')).toEqual([]);
  });

  it('have parts that add up to the price, to the cent', () => {
    expect(faults({ price: null })).toEqual(['price']);
    expect(faults({ price: cents(119_999_999) })).toEqual(['price']);
    const said = termFaults(offerTerms({ expiresAt, price: cents(119_999_900) }), 'loi', now).price;
    expect(said).toBe('Sources total $1,200,000, $1 more than the price.');
    const part = fc.integer({ min: 1, max: 1_000_000_000 }).map(cents);
    fc.assert(
      fc.property(
        part,
        part,
        part,
        part,
        fc.integer({ min: -5, max: 5 }),
        (cash, sbaLoan, otherDebt, rollover, off) => {
          const parts = { cash, sbaLoan, otherDebt, rollover, sellerNote: cents(0), earnOut: cents(0) };
          const price = cents(sumOfParts({ ...offerTerms(), ...parts }) + off);
          const terms = offerTerms({ expiresAt, ...parts, price, deposit: cents(0), equityPercent: null });
          expect('price' in termFaults(terms, 'loi', now)).toBe(off !== 0);
        },
      ),
    );
  });

  it('keep the stated equity, and a deposit within the cash', () => {
    expect(faults({ equityPercent: 83 })).toEqual([]);
    expect(faults({ equityPercent: 84 })).toEqual(['equityPercent']);
    expect(faults({ deposit: cents(100_000_001) })).toEqual(['deposit']);
  });

  it('say how a note and an earn-out are paid', () => {
    expect(faults({ noteRateBps: null, noteMonths: null })).toEqual(['noteRateBps', 'noteMonths']);
    expect(faults({ noteCountsAsEquity: true })).toEqual(['noteStandby']);
    expect(faults({ noteStandby: true })).toEqual(['noteStandbyMonths']);
    expect(faults({ noteStandbyMonths: 24 })).toEqual(['noteStandbyMonths']);
    expect(faults({ noteStandbyMonths: 0 })).toEqual([]);
    expect(faults({ noteCountsAsEquity: true, noteStandby: true, noteStandbyMonths: 24 })).toEqual([]);
    const earnOut = { sellerNote: cents(0), earnOut: cents(20_000_000) };
    expect(faults(earnOut)).toEqual(['earnOutMetric', 'earnOutMonths']);
  });

  it('expire in the future, within a year', () => {
    expect(faults({ expiresAt: null })).toEqual(['expiresAt']);
    expect(faults({ expiresAt: now.toISOString() })).toEqual(['expiresAt']);
    expect(faults({ expiresAt: shift(now, 366 * days).toISOString() })).toEqual(['expiresAt']);
  });

  it('ask for at most 120 days of exclusivity, and an indication for none', () => {
    expect(faults({ exclusivityDays: 120 })).toEqual([]);
    expect(faults({ exclusivityDays: 121 })).toEqual(['exclusivityDays']);
    expect(faults({ exclusivityDays: 1 }, 'indication')).toEqual(['exclusivityDays']);
  });

  it('require more in a letter of intent than in an indication', () => {
    const little = { structure: null, governingLaw: '', diligenceDays: null, closingDate: null };
    expect(faults(little, 'indication')).toEqual([]);
    expect(faults(little).sort()).toEqual(['closingDate', 'diligenceDays', 'governingLaw', 'structure']);
    expect(faults({ buyerEntity: ' ', signatory: '' }, 'indication')).toEqual(['buyerEntity', 'signatory']);
    expect(faults({ closingDate: '2026-11-19' })).toEqual(['closingDate']);
  });
});
