/** See docs/rules/access.md. */
export const stages = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5'] as const;
export type Stage = (typeof stages)[number];
export const grantedStages = ['S2', 'S3', 'S4', 'S5'] as const satisfies readonly Stage[];
export type GrantedStage = (typeof grantedStages)[number];

/** Why a grant has its stage: the approval, a decision on the level, or an accepted letter of intent. */
export const stageCauses = ['approval', 'decision', 'letter_accepted', 'letter_ended'] as const;
export type StageCause = (typeof stageCauses)[number];

/** `endsAt`: opens nothing from that instant on. */
export type GrantState = {
  stage: GrantedStage;
  endsAt: Date | null;
  suspended: boolean;
};

export type StageFacts = {
  now: Date;
  /** Signed in with a confirmed address. */
  registered: boolean;
  /** Meets the seller's requirements for screened buyers. */
  vetted: boolean;
  grant: GrantState | null;
};

/** `held`: why a grant of a higher stage opens nothing now. */
export type Standing = {
  stage: Stage;
  until: Date | null;
  held: 'suspended' | 'ran-out' | null;
};

/** The person's stage now: the grant's while it is in force, otherwise that of a person without one. */
export function standingOf({ now, registered, vetted, grant }: StageFacts): Standing {
  const fallback: Stage = vetted ? 'S2' : registered ? 'S1' : 'S0';
  if (!grant) return { stage: fallback, until: null, held: null };
  if (grant.suspended) return { stage: fallback, until: null, held: 'suspended' };
  if (grant.endsAt !== null && grant.endsAt <= now) return { stage: fallback, until: null, held: 'ran-out' };
  return { stage: grant.stage, until: grant.endsAt, held: null };
}

/** Whether a stage is the needed one or higher. */
export function reaches(stage: Stage, needed: Stage): boolean {
  return stages.indexOf(stage) >= stages.indexOf(needed);
}
