import { expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { type HelperStatus, helperPartyOf, helperRefusal, helperStatuses, isOpen } from './check-helper.ts';

const parties = ['owner', 'helper'] as const;
const person = (personId: string): Actor => ({ kind: 'person', personId, sessionId: 's', roles: [] });

test('allows only these moves by state and party', () => {
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

test('a closed invitation stays closed', () => {
  const open: HelperStatus[] = helperStatuses.filter(isOpen);
  expect(open).toEqual(['invited', 'active']);
});

test('an invitation belongs to anyone who confirmed its address until one person accepts it', () => {
  const row = { ownerId: 'o', personId: null, invitedEmail: 'Books@People.example', callerEmail: null };
  expect(helperPartyOf(person('o'), row)).toBe('owner');
  expect(helperPartyOf(person('h'), row)).toBeNull();
  expect(helperPartyOf(person('h'), { ...row, callerEmail: 'books@people.example' })).toBe('helper');
  const taken = { ...row, personId: 'h' };
  expect(helperPartyOf(person('h'), taken)).toBe('helper');
  expect(helperPartyOf(person('x'), { ...taken, callerEmail: 'books@people.example' })).toBeNull();
});
