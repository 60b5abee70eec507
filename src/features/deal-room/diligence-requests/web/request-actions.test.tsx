import { expect, test } from 'vitest';
import type { RequestView } from '../diligence-shapes.ts';
import { mayMoveRequest } from '../domain/request.ts';
import { stepsOf } from './request-actions.tsx';

const moves = mayMoveRequest('open', 'expert', false);
const no = 'not-your-move';
const request: RequestView = {
  id: 'request',
  roomId: null,
  number: 1,
  title: 'Payroll',
  details: '',
  folder: null,
  priority: 'normal',
  dueOn: null,
  overdue: false,
  state: 'open',
  askedAt: '2026-03-01T12:00:00.000Z',
  reply: null,
  answeredAt: null,
  reason: null,
  documents: [],
  mine: false,
  manage: null,
  note: null,
  version: 1,
  may: {
    open: no,
    in_progress: moves.in_progress ?? true,
    answered: no,
    accepted: no,
    reopened: no,
    declined: no,
    withdrawn: no,
    change: no,
    handle: no,
  },
};
const labels = (given: Partial<RequestView>) => stepsOf({ ...request, ...given }).map(({ label }) => label);
const managed = (assignedToMe: boolean) => ({
  asker: { id: 'buyer', name: 'Ada Lovelace' },
  owner: 'broker' as const,
  ownerName: 'Wanda Mandate',
  brokerId: 'broker',
  assignedToMe,
});

test('A person to whom a request is assigned starts it, and is not asked to assign it to themselves', () => {
  expect(labels({})).toEqual(['Start']);
  expect(labels({ manage: managed(true) })).toEqual(['Start']);
  expect(labels({ manage: managed(false) })).toEqual(['Assign to me']);
});
