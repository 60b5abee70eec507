import type { Cents } from '#kernel/money.ts';

export const offerKinds = ['indication', 'loi'] as const;
export type OfferKind = (typeof offerKinds)[number];

export const structures = ['asset', 'stock', 'membership'] as const;
export const taxElections = ['none', 'f-reorganization', '338h10'] as const;
export const financings = ['not-needed', 'not-started', 'applied', 'pre-qualified', 'committed'] as const;
export const workingCapitals = ['included', 'excluded'] as const;
export const contingencyKinds = [
  'financing',
  'lease',
  'licences',
  'landlord',
  'key-staff',
  'environmental',
] as const;

export type Structure = (typeof structures)[number];
export type TaxElection = (typeof taxElections)[number];
export type Financing = (typeof financings)[number];
type WorkingCapital = (typeof workingCapitals)[number];
export type ContingencyKind = (typeof contingencyKinds)[number];

/** They add up to the price. */
export const priceParts = ['cash', 'sbaLoan', 'otherDebt', 'sellerNote', 'earnOut', 'rollover'] as const;
export type PricePart = (typeof priceParts)[number];

const proseTerms = [
  'financingTerms',
  'noteSecurity',
  'earnOutTerms',
  'workingCapitalTerms',
  'inventory',
  'includedAssets',
  'excludedAssets',
  'assumedLiabilities',
  'escrowHolder',
  'diligenceList',
  'contingencyTerms',
  'taxAllocation',
  'employment',
  'realEstate',
  'confidentiality',
  'expenses',
  'access',
  'termination',
] as const;
type ProseTerm = (typeof proseTerms)[number];

/** The terms of an offer. Money in cents, rates in basis points (1% is 100), `null` if not set. */
export type OfferTerms = {
  buyerEntity: string;
  signatory: string;
  signatoryTitle: string;
  structure: Structure | null;
  taxElection: TaxElection;
  price: Cents | null;
  cash: Cents;
  sbaLoan: Cents;
  otherDebt: Cents;
  sellerNote: Cents;
  earnOut: Cents;
  rollover: Cents;
  equityPercent: number | null;
  financing: Financing | null;
  noteRateBps: number | null;
  noteMonths: number | null;
  noteStandby: boolean;
  noteStandbyMonths: number | null;
  noteCountsAsEquity: boolean;
  earnOutMetric: string;
  earnOutMonths: number | null;
  deposit: Cents;
  depositRefundableDays: number | null;
  workingCapital: WorkingCapital | null;
  workingCapitalCollar: Cents | null;
  diligenceDays: number | null;
  contingencies: ContingencyKind[];
  indemnityCap: Cents | null;
  indemnityBasket: Cents | null;
  survivalMonths: number | null;
  holdback: Cents | null;
  nonCompeteYears: number | null;
  nonCompeteMiles: number | null;
  trainingHours: number | null;
  /** A day, `2026-11-20`. */
  closingDate: string | null;
  /** An instant, ISO 8601 in UTC. */
  expiresAt: string | null;
  exclusivityDays: number;
  governingLaw: string;
} & Record<ProseTerm, string>;

/** Binding once both have signed a letter of intent; all else is nonbinding (docs/rules/offers.md). */
const bindingTerms = [
  'exclusivityDays',
  'confidentiality',
  'expenses',
  'governingLaw',
  'access',
  'termination',
] as const satisfies readonly (keyof OfferTerms)[];

export function isBinding(term: keyof OfferTerms, kind: OfferKind): boolean {
  return kind === 'loi' && bindingTerms.some((one) => one === term);
}
