import { createOffer, getOffer, moveOffer, saveOffer, sendTerms } from '#features/offers/offers/contract.ts';
import type { OfferStatus } from '#features/offers/offers/domain/offer.ts';
import type { OfferKind, OfferTerms } from '#features/offers/offers/domain/terms.ts';
import { days, shift } from '#kernel/instant.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Hand, Stage } from './stage.ts';

const k = (thousands: number): Cents => cents(thousands * 100_000);

type Money = { price: number; cash: number; sbaLoan: number; sellerNote: number };
/** The state of the business, whose law governs. */
type Given = Partial<OfferTerms> & Pick<OfferTerms, 'governingLaw'>;

/** Typical terms of a letter of intent; money in thousands of dollars. */
export function termsOf(stage: Stage, buyer: Hand, money: Money, given: Given): OfferTerms {
  const day = (ahead: number) => shift(stage.began, ahead * days).toISOString();
  return {
    buyerEntity: `${buyer.name.split(' ')[1]} Holdings LLC`,
    signatory: buyer.name,
    signatoryTitle: 'Managing Member',
    structure: 'asset',
    taxElection: 'none',
    price: k(money.price),
    cash: k(money.cash),
    sbaLoan: k(money.sbaLoan),
    otherDebt: cents(0),
    sellerNote: k(money.sellerNote),
    earnOut: cents(0),
    rollover: cents(0),
    equityPercent: 10,
    financing: 'pre-qualified',
    financingTerms: 'SBA 7(a) loan over ten years; the lender has read the income statements.',
    noteRateBps: money.sellerNote > 0 ? 650 : null,
    noteMonths: money.sellerNote > 0 ? 60 : null,
    noteStandby: false,
    noteStandbyMonths: null,
    noteCountsAsEquity: false,
    noteSecurity: money.sellerNote > 0 ? 'Second lien on the assets.' : '',
    earnOutMetric: '',
    earnOutMonths: null,
    earnOutTerms: '',
    deposit: k(25),
    depositRefundableDays: 45,
    escrowHolder: 'A mutually acceptable escrow agent.',
    workingCapital: 'included',
    workingCapitalCollar: null,
    workingCapitalTerms: 'Twelve-month average, settled sixty days after closing.',
    inventory: '',
    includedAssets: 'Vehicles, tools, customer agreements, phone numbers and the trade name.',
    excludedAssets: 'Cash and the owner’s personal vehicle.',
    assumedLiabilities: '',
    diligenceDays: 45,
    diligenceList: '',
    contingencies: ['financing'],
    contingencyTerms: '',
    indemnityCap: null,
    indemnityBasket: null,
    survivalMonths: 18,
    holdback: null,
    taxAllocation: '',
    nonCompeteYears: 3,
    nonCompeteMiles: 50,
    trainingHours: 120,
    employment: 'Crew leads will be offered their current terms.',
    realEstate: '',
    closingDate: day(95).slice(0, 10),
    expiresAt: day(75),
    exclusivityDays: 0,
    confidentiality: '',
    expenses: 'Each side pays its own.',
    access: '',
    termination: '',
    ...given,
  };
}

export async function offer(
  buyer: Hand,
  listingId: string,
  kind: OfferKind,
  terms: OfferTerms,
): Promise<string> {
  const { id } = await buyer.call(createOffer, { params: { id: listingId }, body: { kind } });
  const { version } = await buyer.call(saveOffer, { params: { id }, body: { version: 1, terms } });
  await buyer.call(sendTerms, { params: { id }, body: { version, terms } });
  return id;
}

export async function counter(by: Hand, id: string, terms: OfferTerms): Promise<void> {
  const { version } = await by.call(getOffer, { params: { id } });
  await by.call(sendTerms, { params: { id }, body: { version, terms } });
}

export async function moveTo(by: Hand, id: string, to: OfferStatus): Promise<void> {
  const { version } = await by.call(getOffer, { params: { id } });
  await by.call(moveOffer, { params: { id }, body: { to, version } });
}
