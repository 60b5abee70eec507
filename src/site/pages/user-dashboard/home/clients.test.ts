import { expect, test } from 'vitest';
import type { Needs } from '#site/dashboard/web/queries.ts';
import { type Client, dealWords, roomLabel, waitingWith } from './clients.ts';

const nothing: Needs = {
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
const client: Client = {
  listingId: 'l',
  title: 'A shop',
  businessName: null,
  edits: false,
  status: 'live',
  mayApprove: true,
  roomId: 'room',
  offer: null,
};
const since = '2026-11-01T00:00:00.000Z';

test('counts tasks of one listing only for it, and only those of the broker', () => {
  const questions = [
    { roomId: 'room', title: '', as: 'broker', questions: 2, since },
    { roomId: 'room', title: '', as: 'expert', questions: 5, since },
    { roomId: 'other', title: '', as: 'broker', questions: 7, since },
  ] as const;
  const diligence = [{ roomId: 'room', title: '', as: 'broker', requests: 1, overdue: 0, since }] as const;
  const needs = { ...nothing, questions: [...questions], diligence: [...diligence] };
  expect(waitingWith(client, needs)).toEqual([
    { words: '2 questions', to: '/deal-rooms/room/questions' },
    { words: '1 diligence request', to: '/deal-rooms/room/requests' },
  ]);
  expect(waitingWith({ ...client, roomId: null }, needs)).toEqual([]);
  expect(waitingWith(client, nothing)).toEqual([]);
});

test('says where the deal of a client stands, as far as the broker may see it', () => {
  expect(dealWords(client)).toBe('');
  expect(dealWords({ ...client, status: 'under_offer' })).toBe('The owner is dealing with one buyer.');
});

test('names no deal room that is not there', () => {
  expect(roomLabel({ ...client, roomId: 'room' })).toBe('Deal room');
  expect(roomLabel({ ...client, roomId: null })).toBe('Open a deal room');
  expect(roomLabel({ ...client, roomId: null, status: 'sold' })).toBeNull();
});
