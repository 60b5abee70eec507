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

const avery = { name: 'Avery Stone', part: 'buyer', title: 'Machine shop', listingId: 'm' };
const will = { name: 'Will Long', part: 'buyer', title: 'Car wash', listingId: 'w' };
const grant = { name: 'Grant Price', part: 'buyer', title: 'Print shop', listingId: 'p' };
const may = { name: 'May Reader', part: 'owner', title: 'Car wash', listingId: 'w' };
const bill = { name: 'Bill Closing', part: 'owner', title: 'Print shop', listingId: 'p' };
const agent = { name: 'Rosa Marsh', part: 'broker', title: 'Machine shop', listingId: 'm' };
const quarry = { name: 'Lou Vance', part: 'owner', title: 'Stone quarry', listingId: 'q' };
const many = [avery, will, grant, may, bill, agent, quarry];

test.each([
  ['Draft a message to Avery that I will send the lease', [avery]],
  ['Draft a message to Avery Stone', [avery]],
  ['Draft a reply to the buyer of the machine shop that the price is firm', [avery]],
  ['Write a note to the broker that the closing is set', [agent]],
  ['Write to will that the lease is signed', [will]],
  ['write to will long: the lease is signed', [will]],
  ['Write Will a short note', [will]],
  ['Draft a message about the lease to Grant', [grant]],
  ['Draft a message to Avery about moving the closing to May', [avery]],
  ['Will you draft a message to Bill?', [bill]],
  ['Draft a reply to Avery’s question about the price', [avery]],
  ['Draft a message to the buyer Will Long', [will]],
  ['Draft a message to the buyer in May', [avery, will, grant]],
  ['DRAFT A MESSAGE TO THE BROKER, WILL CLOSING WAIT?', [agent]],
  ['Redacta un mensaje para Avery que el price es firme', [avery]],
  ['Escribe una nota a will sobre el contrato', [will]],
  ['Redacta un correo para la corredora que Bill firma hoy', [agent]],
] as const)('who is addressed: %s', (message, meant) => {
  expect(narrowed(many, message, null)).toEqual(meant);
});

test.each([
  'Draft a reply that I will answer tomorrow',
  'Draft a message that we may close in March or May',
  'Draft a message to grant access to the books',
  'Write a note about the price and the closing',
  'Draft a reply: Will do, the price is firm',
  'Redacta una respuesta que Will firma en May',
])('no one is: %s', (message) => {
  expect(narrowed(many, message, null)).toEqual([]);
});

test('a name does not override the listing or the part that is named', () => {
  expect(narrowed(many, 'Draft a message to the owner of the car wash in Grant County', null)).toEqual([may]);
  expect(narrowed(many, 'Draft a message to the buyer of the machine shop', 'p')).toEqual([avery]);
});
