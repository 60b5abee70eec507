import { type Stage, stages } from '#features/marketplace/listings/domain/stage.ts';
import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';
import type { Party } from './parties.ts';

/** Conditions of a manual stage change. The guard's name is also the refusal code. */
export const stageGuards = [
  'request-open',
  'not-bought',
  'not-suspended',
  'not-blocked',
  'nda-complete',
  'identity-proven',
  'funds-proven',
  'delegated',
  'seller-consent',
] as const;
type StageGuard = (typeof stageGuards)[number];

/** Stages that can be set manually. Everyone with an account has S1, so setting it revokes S2. */
export const handStages = ['S1', 'S2', 'S3', 'S4', 'S5'] as const satisfies readonly Stage[];
export type HandStage = (typeof handStages)[number];

type StageMove = Move<HandStage, Party, StageGuard>;

const standing = ['request-open', 'not-bought', 'not-suspended'] as const satisfies readonly StageGuard[];
const always = [...standing, 'not-blocked'] as const satisfies readonly StageGuard[];

/** A proof that was valid at the approval may have expired since, so every further stage checks again. */
function needed(from: HandStage, to: HandStage): readonly StageGuard[] {
  if (to === 'S2') return always;
  return from === to
    ? [...always, 'nda-complete']
    : [...always, 'nda-complete', 'identity-proven', 'funds-proven'];
}

/** Opening more, or for longer, takes the seller or a delegate. */
function opening(from: HandStage, to: HandStage): StageMove[] {
  const needs = needed(from, to);
  return [
    { from, to, by: ['seller'], needs },
    { from, to, by: ['broker'], needs: [...needs, 'delegated'] },
    { from, to, by: ['admin'], needs: [...needs, 'seller-consent'] },
  ];
}

/** Opening less is safe, so everyone on the seller's side may do it. */
function closing(from: HandStage, to: HandStage): StageMove[] {
  return [{ from, to, by: ['seller', 'broker', 'admin'], needs: standing }];
}

/** Every manual stage change (product policy). S2 and S3 are separated by the NDA and the request's approval. */
export const stageMoves: readonly StageMove[] = [
  ...opening('S1', 'S2'),
  ...opening('S2', 'S2'),
  ...closing('S2', 'S1'),
  ...opening('S3', 'S3'),
  ...opening('S3', 'S4'),
  ...opening('S3', 'S5'),
  ...opening('S4', 'S4'),
  ...opening('S4', 'S5'),
  ...opening('S5', 'S5'),
  ...closing('S4', 'S3'),
  ...closing('S5', 'S4'),
  ...closing('S5', 'S3'),
];

export type StageMoveFacts = {
  /** S1 without a grant. */
  stage: HandStage;
  suspended: boolean;
  blocked: boolean;
  requestOpen: boolean;
  bought: boolean;
  ndaComplete: boolean;
  /** The seller's rules require a proof that is not valid now. */
  identityMissing: boolean;
  fundsMissing: boolean;
  brokerDelegated: boolean;
  sellerConsent: boolean;
};

export type StageRefusal = MoveRefusal<StageGuard>;

/** Why these parties cannot set the stage now; `null` if they can. */
export function stageRefusal(
  to: HandStage,
  parties: readonly Party[],
  facts: StageMoveFacts,
): StageRefusal | null {
  const holds: Record<StageGuard, boolean> = {
    'request-open': facts.requestOpen,
    'not-bought': !facts.bought,
    'not-suspended': !facts.suspended,
    'not-blocked': !facts.blocked,
    'nda-complete': facts.ndaComplete,
    'identity-proven': !facts.identityMissing,
    'funds-proven': !facts.fundsMissing,
    delegated: facts.brokerDelegated,
    'seller-consent': facts.sellerConsent,
  };
  return moveRefusal(stageMoves, facts.stage, to, parties, (guard) => holds[guard]);
}

/** For each stage `null` or why it cannot be set. */
export function mayStage(
  parties: readonly Party[],
  facts: StageMoveFacts,
): Record<HandStage, StageRefusal | null> {
  const may = (to: HandStage) => stageRefusal(to, parties, facts);
  return { S1: may('S1'), S2: may('S2'), S3: may('S3'), S4: may('S4'), S5: may('S5') };
}

const longestYears = 5;

/** Why a stage cannot end then: it is in the past, or more than five years ahead (product policy). */
export function endRefusal(endsAt: Date | null, now: Date): 'end-not-possible' | null {
  if (endsAt === null) return null;
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + longestYears);
  return endsAt > now && endsAt <= last ? null : 'end-not-possible';
}

export function isLower(from: HandStage, to: HandStage): boolean {
  return stages.indexOf(to) < stages.indexOf(from);
}
