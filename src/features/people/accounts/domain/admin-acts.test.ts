import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '#kernel/actor.ts';
import { type AccountFacts, adminActs, adminRefusal } from './admin-acts.ts';

const plain: AccountFacts = { own: false, roles: [], banned: false, closed: false, otherAdmins: 1 };
const facts = fc.record({
  own: fc.boolean(),
  roles: fc.subarray([...roles]),
  banned: fc.boolean(),
  closed: fc.boolean(),
  otherAdmins: fc.nat(3),
});

describe('an admin', () => {
  test('may do everything to an ordinary account except unban it', () => {
    const refused = adminActs.filter((act) => adminRefusal(act, plain) !== null);
    expect(refused).toEqual(['unban']);
  });

  test('cannot ban their own account', () => {
    expect(adminRefusal('ban', { ...plain, own: true })).toBe('not-yourself');
  });

  test('cannot view the site as another admin or as a banned person', () => {
    expect(adminRefusal('view-as', { ...plain, roles: ['seller', 'admin'] })).toBe('not-an-admin');
    expect(adminRefusal('view-as', { ...plain, banned: true })).toBe('banned-now');
  });

  test('always leaves at least one admin who can sign in', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('ban', 'take-admin', 'close' as const), (of, act) => {
        const last = of.roles.includes('admin') && of.otherAdmins === 0;
        if (last) expect(adminRefusal(act, of)).not.toBeNull();
      }),
    );
  });

  test('can do nothing to a closed account', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...adminActs), (of, act) => {
        expect(adminRefusal(act, { ...of, closed: true })).toBe('account-closed');
      }),
    );
  });
});
