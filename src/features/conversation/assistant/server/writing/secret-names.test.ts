import { expect, test } from 'vitest';
import { listBusinesses } from '#features/marketplace/businesses/contract.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { tells } from '../../domain/writing/secret-words.ts';
import { publicTitles, secretNames } from './secret-names.ts';

test('only a title that the public reads makes a word of a name known', () => {
  const draft = { title: 'Quillback of Utah', status: 'draft' } as const;
  const live = { title: 'Mechanical contractor', status: 'live' } as const;
  const title = publicTitles([draft, live]);
  expect(title).toBe('Mechanical contractor');
  const secret = { names: ['Quillback Mechanical LLC'], address: null, title };
  expect(tells('Quillback is for sale.', secret)).toBe(true);
  expect(tells('The mechanical contractor is for sale.', secret)).toBe(false);
});

const call = { actor: { kind: 'person', personId: 'me' } } as StreamCall;
const business = { id: 'b', businessName: 'Quillback LLC', dba: null, businessAddress: '1 Elm Road' };
const listing = { id: 'l', businessId: 'b', title: 'Contractor', status: 'live' };
const mandate = {
  caller: 'broker',
  listingId: 'm',
  listingTitle: 'Bakery',
  listingStatus: 'live',
  businessName: 'Crumb Inc.',
  other: { id: 'o', name: 'Otto Crane' },
};

/** The answers of the API by their paths. */
function reading(lists: Readonly<Record<string, readonly object[]>>): ReadAs {
  const single: Readonly<Record<string, object>> = {
    '/api/users/:id/profile': { firstName: 'Maria', lastName: 'Quillan' },
    '/api/listing/:id': { profile: { businessAddress: '500 S 200 W, Provo, UT 84601' } },
  };
  const read = (_: unknown, { path }: { path: string }) =>
    Promise.resolve(single[path] ?? { items: lists[path] ?? [], next: null });
  return read as ReadAs;
}

const selling = reading({ [listBusinesses.path]: [business], [listOwnListings.path]: [listing] });
const brokering = reading({ [listMandates.path]: [mandate] });

test('while a thread is not open, the name of the owner is a secret of it', async () => {
  const told = 'The tenant under the lease is Maria Quillan.';
  const closed = await secretNames(selling, call, null, ['Avery Stone']);
  expect(closed.some((one) => tells(told, one))).toBe(true);
  expect(closed.some((one) => tells('Hello Avery, the tenant is Stone.', one))).toBe(false);
  const open = await secretNames(selling, call, 'l', ['Avery Stone']);
  expect(open.some((one) => tells(told, one))).toBe(false);
});

test('a broker’s draft tells neither the owner nor where the client is', async () => {
  const closed = await secretNames(brokering, call, null, []);
  const isTold = (text: string) => closed.some((one) => tells(text, one));
  expect(isTold('The tenant is Otto Crane.')).toBe(true);
  expect(isTold('The shop is at 500 South 200 West.')).toBe(true);
  expect(isTold('Maria Quillan answers.')).toBe(false);
  const open = await secretNames(brokering, call, 'm', []);
  expect(open).toEqual([]);
});
