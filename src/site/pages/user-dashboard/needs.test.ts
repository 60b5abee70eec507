import { expect, test } from 'vitest';
import type { RequestView } from '#features/agreements/access-requests/web/queries.ts';
import { cents } from '#kernel/money.ts';
import { todosBeside, todosFound } from '#site/dashboard/domain/todos.ts';
import type { Needs } from '#site/dashboard/web/queries.ts';
import { decisionTitle } from './need-titles.ts';
import { type NeedFacts, needsOf } from './needs.ts';

const none: Needs = {
  received: [],
  sent: [],
  offers: [],
  invitations: [],
  help: [],
  diligence: [],
  questions: [],
  answers: [],
  news: [],
  orders: [],
  proofs: null,
  accepted: [],
  ended: [],
  offBooks: [],
  checksOffBooks: [],
  drafts: [],
  unlisted: [],
  queues: null,
  more: false,
};
const calm: NeedFacts = {
  waiting: none,
  messages: 0,
  queues: { requests: 0, reviews: 0, photos: 0, brokers: 0 },
  onboardingOpen: false,
  emailVerified: true,
};

const request = (changed: Partial<RequestView>): RequestView => ({
  id: 'r1',
  listingId: 'l1',
  listingTitle: 'Retail Store',
  status: 'requested',
  pendingReason: null,
  returnTo: null,
  denyReason: null,
  outcome: null,
  brokered: true,
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
    identityUnderReview: false,
    fundsUnderReview: false,
  },
  brokers: [],
  nda: null,
  grant: null,
  missingProofs: [],
  proofsUnderReview: false,
  closesAt: null,
  mayStage: {
    S1: 'not-your-move',
    S2: 'not-your-move',
    S3: 'not-your-move',
    S4: 'not-your-move',
    S5: 'not-your-move',
  },
  caller: ['seller'],
  waitsForYou: true,
  may: {
    requested: 'no',
    sent_to_broker: 'no',
    awaiting_signature: true,
    approved: 'no',
    denied: true,
    pending: true,
  },
  ...changed,
});

const draft = (title: string) => ({
  id: 'l1',
  businessName: 'Larkspur LLC',
  title,
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const business = { id: 'biz', businessName: 'Larkspur LLC' };

test('there are no needs if nothing is open', () => {
  expect(needsOf(calm)).toEqual([]);
});

test('each need says what it is and how to resolve it', () => {
  const sent = [
    request({ id: 'r2', caller: ['buyer'], status: 'awaiting_signature' }),
    request({ id: 'r3', caller: ['buyer'], status: 'pending', pendingReason: 'buyer_info' }),
  ];
  const waiting = { ...none, received: [request({})], sent, drafts: [draft('')], unlisted: [business] };
  expect(needsOf({ ...calm, waiting }).map(({ kind, title }) => [kind, title])).toEqual([
    ['decide', 'Answer Jonah Okafor’s access request'],
    ['sign', 'Read and sign the NDA'],
    ['inform', 'Send the seller what is missing'],
    ['finish', 'Finish the listing of Larkspur LLC'],
    ['write', 'Write the listing of Larkspur LLC'],
  ]);
});

test('people who wait come first, in the order of waiting', () => {
  const later = request({ id: 'r2', lastUpdatedAt: '2026-11-02T00:00:00.000Z' });
  const waiting = { ...none, received: [request({}), later], unlisted: [business] };
  const needs = needsOf({ ...calm, waiting, onboardingOpen: true, emailVerified: false });
  expect(needs.map((need) => need.key)).toEqual([
    'decide-r1',
    'decide-r2',
    'write-biz',
    'onboarding',
    'confirm-email',
  ]);
});

test('includes the answer to a question, a message and a review', () => {
  const question = {
    roomId: 'room',
    title: 'A workshop',
    as: 'seller',
    questions: 2,
    since: '2026-11-01T00:00:00.000Z',
  } as const;
  const needs = needsOf({
    ...calm,
    waiting: { ...none, questions: [question] },
    messages: 1,
    queues: { requests: 2, reviews: 100, photos: 1, brokers: 2 },
  });
  expect(needs.map(({ kind, title }) => [kind, title])).toEqual([
    ['question', 'Answer 2 buyer questions'],
    ['route', 'Route 2 access requests'],
    ['review', 'Review 99+ listings'],
    ['photos', 'Review 1 photo'],
    ['brokers', 'Review 2 broker account requests'],
    ['message', 'Read your unread message'],
  ]);
});

test('says what happened to an accepted letter that the buyer withdrew, and what to do', () => {
  const deal = {
    offerId: 'o1',
    title: 'A workshop',
    buyer: 'Ada Lovelace',
    since: '2026-11-01T00:00:00.000Z',
  };
  const of = (underOffer: boolean) =>
    needsOf({ ...calm, waiting: { ...none, ended: [{ ...deal, underOffer }] } })[0];
  expect(of(true)).toMatchObject({
    kind: 'deal-ended',
    title: 'Decide what to do next: Ada Lovelace withdrew from the accepted letter of intent',
  });
  expect(of(true)?.detail).toContain('set it back to for sale');
  expect(of(false)?.detail).not.toContain('set it back');
});

test('the figure in the menu counts the rows of the list, whatever is in it', () => {
  const since = '2026-11-01T00:00:00.000Z';
  const waiting: Needs = {
    ...none,
    received: [request({}), request({ id: 'r2' })],
    questions: [{ roomId: 'm1', title: 'A workshop', as: 'seller', questions: 4, since }],
    orders: [{ id: 'o1', service: 'A report', step: 'pay', since, owed: cents(100), overdueSince: null }],
    proofs: { count: 3, since },
    offBooks: ['l1', 'l2'].map((listingId) => ({ listingId, title: 'A workshop', since })),
    unlisted: [{ id: 'b1', businessName: 'Hollow LLC' }],
  };
  const busy: NeedFacts = {
    waiting,
    messages: 5,
    queues: { requests: 2, reviews: 0, photos: 7, brokers: 0 },
    onboardingOpen: true,
    emailVerified: false,
  };
  for (const facts of [calm, busy, { ...calm, waiting }, { ...busy, waiting: none }])
    expect(todosFound({ ...facts.waiting, queues: facts.queues }) + todosBeside(facts)).toBe(
      needsOf(facts).length,
    );
});

test('asks to mark a live listing as under offer once a letter of intent is accepted', () => {
  const accepted = [
    { listingId: 'l1', offerId: 'o1', title: 'A workshop', version: 3, since: '2026-11-01T00:00:00.000Z' },
  ];
  const [need] = needsOf({ ...calm, waiting: { ...none, accepted } });
  expect(need).toMatchObject({
    kind: 'under-offer',
    title: 'Show “A workshop” as under offer, or keep it for sale?',
  });
});

test('speaks of one owner and one photo as one', () => {
  const needs = needsOf({ ...calm, queues: { requests: 0, reviews: 1, photos: 1, brokers: 1 } });
  expect(needs.map(({ detail }) => detail)).toEqual([
    'Its owner asked you to check the public text.',
    'It is shown in public only after you check it.',
    'Sellers can invite a broker only after you approve the account.',
  ]);
});

test('includes orders, new documents and proofs, and a missing proof links to its upload', () => {
  const since = '2026-11-01T00:00:00.000Z';
  const waiting: Needs = {
    ...none,
    sent: [
      request({
        caller: ['buyer'],
        status: 'pending',
        pendingReason: 'buyer_info',
        missingProofs: ['identity'],
      }),
    ],
    news: [{ roomId: 'room', title: 'A workshop', since }],
    orders: [
      {
        id: 'o1',
        service: 'Quality of earnings',
        step: 'pay',
        since,
        owed: cents(75_000),
        overdueSince: '2026-10-20',
      },
      {
        id: 'o2',
        service: 'Quality of earnings',
        step: 'deliver',
        since,
        owed: cents(0),
        overdueSince: null,
      },
    ],
    proofs: { count: 2, since },
  };
  expect(needsOf({ ...calm, waiting }).map(({ kind, title }) => [kind, title])).toEqual([
    ['prove', 'Send the seller what is missing'],
    ['proofs', 'Verify 2 buyer proofs'],
    ['pay', 'Pay an order · overdue'],
    ['deliver', 'Deliver a paid order'],
    ['news', 'Look through the new documents in a deal room'],
  ]);
});

test('listings that are off the books are one item, which leads to the first', () => {
  const one = { listingId: 'l1', title: 'A workshop', since: '2026-11-20T00:00:00.000Z' };
  const keyed = (offBooks: Needs['offBooks']) => needsOf({ ...calm, waiting: { ...none, offBooks } });
  expect(keyed([one])).toMatchObject([
    {
      ...{ kind: 'off-books', listingId: 'l1', since: one.since },
      title: 'Correct figures that don’t match your books in a listing',
    },
  ]);
  const [both] = keyed([one, { ...one, listingId: 'l2', title: '' }]);
  expect(both?.title).toBe('Correct figures that don’t match your books in 2 listings');
  expect(both?.detail).toContain('“A workshop”, “Untitled listing”');
});

test('a health check that is off the books leads to its value, where both are side by side', () => {
  const one = { checkId: 'c1', businessName: 'Quist Bakery LLC', since: '2026-11-20T00:00:00.000Z' };
  expect(needsOf({ ...calm, waiting: { ...none, checksOffBooks: [one] } })).toMatchObject([
    {
      ...{ kind: 'check-off-books', checkId: 'c1', since: one.since, detail: 'Quist Bakery LLC' },
      title: 'Correct figures that don’t match your books in your health check',
    },
  ]);
});

test('every request and offer that waits is a task, with the name of the buyer', () => {
  const asks = (given: Partial<RequestView>) => decisionTitle(request(given));
  const pending = (pendingReason: RequestView['pendingReason']) => asks({ status: 'pending', pendingReason });
  expect([asks({ status: 'sent_to_broker' }), pending('seller_decision'), pending('countersign')]).toEqual([
    'Review Jonah Okafor’s access request',
    'Decide on access for Jonah Okafor, who signed the NDA',
    'Countersign the NDA that Jonah Okafor signed',
  ]);
});
