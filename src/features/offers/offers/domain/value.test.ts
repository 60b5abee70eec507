import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { type Assumptions, atRisk, offerValue, startingAssumptions } from './value.ts';

const none = {
  cash: cents(0),
  sbaLoan: cents(0),
  otherDebt: cents(0),
  sellerNote: cents(0),
  earnOut: cents(0),
  noteRateBps: null,
  noteMonths: null,
  noteStandby: false,
  noteStandbyMonths: null,
  earnOutMonths: null,
};

describe('the risk-adjusted value of an offer', () => {
  it('example O1 of docs/rules/offers.md: the higher headline price has the lower value', () => {
    const a = {
      ...none,
      cash: cents(100_000_000),
      sellerNote: cents(20_000_000),
      noteRateBps: 600,
      noteMonths: 60,
    };
    const b = { ...none, cash: cents(85_000_000), earnOut: cents(45_000_000), earnOutMonths: 24 };
    const first = offerValue(a, { ...startingAssumptions, notePaid: 0.95, closes: 0.85 });
    const second = offerValue(b, { ...startingAssumptions, earnOutEarned: 0.5, closes: 0.7 });
    expect(first).toMatchObject({ notePayment: 386_656, noteValue: 17_382_137, riskAdjusted: 99_036_075 });
    expect(second.riskAdjusted).toBe(71_409_263);
    expect(Math.round(second.earnOutValue * 0.5)).toBe(17_013_233);
  });

  it('is the sum of its parts, and the rest of the price is at risk', () => {
    const terms = {
      ...none,
      cash: cents(85_000_000),
      sellerNote: cents(20_000_000),
      noteRateBps: 600,
      noteMonths: 60,
      earnOut: cents(45_000_000),
      earnOutMonths: 24,
    };
    const value = offerValue(terms, { ...startingAssumptions, closes: 0.7 });
    const { closing, note, earnOut } = value.parts;
    expect(closing).toBe(59_500_000);
    expect(closing + note + earnOut).toBe(value.riskAdjusted);
    expect(value.riskAdjusted + atRisk(cents(150_000_000), value)).toBe(150_000_000);
    expect(atRisk(cents(1), value)).toBe(0);
  });

  it('counts what lenders pay at closing as cash to the seller', () => {
    const terms = { ...none, cash: cents(10_000), sbaLoan: cents(20_000), otherDebt: cents(30_000) };
    expect(offerValue(terms, { ...startingAssumptions, closes: 1 }).riskAdjusted).toBe(60_000);
  });

  it('is lower for a note on standby', () => {
    const note = { ...none, sellerNote: cents(20_000_000), noteRateBps: 600, noteMonths: 60 };
    const soon = offerValue(note, startingAssumptions);
    const later = offerValue({ ...note, noteStandby: true, noteStandbyMonths: 24 }, startingAssumptions);
    expect(later.noteValue).toBeLessThan(soon.noteValue);
    expect(later.notePayment).toBe(soon.notePayment);
  });

  it('ignores months of standby that stayed in the form without standby', () => {
    const note = { ...none, sellerNote: cents(20_000_000), noteRateBps: 600, noteMonths: 60 };
    expect(offerValue({ ...note, noteStandbyMonths: 24 }, startingAssumptions)).toEqual(
      offerValue(note, startingAssumptions),
    );
  });

  it('is from zero to the headline price and grows with every share', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const amount = fc.integer({ min: 0, max: 1_000_000_000_00 }).map(cents);
    const terms = fc.record({
      cash: amount,
      sbaLoan: amount,
      otherDebt: amount,
      sellerNote: amount,
      earnOut: amount,
      noteRateBps: fc.integer({ min: 0, max: 1200 }),
      noteMonths: fc.integer({ min: 1, max: 360 }),
      noteStandby: fc.boolean(),
      noteStandbyMonths: fc.integer({ min: 0, max: 60 }),
      earnOutMonths: fc.integer({ min: 0, max: 120 }),
    });
    fc.assert(
      fc.property(terms, share, share, share, (of, closes, notePaid, earnOutEarned) => {
        const assumed: Assumptions = { ...startingAssumptions, closes, notePaid, earnOutEarned };
        const { riskAdjusted } = offerValue(of, assumed);
        const headline = of.cash + of.sbaLoan + of.otherDebt + of.sellerNote + of.earnOut;
        expect(riskAdjusted).toBeGreaterThanOrEqual(0);
        expect(riskAdjusted).toBeLessThanOrEqual(headline + 2);
        expect(offerValue(of, { ...assumed, closes: 1 }).riskAdjusted).toBeGreaterThanOrEqual(riskAdjusted);
      }),
    );
  });
});
