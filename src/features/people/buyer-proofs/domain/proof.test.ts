import { describe, expect, it } from 'vitest';
import { days } from '#kernel/instant.ts';
import {
  longestStanding,
  proofMoves,
  proofParties,
  proofRefusal,
  proofStatuses,
  standsUntil,
} from './proof.ts';

const now = new Date('2026-02-01T00:00:00.000Z');
const all = { reason: 'Blurred.', ranOut: true };

describe('proof status changes', () => {
  const cases = proofStatuses.flatMap((from) =>
    proofStatuses.flatMap((to) => proofParties.map((party) => [from, to, party] as const)),
  );
  it.each(cases)('%s → %s by %s follows the table', (from, to, party) => {
    const listed = proofMoves.some((move) => move.from === from && move.to === to && move.by.includes(party));
    expect(proofRefusal(from, to, party, all) === null).toBe(listed);
  });

  it('requires a reason to refuse, and expires only on its date', () => {
    expect(proofRefusal('requested', 'refused', 'admin', { ...all, reason: ' ' })).toBe('reason-given');
    expect(proofRefusal('verified', 'expired', 'system', { ...all, ranOut: false })).toBe('proof-ran-out');
  });

  it('is valid for two years or ninety days, or until a date within five years', () => {
    expect(standsUntil('identity', null, now)).toEqual(new Date('2028-02-01T00:00:00.000Z'));
    const beforeLeapDay = new Date('2026-11-26T22:34:00.000Z');
    expect(standsUntil('identity', null, beforeLeapDay)).toEqual(new Date('2028-11-26T22:34:00.000Z'));
    expect(standsUntil('funds', null, now)).toEqual(new Date(now.getTime() + 90 * days));
    expect(standsUntil('funds', now, now)).toBeNull();
    expect(standsUntil('funds', new Date(now.getTime() + longestStanding + 1), now)).toBeNull();
  });
});
