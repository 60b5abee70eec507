import { z } from 'zod';
import { sealFailures } from '#features/agreements/ndas/domain/seal-failure.ts';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { outcomes } from '#features/marketplace/listings/domain/outcome.ts';
import { exactly } from '#kernel/exact.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { amount, id, idParams, instant, line, money, prose } from '#wire/words.ts';
import { offerGuards } from './domain/offer.ts';
import {
  contingencyKinds,
  financings,
  type OfferTerms,
  offerKinds,
  structures,
  taxElections,
  workingCapitals,
} from './domain/terms.ts';
import { offer, offerStatus } from './offer-shapes.ts';

const count = (most: number) =>
  z
    .number('Must be a whole number.')
    .int('Must be a whole number.')
    .min(0, 'Must not be negative.')
    .max(most, `At most ${most}.`);
const words = prose(0, 2000);

export const offerTerms = z.object({
  buyerEntity: line(0, 200),
  signatory: line(0, 200),
  signatoryTitle: line(0, 200),
  structure: z.enum(structures).nullable(),
  taxElection: z.enum(taxElections),
  price: amount.nullable(),
  cash: amount,
  sbaLoan: amount,
  otherDebt: amount,
  sellerNote: amount,
  earnOut: amount,
  rollover: amount,
  equityPercent: count(100).nullable(),
  financing: z.enum(financings).nullable(),
  financingTerms: words,
  noteRateBps: count(10_000).nullable(),
  noteMonths: count(480).nullable(),
  noteStandby: z.boolean(),
  noteStandbyMonths: count(240).nullable(),
  noteCountsAsEquity: z.boolean(),
  noteSecurity: words,
  earnOutMetric: line(0, 200),
  earnOutMonths: count(240).nullable(),
  earnOutTerms: words,
  deposit: amount,
  depositRefundableDays: count(3650).nullable(),
  escrowHolder: words,
  workingCapital: z.enum(workingCapitals).nullable(),
  workingCapitalCollar: amount.nullable(),
  workingCapitalTerms: words,
  inventory: words,
  includedAssets: words,
  excludedAssets: words,
  assumedLiabilities: words,
  diligenceDays: count(365).nullable(),
  diligenceList: words,
  contingencies: z.array(z.enum(contingencyKinds)).max(contingencyKinds.length),
  contingencyTerms: words,
  indemnityCap: amount.nullable(),
  indemnityBasket: amount.nullable(),
  survivalMonths: count(240).nullable(),
  holdback: amount.nullable(),
  taxAllocation: words,
  nonCompeteYears: count(50).nullable(),
  nonCompeteMiles: count(25_000).nullable(),
  trainingHours: count(10_000).nullable(),
  employment: words,
  realEstate: words,
  closingDate: z.iso.date().nullable(),
  expiresAt: instant.nullable(),
  exclusivityDays: count(3650),
  confidentiality: words,
  expenses: words,
  governingLaw: line(0, 100),
  access: words,
  termination: words,
});
exactly<OfferTerms, z.output<typeof offerTerms>>(true);

export const mostPossibleBuyers = 500;

/** `null` if nothing was sent yet, or for an admin, who may not read terms. */
const standing = { terms: offerTerms.nullable() };
const offerWithTerms = offer.extend(standing);

export const offerInFull = offerWithTerms.extend({
  /** As far as the caller may know it now; `null` otherwise. */
  askingPrice: money.nullable(),
  draft: offerTerms.nullable(),
  letter: z
    .object({
      sealedAt: instant.nullable(),
      fileSha256: z.string().nullable(),
      /** Why the last attempt to seal it failed; only for admins. */
      failure: z.enum(sealFailures).nullable(),
      download: may,
      /** What was agreed, word for word; `null` for a letter of the first form and for those who may not read terms. */
      sections: z
        .array(
          z.object({
            title: z.string(),
            clauses: z.array(z.object({ lead: z.string(), text: z.string() })),
          }),
        )
        .nullable(),
    })
    .nullable(),
  /**
   * The public card, for the owner and brokers who may change it; `null` for others. `kept`: it was decided that it
   * goes on saying “For sale” although this offer is accepted.
   */
  card: z
    .object({ status: z.enum(listingStatuses), version: z.number().int(), kept: z.boolean() })
    .nullable(),
  rounds: z.array(z.object({ number: z.number().int(), by: z.string(), sentAt: instant, terms: offerTerms })),
  history: z.array(
    z.object({
      from: offerStatus.nullable(),
      to: offerStatus,
      by: z.string(),
      outcome: z.enum(outcomes).nullable(),
      reason: z.string().nullable(),
      /** The number of the terms that stand after the step; 0 before anything was sent. */
      round: z.number().int(),
      at: instant,
    }),
  ),
});

const version = z.number().int().min(1);
const dealRefusals = ['stale', 'invalid-transition', 'not-your-move', ...offerGuards] as const;

export const createOffer = endpoint({
  method: 'POST',
  path: '/api/listing/:id/offers',
  summary: 'Starts a draft offer with the usual terms, for a listing that the buyer has access to',
  who: 'signed-in',
  scope: 'offers:write',
  params: idParams,
  body: z.object({ kind: z.enum(offerKinds) }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['access-open', 'offer-own-listing', 'offer-own-mandate', 'offer-listing-open', 'offer-open'],
  failure: 'unable to start the offer',
});

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/offers/:id/draft',
  summary: 'Saves the buyer’s draft offer; only its buyer sees it',
  who: 'signed-in',
  scope: 'offers:write',
  params: idParams,
  body: z.object({ version, terms: offerTerms }),
  reply: offerInFull,
  refusals: ['stale', 'offer-sent'],
  failure: 'unable to save the offer',
});

export const sendTerms = endpoint({
  method: 'POST',
  path: '/api/offers/:id/rounds',
  summary:
    'Sends terms: the buyer submits or revises; the seller, or a broker who may approve and states that the owner agreed, counters. Terms that were sent never change',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  /** `ownerAgreed`: a broker’s statement that the owner agreed to these terms. */
  body: z.object({ version, terms: offerTerms, ownerAgreed: z.boolean().optional() }),
  reply: offerInFull,
  refusals: ['terms-faulty', ...dealRefusals],
  failure: 'unable to send the offer',
});

export const moveOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/moves',
  summary: 'Reviews, accepts, declines or withdraws an offer',
  who: 'signed-in',
  scope: 'offers:write',
  params: idParams,
  body: z.object({ to: offerStatus, version, reason: line(0, 500).optional() }),
  reply: offerInFull,
  /** Accepting is for people. */
  refusals: [...dealRefusals, 'not-with-token'],
  failure: 'unable to change the offer',
});

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/offers/:id',
  summary: 'An offer that the caller is a party to, with its rounds; admins see no terms',
  who: 'signed-in',
  scope: 'offers:read',
  params: idParams,
  reply: offerInFull,
  failure: 'unable to get the offer',
});

export const downloadLetter = endpoint({
  method: 'GET',
  path: '/api/offers/:id/letter',
  summary:
    'The sealed letter of intent that both sides agreed on, for the buyer, the seller and brokers who may see offers',
  who: 'signed-in',
  scope: 'offers:read',
  params: idParams,
  reply: { file: 'application/pdf' },
  refusals: ['letter-being-sealed', 'file-damaged', 'storage-unavailable'],
  failure: 'unable to download the letter of intent',
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/offers',
  summary:
    'Offers that the caller sent, received for their listings and engagements, or (admins) all; newest first',
  who: 'signed-in',
  scope: 'offers:read',
  query: cursorQuery.extend({ scope: z.enum(['sent', 'received', 'all']) }),
  reply: pageOf(offer),
  refusals: ['not-authorized'],
  failure: 'unable to get the offers',
});

export const listListingOffers = endpoint({
  method: 'GET',
  path: '/api/listing/:id/offers',
  summary: 'The offers for a listing with their current terms, for its owner and brokers who may see offers',
  who: 'signed-in',
  scope: 'offers:read',
  params: idParams,
  query: cursorQuery,
  reply: pageOf(offerWithTerms).extend({ listingTitle: z.string() }),
  failure: 'unable to get the offers',
});

export const getSale = endpoint({
  method: 'GET',
  path: '/api/listing/:id/sale',
  summary: 'The sale of a listing, for its owner: the recorded sale, or the buyers who can be chosen',
  who: 'signed-in',
  scope: 'offers:read',
  params: idParams,
  reply: z.object({
    recorded: z
      .object({
        at: instant,
        buyer: z.object({ id, name: z.string() }).nullable(),
        price: money.nullable(),
      })
      .nullable(),
    possibleBuyers: z
      .array(
        z.object({
          id,
          name: z.string(),
          accepted: z.object({ kind: z.enum(offerKinds), exclusiveUntil: instant.nullable() }).nullable(),
        }),
      )
      .max(mostPossibleBuyers),
    likely: id.nullable(),
  }),
  failure: 'unable to get the sale',
});
