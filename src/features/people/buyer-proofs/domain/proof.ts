import { days, shift } from '#kernel/instant.ts';
import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const proofKinds = ['identity', 'funds'] as const;
export type ProofKind = (typeof proofKinds)[number];

export const proofStatuses = ['requested', 'verified', 'refused', 'expired', 'withdrawn'] as const;
export type ProofStatus = (typeof proofStatuses)[number];

/** Default end of validity (product policy). */
const proofEnds: Record<ProofKind, (now: Date) => Date> = {
  identity: twoYearsAfter,
  funds: (now) => shift(now, 90 * days),
};
export const longestStanding = 1_826 * days;

export const reviewLists = ['waiting', 'standing'] as const;

export const proofParties = ['owner', 'admin', 'system'] as const;
export type ProofParty = (typeof proofParties)[number];
const proofGuards = ['reason-given', 'proof-ran-out'] as const;
type ProofGuard = (typeof proofGuards)[number];

/** Every allowed change of status (product policy). */
export const proofMoves: readonly Move<ProofStatus, ProofParty, ProofGuard>[] = [
  { from: 'requested', to: 'verified', by: ['admin'] },
  { from: 'requested', to: 'refused', by: ['admin'], needs: ['reason-given'] },
  { from: 'requested', to: 'withdrawn', by: ['owner'] },
  { from: 'verified', to: 'verified', by: ['admin'] },
  { from: 'verified', to: 'refused', by: ['admin'], needs: ['reason-given'] },
  { from: 'verified', to: 'withdrawn', by: ['owner'] },
  { from: 'verified', to: 'expired', by: ['system'], needs: ['proof-ran-out'] },
];

export type ProofRefusal = MoveRefusal<ProofGuard>;

/** Why this party cannot make the change now; `null` if it can. */
export function proofRefusal(
  from: ProofStatus,
  to: ProofStatus,
  party: ProofParty,
  facts: { reason: string; ranOut: boolean },
): ProofRefusal | null {
  const holds: Record<ProofGuard, boolean> = {
    'reason-given': facts.reason.trim() !== '',
    'proof-ran-out': facts.ranOut,
  };
  return moveRefusal(proofMoves, from, to, [party], (guard) => holds[guard]);
}

/** The expiration date of a proof verified at `now`; `null` if the requested date is past or too far ahead. */
export function standsUntil(kind: ProofKind, asked: Date | null, now: Date): Date | null {
  const until = asked ?? proofEnds[kind](now);
  return until > now && until.getTime() - now.getTime() <= longestStanding ? until : null;
}

/** The same day and time two calendar years later, in UTC: 731 days if they contain a February 29. */
function twoYearsAfter(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(now.getUTCFullYear() + 2);
  return end;
}

export const proofWords: Record<ProofKind, { name: string; hint: string }> = {
  identity: {
    name: 'Identity',
    hint: 'A passport, a driver’s license or another document with your photo. You may black out its number.',
  },
  funds: {
    name: 'Funds',
    hint: 'A letter from your bank or lender, or a statement from the last three months. You may black out account numbers.',
  },
};

export const proofStatusWords: Record<ProofStatus, string> = {
  requested: 'Under review',
  verified: 'Verified',
  refused: 'Rejected',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
