import { z } from 'zod';
import { industry } from '#features/marketplace/businesses/contract.ts';
import { tradeGroupValues } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { tradeAnswers } from '#features/marketplace/businesses/domain/trades.ts';
import { exactly } from '#kernel/exact.ts';
import { endpoint } from '#wire/endpoint.ts';
import { may } from '#wire/may.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, instant, line, money, prose } from '#wire/words.ts';
import { earningsBandKeys, moneyBandKeys, priceDisplays, revenueFilterKeys } from './domain/bands.ts';
import { correctedFields } from './domain/corrected-figures.ts';
import { leakSeverities } from './domain/leak-severity.ts';
import { listingStatuses } from './domain/life-cycle.ts';
import { isPlace, type Place } from './domain/places.ts';
import type { Highlights } from './domain/private-fields.ts';
import type { PrivateProfile } from './domain/private-profile.ts';
import { employeeBands, foundedBands } from './domain/size-bands.ts';
import type { Teaser } from './domain/teaser.ts';
import { highlights, marketPage, marketplaceQuery } from './market-shapes.ts';
import { enteredFields } from './private-shapes.ts';
import { type highlightsShape, privateProfile, stageFields } from './stage-shapes.ts';

const listingStatus = z.enum(listingStatuses);
const place = z
  .custom<Place>((value) => typeof value === 'string' && isPlace(value), 'Choose a state or a region.')
  .meta({ type: 'string', examples: ['utah'] });

export const teaserPhoto = z.object({
  id,
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** What anyone may see (stage S0), chosen by allow-list in `domain/teaser.ts`. */
export const teaser = z.object({
  id,
  status: listingStatus,
  title: z.string(),
  description: z.string(),
  industry,
  /** The exact trade opens with the private profile. */
  trade: z.enum(tradeGroupValues).nullable(),
  place: place.nullable(),
  revenueRange: z.enum(revenueFilterKeys).nullable(),
  lastYearRevenue: z.enum(moneyBandKeys).nullable(),
  ebitda: z.enum(earningsBandKeys).nullable(),
  sde: z.enum(earningsBandKeys).nullable(),
  price: z.discriminatedUnion('shown', [
    z.object({ shown: z.literal('hidden') }),
    z.object({ shown: z.literal('band'), band: z.enum(moneyBandKeys) }),
    z.object({ shown: z.literal('exact'), amount: money }),
  ]),
  employees: z.enum(employeeBands).nullable(),
  founded: z.enum(foundedBands).nullable(),
  photos: z.array(teaserPhoto),
});

// Does not compile if a field is missing on either side or has another type.
exactly<Teaser, z.output<typeof teaser>>(true);
exactly<PrivateProfile, z.output<typeof privateProfile>>(true);
exactly<Highlights, z.output<typeof highlightsShape>>(true);

export const listingView = z.object({
  id,
  status: listingStatus,
  teaser,
  ...stageFields,
  /** `null` until the NDA is signed and the seller approves. */
  profile: privateProfile.nullable(),
  /** Figures that were corrected after the caller could read them, with what they were; `null`: none, or not told yet. */
  corrected: z
    .object({
      at: instant,
      figures: z.array(z.object({ field: z.enum(correctedFields), was: money })).max(correctedFields.length),
    })
    .nullable(),
  own: z.boolean(),
  acting: z.boolean(),
  /** The caller may write it: its owner, or a broker whom the owner lets edit. */
  edits: z.boolean(),
});

export const listingDraft = z.object({
  teaser: z.object({
    title: line(0, 120),
    description: prose(0, 4000),
    place: place.nullable(),
    priceDisplay: z.enum(priceDisplays),
  }),
  profile: enteredFields,
  /** A complete NDA opens the profile without a review by the seller. */
  autoApprove: z.boolean(),
  /** The seller's recorded consent that an admin may approve in their place. */
  adminMayApprove: z.boolean(),
});

export const leak = z.object({
  field: z.string(),
  words: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  rule: z.string(),
  severity: z.enum(leakSeverities),
  why: z.string(),
});

const listingStep = z.object({
  from: z.string(),
  to: z.string(),
  by: z.string(),
  reason: z.string().nullable(),
  at: instant,
});

export const ownListing = z.object({
  id,
  businessId: id,
  businessName: z.string(),
  /** The caller is a broker who edits it for the owner. */
  acting: z.boolean(),
  industry,
  trade: z.enum(tradeAnswers).nullable(),
  status: listingStatus,
  version: z.number().int(),
  draft: listingDraft,
  preview: teaser,
  leaks: z.array(leak),
  missing: z.array(z.string()),
  history: z.array(listingStep),
  may: z.record(z.string(), may),
});

export const listingMove = z.object({
  to: listingStatus,
  version: z.number().int().min(1),
  reason: line(0, 500).optional(),
  /** The caller has read the warnings and keeps the text. */
  acknowledgeWarnings: z.boolean().optional(),
  /** With `sold`: the buyer; `null`: not known here. Absent: the room's buyer, else the accepted offer's. */
  buyerId: id.nullable().optional(),
});

export const browseListings = endpoint({
  method: 'GET',
  path: '/api/listing/',
  summary: 'The marketplace: public teasers, filtered, searched and sorted by the fields of a card',
  who: 'anyone',
  scope: 'marketplace:read',
  query: marketplaceQuery,
  reply: marketPage.extend({ items: z.array(teaser.extend({ highlights: highlights.optional() })) }),
  failure: 'unable to get listings',
});

export const getListing = endpoint({
  method: 'GET',
  path: '/api/listing/:id',
  summary: 'A listing as the caller may see it: the teaser, and the private profile where access is granted',
  who: 'anyone',
  scope: 'listings:read',
  params: idParams,
  reply: listingView,
  failure: 'unable to get listing by ID',
});

export const getOwnListing = endpoint({
  method: 'GET',
  path: '/api/listing/:id/draft',
  summary: 'A listing that the caller may edit, in full, with the findings of the leak check',
  who: 'signed-in',
  scope: 'listings:read',
  params: idParams,
  reply: ownListing,
  failure: 'unable to get listing by ID',
});

export const saveListing = endpoint({
  method: 'PUT',
  path: '/api/listing/:id/draft',
  summary:
    'Saves the teaser and private profile; text that identifies the owner is refused on a public listing. A broker needs the edit right of the engagement and cannot change buyer approval',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  body: listingDraft.extend({
    version: z.number().int().min(1),
    acknowledgeWarnings: z.boolean().optional(),
  }),
  reply: ownListing,
  refusals: ['stale', 'leaks-found', 'not-complete', 'listing-not-editable'],
  failure: 'unable to save listing',
});

export const checkLeaks = endpoint({
  method: 'POST',
  path: '/api/listing/:id/leak-check',
  summary: 'Checks texts against the listing’s confidential details without saving them',
  who: 'signed-in',
  scope: 'listings:read',
  params: idParams,
  body: z.object({ title: line(0, 120), description: prose(0, 4000) }),
  reply: z.object({ leaks: z.array(leak) }),
  failure: 'unable to check the listing',
});

export const moveListing = endpoint({
  method: 'POST',
  path: '/api/listing/:id/moves',
  summary:
    'Changes the status of a listing: in review, live, under offer, sold, withdrawn, or back to draft. A broker needs approvals in the engagement',
  who: 'signed-in',
  scope: 'listings:write',
  params: idParams,
  body: listingMove,
  reply: z.object({ id, status: listingStatus, version: z.number().int() }),
  refusals: [
    'stale',
    'invalid-transition',
    'not-your-move',
    'leaks-found',
    'not-complete',
    'reason-required',
    'no-such-buyer',
    'kept-for-another',
  ],
  failure: 'unable to move listing',
});

/** Admins see the public card and the findings in it, nothing of the private profile. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/listing-reviews',
  summary: 'Listings whose owner requested a review by a person',
  who: ['admin'],
  scope: 'listings:read',
  query: cursorQuery,
  reply: pageOf(
    z.object({
      id,
      version: z.number().int(),
      preview: teaser,
      leaks: z.array(leak),
      note: z.string(),
      since: instant,
      history: z.array(listingStep),
    }),
  ),
  failure: 'unable to get the reviews',
});
