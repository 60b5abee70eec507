import { expect, test } from 'vitest';
import { narrowed } from './recipients-meant.ts';

const diner = { name: null, part: 'owner', title: 'Diner in Ohio', listingId: 'a' };
const bakery = { name: null, part: 'owner', title: 'Bakery in Utah', listingId: 'b' };
const acquainted = { name: 'Ana Ruiz', part: 'person', title: '', listingId: null };
const all = [acquainted, diner, bakery];

test('without a listing in view, a title tells whom a draft goes to, not that a thread has no listing', () => {
  expect(narrowed(all, 'write a message about the bakery', null)).toEqual([bakery]);
  expect(narrowed(all, 'write a message about the weather', null)).toEqual([]);
  expect(narrowed(all, 'write a message to Ana', null)).toEqual([acquainted]);
});

test('a listing in view does', () => {
  expect(narrowed(all, 'write a message to the owner', 'a')).toEqual([diner]);
});
