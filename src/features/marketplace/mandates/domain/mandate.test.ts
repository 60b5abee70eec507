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
  it('is walked through by each party as the table says, and in no other way', () => {
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

  it('runs out by the system alone, once its time is over', () => {
    const over = facts({ lapsesAt: now, endsAt: now });
    expect(possible('invited', 'system', over)).toEqual(['expired']);
    expect(possible('active', 'system', over)).toEqual(['expired']);
    expect(possible('active', 'seller', over)).toEqual(['ended']);
    expect(mandateRefusal('active', 'expired', ['system'], facts())).toBe('time-over');
  });

  it('is accepted by a broker while the invitation stands', () => {
    const accept = (given: Partial<MandateFacts>) =>
      mandateRefusal('invited', 'active', ['broker'], facts(given));
    expect(accept({})).toBeNull();
    expect(accept({ hasBrokerRole: false })).toBe('broker-role');
    expect(accept({ lapsesAt: now })).toBe('invitation-open');
    expect(mandateRefusal('invited', 'declined', ['broker'], facts({ hasBrokerRole: false }))).toBeNull();
  });

  it('tells a view the same as the move', () => {
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

  it('lapses after thirty days, but never after its agreed end', () => {
    expect(lapsesAt(now, null)).toEqual(shift(now, 30 * days));
    expect(lapsesAt(now, shift(now, days))).toEqual(shift(now, days));
    expect(lapsesAt(now, shift(now, 90 * days))).toEqual(shift(now, 30 * days));
  });

  it('is open while invited or in force', () => {
    expect(mandateStatuses.filter(isOpen)).toEqual(['invited', 'active']);
  });
});

describe('who is who in a mandate', () => {
  const person = (personId: string) => ({ kind: 'person', personId, sessionId: 's', roles: [] }) as const;
  const people = { ownerId: 'owner', brokerId: null, invitedEmail: 'mara@x.example', callerEmail: null };

  it('an invitation belongs to whoever has the address', () => {
    expect(mandatePartiesOf(person('m'), { ...people, callerEmail: 'Mara@x.example' })).toEqual(['broker']);
    expect(mandatePartiesOf(person('m'), { ...people, callerEmail: 'other@x.example' })).toEqual([]);
    expect(mandatePartiesOf(person('m'), people)).toEqual([]);
  });

  it('an answered one to the person, whatever their address is now', () => {
    const answered = { ...people, brokerId: 'm', callerEmail: 'new@x.example' };
    expect(mandatePartiesOf(person('m'), answered)).toEqual(['broker']);
    expect(mandatePartiesOf(person('n'), { ...answered, callerEmail: 'mara@x.example' })).toEqual([]);
  });

  it('the owner is the seller, the system itself, a visitor nobody', () => {
    expect(mandatePartiesOf(person('owner'), people)).toEqual(['seller']);
    expect(mandatePartiesOf({ kind: 'system' }, people)).toEqual(['system']);
    expect(mandatePartiesOf({ kind: 'visitor' }, people)).toEqual([]);
  });
});
