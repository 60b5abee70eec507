import { expect, test } from 'vitest';
import type { RequestView } from '#features/access-requests/web/queries.ts';
import type { BusinessView } from '#features/businesses/web/queries.ts';
import type { OwnListingRow } from '#features/listings/web/queries.ts';
import { type NeedFacts, needsOf } from './needs.ts';

const calm: NeedFacts = {
  received: [],
  sent: [],
  offers: [],
  mandates: [],
  businesses: [],
  listings: [],
  onboardingOpen: false,
  emailVerified: true,
};

const request = (changed: Partial<RequestView>): RequestView => ({
  id: 'r1',
  listingId: 'l1',
  listingTitle: 'Retail Store',
  status: 'Requested',
  pendingReason: null,
  returnTo: null,
  denyReason: null,
  message: '',
  version: 1,
  requestedAt: '2026-11-01T00:00:00.000Z',
  lastUpdatedAt: '2026-11-01T00:00:00.000Z',
  buyer: {
    id: 'b',
    name: 'Jonah Okafor',
    email: 'jonah@mail.example',
    emailVerified: true,
    identityProven: false,
    fundsProven: false,
  },
  brokers: [],
  nda: null,
  grant: null,
  missingProofs: [],
  closesAt: null,
  mayStage: {
    S1: 'not-your-move',
    S2: 'not-your-move',
    S3: 'not-your-move',
    S4: 'not-your-move',
    S5: 'not-your-move',
  },
  asker: ['seller'],
  may: {
    Requested: 'no',
    'Sent to Broker': 'no',
    'Awaiting Signature': true,
    Approved: 'no',
    Denied: true,
    Pending: true,
  },
  ...changed,
});

const business: BusinessView = {
  id: 'biz',
  businessName: 'Larkspur LLC',
  businessAddress: '1 Lane',
  dba: null,
  industry: 'Retail',
  einMasked: '••-•••6789',
  einPrefixUnknown: false,
  createdAt: '2026-11-01T00:00:00.000Z',
};

const listing = (status: OwnListingRow['status']): OwnListingRow => ({
  id: 'l1',
  businessId: 'biz',
  businessName: 'Larkspur LLC',
  status,
  title: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  publishedAt: null,
});

const kinds = (facts: Partial<NeedFacts>) => needsOf({ ...calm, ...facts }).map((need) => need.kind);

test('nothing needs who has nothing open', () => {
  expect(needsOf(calm)).toEqual([]);
});

test('a request for my listing waits for me, until the buyer has to act', () => {
  expect(kinds({ received: [request({})] })).toEqual(['decide']);
  expect(kinds({ received: [request({ status: 'Awaiting Signature' })] })).toEqual([]);
  expect(kinds({ received: [request({ status: 'Approved' })] })).toEqual([]);
});

test('an NDA that I have to sign waits for me, my other requests do not', () => {
  const asker: RequestView['asker'] = ['buyer'];
  expect(kinds({ sent: [request({ asker, status: 'Awaiting Signature' })] })).toEqual(['sign']);
  expect(kinds({ sent: [request({ asker })] })).toEqual([]);
});

test('a business without any listing needs one, a draft needs its end, a live one nothing', () => {
  expect(kinds({ businesses: [business] })).toEqual(['write']);
  expect(kinds({ businesses: [business], listings: [listing('draft')] })).toEqual(['finish']);
  expect(kinds({ businesses: [business], listings: [listing('live')] })).toEqual([]);
  expect(kinds({ businesses: [business], listings: [listing('sold')] })).toEqual([]);
});

test('people who wait come first, the oldest at the top', () => {
  const later = request({ id: 'r2', lastUpdatedAt: '2026-11-02T00:00:00.000Z' });
  const needs = needsOf({
    ...calm,
    received: [later, request({})],
    businesses: [business],
    onboardingOpen: true,
    emailVerified: false,
  });
  expect(needs.map((need) => need.key)).toEqual([
    'decide-r1',
    'decide-r2',
    'write-biz',
    'onboarding',
    'confirm-email',
  ]);
});
