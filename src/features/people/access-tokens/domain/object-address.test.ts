import { expect, test } from 'vitest';
import { objectAt } from './object-address.ts';

const id = '7d0f6a39-8d6a-4a3b-9b0c-2f6f0d6f2b11';

test.each([
  [`https://cairn.example/listing/${id}`, { kind: 'listing', id }],
  [`https://cairn.example/listing/${id}/offers?tab=1#x`, { kind: 'listing', id }],
  [` /businesses-for-sale/${id.toUpperCase()} `, { kind: 'listing', id }],
  [`http://localhost:3000/deal-rooms/${id}/questions`, { kind: 'deal-room', id }],
  [id, null],
  ['https://cairn.example/listing/42', null],
  ['https://cairn.example/offers', null],
  ['', null],
])('%s', (address, object) => {
  expect(objectAt(address)).toEqual(object);
});
