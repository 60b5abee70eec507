import { expect, test } from 'vitest';
import type { Home } from '#site/dashboard/web/queries.ts';
import { partsOf, workOf } from './parts.ts';

const nothing: Home = { seller: null, buyer: null, broker: null, queues: null };
const buyer = {
  requests: 1,
  watched: 0,
  searches: 0,
  matches: 0,
  proofs: { waiting: 0, verified: 0 },
  rooms: [],
  offers: [],
};
const none = { seller: false, buyer: false, broker: false, question: false, lookAround: false };

test('asks a new person for their purpose once', () => {
  expect(partsOf(nothing, { purpose: null, roles: [] }, false)).toEqual({ ...none, question: true });
  for (const purpose of ['unsaid', 'look'] as const)
    expect(partsOf(nothing, { purpose, roles: [] }, false)).toEqual({ ...none, lookAround: true });
});

test('everyone has the part of their purpose before they have anything', () => {
  expect(partsOf(nothing, { purpose: 'sell', roles: [] }, false)).toEqual({ ...none, seller: true });
  expect(partsOf(nothing, { purpose: 'buy', roles: [] }, false)).toEqual({ ...none, buyer: true });
  expect(partsOf(nothing, { purpose: 'advise', roles: [] }, false)).toEqual({ ...none, broker: true });
  expect(partsOf(nothing, { purpose: null, roles: ['broker'] }, false)).toEqual({ ...none, broker: true });
});

test('a person with several kinds of activity sees all parts regardless of purpose, and is not asked', () => {
  const both = { ...nothing, buyer, broker: { clients: [] } };
  expect(partsOf(both, { purpose: 'sell', roles: [] }, false)).toEqual({
    ...none,
    seller: true,
    buyer: true,
    broker: true,
  });
  expect(partsOf({ ...nothing, buyer }, { purpose: null, roles: [] }, false)).toEqual({
    ...none,
    buyer: true,
  });
  const queues = { requests: 0, reviews: 0, photos: 0, proofs: 0, brokers: 0, orders: 0, seals: 0, mails: 0 };
  expect(partsOf({ ...nothing, queues }, { purpose: null, roles: ['admin'] }, false)).toEqual(none);
});

test('a person with a valuation from before sign-up is a seller and is not asked', () => {
  expect(partsOf(nothing, { purpose: null, roles: [] }, true)).toEqual({ ...none, seller: true });
});

test('figures and tables follow what the person does', () => {
  const no = { sells: false, buys: false, advises: false };
  expect(workOf(undefined, { purpose: 'sell', roles: [] })).toEqual({ ...no, sells: true });
  expect(workOf(undefined, { purpose: 'buy', roles: ['buyer'] })).toEqual({ ...no, buys: true });
  expect(workOf(undefined, { purpose: null, roles: ['broker'] })).toEqual({ ...no, advises: true });
  expect(workOf(undefined, { purpose: null, roles: ['admin'] })).toEqual(no);
  expect(workOf(undefined, { purpose: 'buy', roles: ['buyer', 'seller'] })).toEqual({
    ...no,
    buys: true,
    sells: true,
  });
});

test('counts activity that is newer than the roles, and shows everything without purpose and activity', () => {
  const all = { sells: true, buys: true, advises: true };
  expect(workOf({ ...nothing, buyer }, { purpose: 'sell', roles: [] })).toEqual({ ...all, advises: false });
  for (const purpose of [null, 'look', 'unsaid'] as const)
    expect(workOf(nothing, { purpose, roles: [] })).toEqual(all);
});
