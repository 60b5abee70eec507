import { expect, test } from 'vitest';
import { roomMarks } from './room-marks.ts';

test('says by room what waits there, of all parts together, and nothing without a room', () => {
  const one = {
    roomId: 'r',
    title: '',
    as: 'seller',
    requests: 1,
    overdue: 0,
    since: '2026-11-01T00:00:00.000Z',
  } as const;
  const marks = roomMarks([one, { ...one, as: 'broker', requests: 2 }, { ...one, roomId: null }]);
  expect([...marks]).toEqual([['r', '3 diligence requests for you']]);
  expect(roomMarks([one]).get('r')).toBe('1 diligence request for you');
});
