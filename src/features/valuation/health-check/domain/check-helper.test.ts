import { expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { type HelperStatus, helperPartyOf, helperRefusal, helperStatuses, isOpen } from './check-helper.ts';

const parties = ['owner', 'helper'] as const;
const person = (personId: string): Actor => ({ kind: 'person', personId, sessionId: 's', roles: [] });

test('every state, move and party: these are possible and no others', () => {
  const possible = helperStatuses.flatMap((from) =>
    helperStatuses.flatMap((to) =>
      parties.flatMap((by) => (helperRefusal(from, to, by) === null ? [`${from} ${to} ${by}`] : [])),
    ),
  );
  expect(possible).toEqual([
    'invited active helper',
    'invited declined helper',
    'invited withdrawn owner',
    'active ended owner',
    'active ended helper',
  ]);
});

test('what is over stays over', () => {
  const open: HelperStatus[] = helperStatuses.filter(isOpen);
  expect(open).toEqual(['invited', 'active']);
});

test('an invitation is of whoever confirmed its address, and later of who accepted alone', () => {
  const row = { ownerId: 'o', personId: null, invitedEmail: 'Books@People.example', callerEmail: null };
  expect(helperPartyOf(person('o'), row)).toBe('owner');
  expect(helperPartyOf(person('h'), row)).toBeNull();
  expect(helperPartyOf(person('h'), { ...row, callerEmail: 'books@people.example' })).toBe('helper');
  const taken = { ...row, personId: 'h' };
  expect(helperPartyOf(person('h'), taken)).toBe('helper');
  expect(helperPartyOf(person('x'), { ...taken, callerEmail: 'books@people.example' })).toBeNull();
});
