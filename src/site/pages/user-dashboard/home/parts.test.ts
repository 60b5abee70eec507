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

test('who has nothing and was not asked is asked, once', () => {
  expect(partsOf(nothing, { purpose: null, roles: [] }, false)).toEqual({ ...none, question: true });
  for (const purpose of ['unsaid', 'look'] as const)
    expect(partsOf(nothing, { purpose, roles: [] }, false)).toEqual({ ...none, lookAround: true });
});

test('each has the part that they came for, before they have anything', () => {
  expect(partsOf(nothing, { purpose: 'sell', roles: [] }, false)).toEqual({ ...none, seller: true });
  expect(partsOf(nothing, { purpose: 'buy', roles: [] }, false)).toEqual({ ...none, buyer: true });
  expect(partsOf(nothing, { purpose: 'advise', roles: [] }, false)).toEqual({ ...none, broker: true });
  expect(partsOf(nothing, { purpose: null, roles: ['broker'] }, false)).toEqual({ ...none, broker: true });
});

test('who has begun things of several kinds sees all of them, whatever they said, and is not asked', () => {
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
  const queues = { requests: 0, reviews: 0, photos: 0, proofs: 0, orders: 0, seals: 0, mails: 0 };
  expect(partsOf({ ...nothing, queues }, { purpose: null, roles: ['admin'] }, false)).toEqual(none);
});

test('who comes with a value that they had worked out is a seller, and is not asked', () => {
  expect(partsOf(nothing, { purpose: null, roles: [] }, true)).toEqual({ ...none, seller: true });
});

test('figures and tables are those of what somebody does', () => {
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

test('what was begun since the roles were read counts, and who has neither said nor begun anything sees all', () => {
  const all = { sells: true, buys: true, advises: true };
  expect(workOf({ ...nothing, buyer }, { purpose: 'sell', roles: [] })).toEqual({ ...all, advises: false });
  for (const purpose of [null, 'look', 'unsaid'] as const)
    expect(workOf(nothing, { purpose, roles: [] })).toEqual(all);
});
