import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#kernel/days.ts';
import { cents } from '#kernel/money.ts';
import { offerTerms } from '#test/support/offer-terms.ts';
import { termFaults } from './check-terms.ts';
import { oddExpiry } from './odd-expiry.ts';
import { oddTerms } from './odd-terms.ts';
import { startingTerms, withFollowing } from './starting-terms.ts';
import { type OfferKind, type OfferTerms, offerKinds } from './terms.ts';

const today = '2026-05-04';
const dollars = (amount: number) => cents(amount * 100);

/** $1,200,000: $300,000 in cash, an SBA loan of $800,000 and a seller note of $100,000. Nothing in it is odd. */
const sound = (given: Partial<OfferTerms> = {}) =>
  offerTerms({
    cash: dollars(300_000),
    sbaLoan: dollars(800_000),
    sellerNote: dollars(100_000),
    financing: 'applied',
    deposit: dollars(10_000),
    depositRefundableDays: 45,
    diligenceDays: 45,
    exclusivityDays: 45,
    closingDate: '2026-06-18',
    expiresAt: '2026-05-18T22:00:00Z',
    workingCapitalTerms: 'Average of the last 12 months.',
    indemnityCap: dollars(120_000),
    indemnityBasket: dollars(6_000),
    survivalMonths: 12,
    holdback: dollars(60_000),
    ...given,
  });
const odd = (given: Partial<OfferTerms>, kind: OfferKind = 'loi') =>
  oddTerms({ kind, terms: sound(given), today, asking: null });
const ids = (given: Partial<OfferTerms>, kind?: OfferKind) => odd(given, kind).map(({ id }) => id);
const noLoan: Partial<OfferTerms> = {
  sbaLoan: cents(0),
  cash: dollars(1_100_000),
  financing: 'not-needed',
  contingencies: [],
};
const noNote: Partial<OfferTerms> = {
  sellerNote: cents(0),
  cash: dollars(400_000),
  noteRateBps: null,
  noteMonths: null,
};

describe('terms that defeat each other', () => {
  it('are none in terms that fit together, to the day and to the dollar', () => {
    expect(ids({})).toEqual([]);
    expect(ids(noLoan)).toEqual([]);
    expect(ids(noNote)).toEqual([]);
  });

  it('are dates of which one ends before what it is for; the same day is fine', () => {
    expect(odd({ exclusivityDays: 30 })).toEqual([
      {
        id: 'exclusivity-before-diligence',
        terms: ['exclusivityDays', 'diligenceDays'],
        fact: 'If accepted today, exclusivity ends June 3, 2026, before due diligence ends June 18, 2026.',
        advice: 'Make exclusivity at least as long as due diligence, or shorten due diligence.',
      },
    ]);
    expect(ids({ exclusivityDays: 44 })).toEqual(['exclusivity-before-diligence']);
    expect(ids({ exclusivityDays: 0 })).toEqual([]);
    expect(ids({ exclusivityDays: 46 })).toEqual(['exclusivity-after-closing']);
    expect(ids({ exclusivityDays: 46, closingDate: '2026-06-19' })).toEqual([]);
    expect(ids({ closingDate: '2026-06-17', exclusivityDays: 0 })).toEqual(['diligence-after-closing']);
    expect(ids({ closingDate: null })).toEqual([]);
    expect(ids({ diligenceDays: null, depositRefundableDays: 0 })).toEqual([]);
    expect(ids({ depositRefundableDays: 44 })).toEqual(['deposit-before-diligence']);
    expect(ids({ depositRefundableDays: null })).toEqual([]);
  });

  it('are an offer that can still be accepted when closing day is over in every state', () => {
    const short = { exclusivityDays: 0, diligenceDays: 10, closingDate: '2026-05-18' };
    expect(ids({ ...short, expiresAt: '2026-05-19T09:59:59Z' })).toEqual([]);
    expect(ids({ ...short, expiresAt: '2026-05-19T10:00:00Z' })).toEqual(['expires-after-closing']);
  });

  it('are a financing status or condition that does not fit the sources', () => {
    expect(ids({ financing: 'not-needed' })).toEqual(['loan-not-needed']);
    expect(ids({ ...noLoan, financing: 'committed' })).toEqual(['status-without-loan']);
    expect(ids({ ...noLoan, contingencies: ['lease', 'financing'] })).toEqual(['condition-without-loan']);
    expect(
      ids({ ...noLoan, cash: dollars(900_000), otherDebt: dollars(200_000), financing: 'applied' }),
    ).toEqual([]);
  });

  it('are too little equity for an SBA loan, of which a note on full standby is at most half', () => {
    const standby = { noteCountsAsEquity: true, noteStandby: true, noteStandbyMonths: 120 };
    const equity = (cash: number, note: number) => ({
      cash: dollars(cash),
      sellerNote: dollars(note),
      sbaLoan: dollars(1_200_000 - cash - note),
      holdback: null,
    });
    expect(ids(equity(120_000, 100_000))).toEqual([]);
    expect(ids(equity(119_999, 100_000))).toEqual(['sba-equity']);
    expect(ids({ ...equity(60_000, 100_000), ...standby })).toEqual([]);
    expect(ids({ ...equity(59_999, 100_000), ...standby })).toEqual(['sba-equity']);
    expect(odd({ ...equity(60_000, 100_000) })[0]?.fact).toContain('$120,000. These terms have $60,000.');
    expect(ids({ ...equity(70_000, 50_000), ...standby })).toEqual([]);
    expect(ids({ ...equity(69_999, 50_000), ...standby })).toEqual(['sba-equity']);
  });

  it('are an SBA loan of more than the SBA guarantees, and a basket that no claim reaches', () => {
    const large = { cash: dollars(1_000_000), sellerNote: dollars(100_000) };
    expect(ids({ ...large, sbaLoan: dollars(5_000_000), price: dollars(6_100_000) })).toEqual([]);
    expect(ids({ ...large, sbaLoan: dollars(5_000_001), price: dollars(6_100_001) })).toEqual([
      'sba-over-limit',
    ]);
    expect(ids({ indemnityBasket: dollars(1_200_001), indemnityCap: null, holdback: null })).toEqual([
      'basket-over-price',
    ]);
  });

  it('name what counts of a note on full standby', () => {
    const standby = { noteCountsAsEquity: true, noteStandby: true, noteStandbyMonths: 120 };
    const [found] = odd({
      ...standby,
      cash: dollars(50_000),
      sellerNote: dollars(100_000),
      sbaLoan: dollars(1_050_000),
    });
    expect(found?.fact).toContain(
      'These terms have $110,000: $50,000 in cash and $60,000 of the seller note.',
    );
  });

  it('are parts of the price that an SBA loan rules out', () => {
    const earnOut = {
      earnOut: dollars(50_000),
      earnOutMonths: 24,
      earnOutTerms: 'If revenue is $2M a year.',
    };
    expect(ids({ ...earnOut, cash: dollars(250_000) })).toEqual(['sba-earn-out']);
    expect(ids({ ...noLoan, ...earnOut })).toEqual([]);
    const rollover = { rollover: dollars(50_000), cash: dollars(250_000) };
    expect(ids(rollover)).toEqual(['sba-rollover']);
    expect(ids({ ...rollover, structure: 'stock' })).toEqual([]);
  });

  it('are full standby without an SBA loan, and with payments before the loan is paid off', () => {
    const standby = { noteCountsAsEquity: true, noteStandby: true };
    expect(ids({ ...standby, noteStandbyMonths: 120 })).toEqual([]);
    expect(ids({ ...standby, noteStandbyMonths: 119 })).toEqual(['payments-in-full-standby']);
    expect(ids({ ...noLoan, ...standby, noteStandbyMonths: 120 })).toEqual(['sba-equity-without-loan']);
    expect(ids({ noteStandby: true, noteStandbyMonths: 24 })).toEqual([]);
  });

  it('are terms of a note, an earn-out or a deposit of $0, and an earn-out that says too little', () => {
    expect(ids({ ...noNote, noteMonths: 60 })).toEqual(['note-terms-without-note']);
    expect(ids({ ...noNote, noteSecurity: 'A second lien.' })).toEqual(['note-terms-without-note']);
    expect(ids({ earnOutMetric: 'Gross revenue' })).toEqual(['earn-out-terms-without-earn-out']);
    expect(ids({ deposit: cents(0) })).toEqual(['deposit-terms-without-deposit']);
    expect(ids({ deposit: cents(0), depositRefundableDays: null })).toEqual([]);
    const earnOut = {
      ...noLoan,
      earnOut: dollars(50_000),
      earnOutMetric: 'Gross revenue',
      earnOutMonths: 24,
    };
    expect(ids(earnOut)).toEqual(['earn-out-without-target']);
    expect(ids(earnOut, 'indication')).toEqual([]);
    expect(ids({ ...earnOut, earnOutTerms: 'All of it above $2M.', earnOutMonths: 0 })).toEqual([
      'earn-out-without-period',
    ]);
  });

  it('are working capital that is left out but measured, or included but not measured', () => {
    expect(ids({ workingCapital: 'excluded' })).toEqual([]);
    expect(ids({ workingCapital: 'excluded', workingCapitalCollar: cents(0) })).toEqual([]);
    const collar = { workingCapital: 'excluded', workingCapitalCollar: cents(1) } as const;
    expect(ids(collar)).toEqual(['peg-of-excluded-capital']);
    const peg = { workingCapital: 'excluded', workingCapitalTerms: 'A peg of $0.' } as const;
    expect(ids(peg)).toEqual(['peg-of-excluded-capital']);
    expect(ids({ workingCapitalTerms: ' ' })).toEqual(['capital-without-peg']);
    expect(ids({ workingCapitalTerms: '' }, 'indication')).toEqual([]);
  });

  it('are a tax treatment that does not fit what is bought', () => {
    expect(ids({ taxElection: '338h10' })).toEqual(['election-of-assets']);
    expect(ids({ taxElection: 'f-reorganization' })).toEqual(['election-of-assets']);
    expect(ids({ taxElection: '338h10', structure: 'stock', taxAllocation: 'By class.' })).toEqual([]);
    expect(ids({ structure: 'stock', taxAllocation: 'By class.' })).toEqual(['allocation-of-stock']);
  });

  it('are amounts of the indemnity of which one leaves no room for another', () => {
    expect(ids({ indemnityBasket: dollars(120_000) })).toEqual([]);
    expect(ids({ indemnityBasket: dollars(120_001) })).toEqual(['basket-over-cap']);
    expect(ids({ indemnityCap: dollars(1_200_000) })).toEqual([]);
    expect(ids({ indemnityCap: dollars(1_200_001) })).toEqual(['cap-over-price']);
    expect(ids({ indemnityCap: null })).toEqual([]);
    expect(ids({ holdback: dollars(120_000) })).toEqual([]);
    expect(ids({ holdback: dollars(120_001) })).toEqual(['holdback-over-cap']);
    expect(ids({ indemnityCap: null, holdback: dollars(1_100_000) })).toEqual([]);
    expect(ids({ indemnityCap: null, holdback: dollars(1_100_001) })).toEqual(['holdback-over-closing']);
    expect(ids({ survivalMonths: 0 })).toEqual(['no-survival']);
    expect(ids({ survivalMonths: null })).toEqual([]);
  });

  it('are a non-compete without years or miles', () => {
    expect(ids({ nonCompeteYears: null })).toEqual(['radius-without-years']);
    expect(ids({ nonCompeteYears: 0, nonCompeteMiles: null })).toEqual([]);
    expect(ids({ nonCompeteMiles: 0 })).toEqual(['years-without-radius']);
  });
});

describe('terms far from what is usual', () => {
  const asked = (price: number | null, asking: number | null) =>
    oddTerms({
      kind: 'loi',
      terms: sound({ ...noLoan, price: price === null ? null : dollars(price) }),
      today,
      asking: asking === null ? null : dollars(asking),
    });

  it('are a price below half or above five fourths of the asking price, where the reader knows it', () => {
    expect(asked(60_000, 1_200_000).find(({ id }) => id === 'price-far-from-asking')).toEqual({
      id: 'price-far-from-asking',
      terms: ['price'],
      fact: 'The price, $60,000, is 5% of the asking price, $1,200,000.',
      advice: 'Check the price for a missing or an extra digit.',
    });
    const flagged = (price: number | null, asking: number | null) =>
      asked(price, asking).some(({ id }) => id === 'price-far-from-asking');
    expect(flagged(1_200_000, 2_400_000)).toBe(false);
    expect(flagged(1_199_999, 2_400_000)).toBe(true);
    expect(flagged(1_500_000, 1_200_000)).toBe(false);
    expect(flagged(1_500_001, 1_200_000)).toBe(true);
    expect(flagged(1, null)).toBe(false);
    expect(flagged(null, 1_200_000)).toBe(false);
    expect(flagged(1_200_000, 0)).toBe(false);
    expect(
      asked(1_000, 1_200_000)
        .map(({ fact }) => fact)
        .join(' '),
    ).toContain('is less than 1% of the asking');
  });

  it('are a long or wide non-compete, months of training, and too few or too many days of diligence', () => {
    expect(ids({ nonCompeteYears: 5, nonCompeteMiles: 100, trainingHours: 520 })).toEqual([]);
    expect(odd({ nonCompeteYears: 25 })[0]?.fact).toBe(
      'The non-compete lasts 25 years. 2 to 5 are usual, and state law may limit them.',
    );
    expect(ids({ nonCompeteYears: 6 })).toEqual(['long-non-compete']);
    expect(odd({ nonCompeteMiles: 500 })[0]?.fact).toBe(
      'The non-compete covers 500 miles around the business. 5 to 50 are usual, and state law may limit them.',
    );
    expect(ids({ nonCompeteMiles: 101 })).toEqual(['wide-non-compete']);
    expect(odd({ trainingHours: 9_000 })[0]?.fact).toBe(
      '9,000 hours of seller training are about 225 weeks of full-time work. 2 to 12 weeks are usual.',
    );
    expect(ids({ trainingHours: 521 })).toEqual(['long-training']);
    const diligence = (diligenceDays: number) =>
      ids({ diligenceDays, exclusivityDays: 0, depositRefundableDays: null, closingDate: null });
    expect(odd({ diligenceDays: 0 })[0]?.fact).toBe('Due diligence takes 0 days. 30 to 60 are usual.');
    expect(diligence(6)).toEqual(['diligence-out-of-range']);
    expect(diligence(7)).toEqual([]);
    expect(diligence(180)).toEqual([]);
    expect(diligence(181)).toEqual(['diligence-out-of-range']);
    expect(ids({ diligenceDays: null, depositRefundableDays: 0 })).toEqual([]);
  });
});

describe('a draft of the form', () => {
  const amount = fc.integer({ min: 1, max: 20_000_000 }).map(dollars);
  const share = fc.integer({ min: 0, max: 100 });

  it('is never questioned, whenever it is begun and whatever price is typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...offerKinds),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2120-01-01'), noInvalidDate: true }),
        amount,
        share,
        (kind, now, price, percent) => {
          const before = startingTerms(kind, { buyer: 'Ada Lovelace', law: 'Utah', now });
          const priced = withFollowing(kind, before, { ...before, price }, before);
          const cash = cents(price - Math.floor((price * percent) / 200));
          const paid = withFollowing(kind, priced, { ...priced, cash }, before);
          const terms = withFollowing(kind, paid, { ...paid, sellerNote: cents(price - cash) }, before);
          expect(oddTerms({ kind, terms: before, today: dayOf(now), asking: null })).toEqual([]);
          expect(oddExpiry({ terms: before, now, zone: 'America/Los_Angeles' })).toEqual([]);
          expect(termFaults(terms, kind, now)).toEqual({});
          expect(oddTerms({ kind, terms, today: dayOf(now), asking: null })).toEqual([]);
        },
      ),
    );
  });
});
