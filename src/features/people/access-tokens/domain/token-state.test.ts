import { describe, expect, test } from 'vitest';
import type { Scope } from '#kernel/scope.ts';
import { type LimitedTo, type Reach, tokenState, widens } from './token-state.ts';

const now = new Date('2027-03-01T12:00:00Z');
const later = new Date('2027-03-01T12:00:01Z');

test('a token is active until the instant at which it expires; revoked it stays revoked', () => {
  expect(tokenState({ revokedAt: null, expiresAt: later }, now)).toBe('active');
  expect(tokenState({ revokedAt: null, expiresAt: now }, now)).toBe('expired');
  expect(tokenState({ revokedAt: now, expiresAt: later }, now)).toBe('revoked');
  expect(tokenState({ revokedAt: now, expiresAt: now }, later)).toBe('revoked');
});

describe('a change widens a token', () => {
  const reach = (scopes: Scope[], objects: LimitedTo[] = []): Reach => ({ scopes, objects });
  const a: LimitedTo = { kind: 'listing', id: 'a' };
  const b: LimitedTo = { kind: 'listing', id: 'b' };
  const room: LimitedTo = { kind: 'deal-room', id: 'a' };

  test.each([
    ['another area', reach(['offers:read']), reach(['offers:read', 'ndas:read'])],
    ['from reading to changing', reach(['offers:read']), reach(['offers:write'])],
    ['another object', reach(['offers:read'], [a]), reach(['offers:read'], [a, b])],
    ['another kind of object', reach(['offers:read'], [a]), reach(['offers:read'], [room])],
    ['no limit any more', reach(['offers:read'], [a]), reach(['offers:read'])],
  ])('%s', (_what, before, after) => {
    expect(widens(before, after)).toBe(true);
  });

  test.each([
    ['nothing', reach(['offers:write']), reach(['offers:write'])],
    ['from changing to reading', reach(['offers:write']), reach(['offers:read'])],
    ['an area less', reach(['offers:read', 'ndas:read']), reach(['ndas:read'])],
    ['a first limit', reach(['offers:read']), reach(['offers:read'], [a])],
    ['an object less', reach(['offers:read'], [a, b]), reach(['offers:read'], [b])],
  ])('not by %s', (_what, before, after) => {
    expect(widens(before, after)).toBe(false);
  });
});
