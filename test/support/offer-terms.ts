import { z } from 'zod';
import type { OfferTerms } from '#features/offers/offers/domain/terms.ts';
import { days } from '#kernel/instant.ts';
import { cents } from '#kernel/money.ts';
import { expectOk, type Someone } from './people.ts';

export function offerTerms(given: Partial<OfferTerms> = {}): OfferTerms {
  return {
    buyerEntity: 'Lovelace Holdings LLC',
    signatory: 'Ada Lovelace',
    signatoryTitle: 'Manager',
    structure: 'asset',
    taxElection: 'none',
    price: cents(120_000_000),
    cash: cents(100_000_000),
    sbaLoan: cents(0),
    otherDebt: cents(0),
    sellerNote: cents(20_000_000),
    earnOut: cents(0),
    rollover: cents(0),
    equityPercent: 10,
    financing: 'not-needed',
    financingTerms: '',
    noteRateBps: 600,
    noteMonths: 60,
    noteStandby: false,
    noteStandbyMonths: null,
    noteCountsAsEquity: false,
    noteSecurity: '',
    earnOutMetric: '',
    earnOutMonths: null,
    earnOutTerms: '',
    deposit: cents(1_000_000),
    depositRefundableDays: 30,
    escrowHolder: '',
    workingCapital: 'included',
    workingCapitalCollar: null,
    workingCapitalTerms: '',
    inventory: '',
    includedAssets: '',
    excludedAssets: '',
    assumedLiabilities: '',
    diligenceDays: 45,
    diligenceList: '',
    contingencies: ['financing'],
    contingencyTerms: '',
    indemnityCap: null,
    indemnityBasket: null,
    survivalMonths: null,
    holdback: null,
    taxAllocation: '',
    nonCompeteYears: 3,
    nonCompeteMiles: 25,
    trainingHours: 80,
    employment: '',
    realEstate: '',
    closingDate: '2126-12-31',
    expiresAt: null,
    exclusivityDays: 0,
    confidentiality: '',
    expenses: '',
    governingLaw: 'Utah',
    access: '',
    termination: '',
    ...given,
  };
}

export async function makeOffer(
  product: { clock: { now(): Date } },
  buyer: Someone,
  listingId: string,
  words: string,
  sent: boolean,
  kind: 'indication' | 'loi' = 'indication',
): Promise<string> {
  const begun = await expectOk(buyer.post(`/api/listing/${listingId}/offers`, { kind }));
  const { id } = z.object({ id: z.uuid() }).parse(begun);
  const expiresAt = new Date(product.clock.now().getTime() + 30 * days).toISOString();
  const terms = offerTerms({ expiresAt, realEstate: words });
  await expectOk(buyer.put(`/api/offers/${id}/draft`, { version: 1, terms }));
  if (sent) await expectOk(buyer.post(`/api/offers/${id}/rounds`, { version: 2, terms }));
  return id;
}
