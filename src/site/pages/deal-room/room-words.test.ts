import { expect, test } from 'vitest';
import type { RoomView } from '#features/deal-room/deal-rooms/web/queries.ts';
import { checklistTab, leadOf } from './room-words.ts';

const manage: RoomView['manage'] = {
  readiness: { percent: 50, needed: 2, present: 1 },
  missing: [{ folderId: 'folder', staged: false }],
  staged: 0,
  held: 0,
  waiting: 0,
  unreadable: 0,
  unpaged: 0,
  shutOut: 0,
};

test('What is missing in a room is shown until it is closed', () => {
  expect(checklistTab({ manage, closed: null })).toEqual([
    { value: 'missing', label: 'Checklist (1 missing)' },
  ]);
  const closed = { at: '2026-03-01T12:00:00.000Z', reason: 'sold' } as const;
  expect(checklistTab({ manage, closed })).toEqual([]);
  expect(leadOf({ manage, closed })).not.toBe(leadOf({ manage, closed: null }));
});

test('a buyer with access who can open nothing is told to the seller’s side', () => {
  const shutOut = { manage: { ...manage, shutOut: 1 }, closed: null };
  expect(leadOf(shutOut)).toContain('1 buyer with access can open none of your documents');
});
