import { type Stage, stages } from '#features/marketplace/listings/domain/stage.ts';
import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';
import type { Party } from './parties.ts';

/** What else must hold before a stage is changed by hand. The guard's name is also the refusal code. */
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

/** The stages that a hand can set. S1 is where everybody with an account stands: to set it takes S2 back. */
export const handStages = ['S1', 'S2', 'S3', 'S4', 'S5'] as const satisfies readonly Stage[];
export type HandStage = (typeof handStages)[number];

type StageMove = Move<HandStage, Party, StageGuard>;

/** What was bought stays open as it was at the sale. */
const standing = ['request-open', 'not-bought', 'not-suspended'] as const satisfies readonly StageGuard[];
const always = [...standing, 'not-blocked'] as const satisfies readonly StageGuard[];

/**
 * S2 by hand is the seller's own word. Past it the NDA must stand, and for each further stage the proofs that the
 * rules of the listing ask for: one that stood at the approval may have run out since.
 */
function needed(from: HandStage, to: HandStage): readonly StageGuard[] {
  if (to === 'S2') return always;
  return from === to
    ? [...always, 'nda-complete']
    : [...always, 'nda-complete', 'identity-proven', 'funds-proven'];
}

/** To open more, or for longer: the seller, or whoever decides in their place. */
function opening(from: HandStage, to: HandStage): StageMove[] {
  const needs = needed(from, to);
  return [
    { from, to, by: ['seller'], needs },
    { from, to, by: ['broker'], needs: [...needs, 'delegated'] },
    { from, to, by: ['admin'], needs: [...needs, 'seller-consent'] },
  ];
}

/** To open less is safe, and so in the hands of the whole seller's side. */
function closing(from: HandStage, to: HandStage): StageMove[] {
  return [{ from, to, by: ['seller', 'broker', 'admin'], needs: standing }];
}

/**
 * Every change of a stage by hand (product policy). There is no way between S2 and S3: an NDA and the approval of the
 * request lie between them, and back lies the suspension or the end of the approval. From a stage to itself sets the
 * day on which it ends.
 */
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

/** What the guards look at. */
export type StageMoveFacts = {
  /** The stage that the grant names; S1 where there is none. */
  stage: HandStage;
  suspended: boolean;
  blocked: boolean;
  requestOpen: boolean;
  bought: boolean;
  ndaComplete: boolean;
  /** The seller's rules ask for a proof that does not stand. */
  identityMissing: boolean;
  fundsMissing: boolean;
  brokerDelegated: boolean;
  sellerConsent: boolean;
};

export type StageRefusal = MoveRefusal<StageGuard>;

/** Why these parties cannot set the stage now; `null` when they can. */
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

/** For a dialog: per stage `null` or why not. */
export function mayStage(
  parties: readonly Party[],
  facts: StageMoveFacts,
): Record<HandStage, StageRefusal | null> {
  const may = (to: HandStage) => stageRefusal(to, parties, facts);
  return { S1: may('S1'), S2: may('S2'), S3: may('S3'), S4: may('S4'), S5: may('S5') };
}

/** The longest time for which an end is set (product policy). */
const longestYears = 5;

/** Why a stage cannot end at that instant: it lies behind, or further ahead than five years. */
export function endRefusal(endsAt: Date | null, now: Date): 'end-not-possible' | null {
  if (endsAt === null) return null;
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + longestYears);
  return endsAt > now && endsAt <= last ? null : 'end-not-possible';
}

/** Whether a change opens less than before. */
export function isLower(from: HandStage, to: HandStage): boolean {
  return stages.indexOf(to) < stages.indexOf(from);
}
