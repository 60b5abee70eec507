import { expect, test } from 'vitest';
import {
  type BrokerRequestParty,
  type BrokerRequestStatus,
  brokerRequestRefusal,
  brokerRequestStatuses,
} from './broker-request.ts';

const parties: readonly BrokerRequestParty[] = ['owner', 'admin'];

test('only a request under review moves: an admin decides, its person withdraws', () => {
  const possible: string[] = [];
  for (const from of brokerRequestStatuses)
    for (const to of brokerRequestStatuses)
      for (const party of parties)
        if (brokerRequestRefusal(from, to, party, 'No license in Texas.') === null)
          possible.push(`${party}: ${from} to ${to}`);
  expect(possible).toEqual([
    'admin: requested to approved',
    'admin: requested to declined',
    'owner: requested to withdrawn',
  ]);
});

test('says why not', () => {
  const why = (from: BrokerRequestStatus, to: BrokerRequestStatus, party: BrokerRequestParty, reason = '') =>
    brokerRequestRefusal(from, to, party, reason);
  expect(why('requested', 'declined', 'admin', '  ')).toBe('reason-given');
  expect(why('requested', 'approved', 'owner')).toBe('not-your-move');
  expect(why('requested', 'withdrawn', 'admin')).toBe('not-your-move');
  expect(why('withdrawn', 'approved', 'admin')).toBe('invalid-transition');
});
