import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import {
  isOpen,
  lapsesAt,
  type MandateFacts,
  type MandateParty,
  type MandateStatus,
  mandateParties,
  mandatePartiesOf,
  mandateRefusal,
  mandateStatuses,
  mayMoveMandate,
} from './mandate.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const facts = (given: Partial<MandateFacts> = {}): MandateFacts => ({
  now,
  lapsesAt: shift(now, 30 * days),
  endsAt: null,
  hasBrokerRole: true,
  ...given,
});
const possible = (from: MandateStatus, party: MandateParty, given = facts()) =>
  mandateStatuses.filter((to) => mandateRefusal(from, to, [party], given) === null);

describe('a mandate', () => {
  it('allows each party only the transitions in the table', () => {
    const walked = Object.fromEntries(
      mandateStatuses.map((from) => [from, mandateParties.map((party) => possible(from, party))]),
    );
    expect(walked).toEqual({
      invited: [['withdrawn'], ['active', 'declined'], []],
      active: [['ended'], ['ended'], []],
      declined: [[], [], []],
      withdrawn: [[], [], []],
      ended: [[], [], []],
      expired: [[], [], []],
    });
  });

  it('is expired only by the system, and only after its end', () => {
    const over = facts({ lapsesAt: now, endsAt: now });
    expect(possible('invited', 'system', over)).toEqual(['expired']);
    expect(possible('active', 'system', over)).toEqual(['expired']);
    expect(possible('active', 'seller', over)).toEqual(['ended']);
    expect(mandateRefusal('active', 'expired', ['system'], facts())).toBe('time-over');
  });

  it('can be accepted by a broker while the invitation is open', () => {
    const accept = (given: Partial<MandateFacts>) =>
      mandateRefusal('invited', 'active', ['broker'], facts(given));
    expect(accept({})).toBeNull();
    expect(accept({ hasBrokerRole: false })).toBe('broker-role');
    expect(accept({ lapsesAt: now })).toBe('invitation-open');
    expect(mandateRefusal('invited', 'declined', ['broker'], facts({ hasBrokerRole: false }))).toBeNull();
  });

  it('reports the same allowed transitions to a view as it enforces', () => {
    const from = fc.constantFrom(...mandateStatuses);
    const party = fc.constantFrom(...mandateParties);
    fc.assert(
      fc.property(from, party, fc.boolean(), (status, who, hasBrokerRole) => {
        const given = facts({ hasBrokerRole });
        const may = mayMoveMandate(status, [who], given);
        for (const to of mandateStatuses) expect(may[to]).toBe(mandateRefusal(status, to, [who], given));
      }),
    );
  });

  it('lapses after thirty days or at its agreed end, whichever is first', () => {
    expect(lapsesAt(now, null)).toEqual(shift(now, 30 * days));
    expect(lapsesAt(now, shift(now, days))).toEqual(shift(now, days));
    expect(lapsesAt(now, shift(now, 90 * days))).toEqual(shift(now, 30 * days));
  });

  it('is open while invited or active', () => {
    expect(mandateStatuses.filter(isOpen)).toEqual(['invited', 'active']);
  });
});

describe('the parties to a mandate', () => {
  const person = (personId: string) => ({ kind: 'person', personId, sessionId: 's', roles: [] }) as const;
  const people = { ownerId: 'owner', brokerId: null, invitedEmail: 'mara@x.example', callerEmail: null };

  it('match an open invitation by email address', () => {
    expect(mandatePartiesOf(person('m'), { ...people, callerEmail: 'Mara@x.example' })).toEqual(['broker']);
    expect(mandatePartiesOf(person('m'), { ...people, callerEmail: 'other@x.example' })).toEqual([]);
    expect(mandatePartiesOf(person('m'), people)).toEqual([]);
  });

  it('match an answered invitation by person, even after an email change', () => {
    const answered = { ...people, brokerId: 'm', callerEmail: 'new@x.example' };
    expect(mandatePartiesOf(person('m'), answered)).toEqual(['broker']);
    expect(mandatePartiesOf(person('n'), { ...answered, callerEmail: 'mara@x.example' })).toEqual([]);
  });

  it('map the owner to the seller and a visitor to no party', () => {
    expect(mandatePartiesOf(person('owner'), people)).toEqual(['seller']);
    expect(mandatePartiesOf({ kind: 'system' }, people)).toEqual(['system']);
    expect(mandatePartiesOf({ kind: 'visitor' }, people)).toEqual([]);
  });
});
