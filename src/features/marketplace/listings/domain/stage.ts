/** How far somebody has come with one listing, and so what of it they may see; see docs/rules/access.md. */
export const stages = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5'] as const;
export type Stage = (typeof stages)[number];
/** The stages that a grant can carry; S0 and S1 are what anybody has. */
export const grantedStages = ['S2', 'S3', 'S4', 'S5'] as const satisfies readonly Stage[];
export type GrantedStage = (typeof grantedStages)[number];

/** What a grant says. `endsAt`: opens nothing from that instant on. */
export type GrantState = {
  stage: GrantedStage;
  endsAt: Date | null;
  suspended: boolean;
};

/** What decides how far a person may see into a listing. */
export type StageFacts = {
  now: Date;
  /** Signed in, with an address that was confirmed. */
  registered: boolean;
  /** Meets what the seller asks of a vetted buyer. */
  vetted: boolean;
  /** The grant that was not ended, if there is one. */
  grant: GrantState | null;
};

/** Where somebody stands. `held`: a grant that says more opens nothing now, and why. */
export type Standing = {
  stage: Stage;
  /** When this stage runs out; `null`: no day is set. */
  until: Date | null;
  held: 'suspended' | 'ran-out' | null;
};

/** Where a person stands now: what the grant says while it is in force, else what anybody like them has. */
export function standingOf({ now, registered, vetted, grant }: StageFacts): Standing {
  const fallback: Stage = vetted ? 'S2' : registered ? 'S1' : 'S0';
  if (!grant) return { stage: fallback, until: null, held: null };
  if (grant.suspended) return { stage: fallback, until: null, held: 'suspended' };
  if (grant.endsAt !== null && grant.endsAt <= now) return { stage: fallback, until: null, held: 'ran-out' };
  return { stage: grant.stage, until: grant.endsAt, held: null };
}

/** Whether a stage is the needed one or further. */
export function reaches(stage: Stage, needed: Stage): boolean {
  return stages.indexOf(stage) >= stages.indexOf(needed);
}

/** What each stage is called, and what it opens, in words for both sides. */
export const stageWords: Record<Stage, { name: string; opens: string }> = {
  S0: { name: 'Visitor', opens: 'The public card' },
  S1: { name: 'Registered', opens: 'The public card' },
  S2: { name: 'Screened', opens: 'The highlights: why the owner sells, and the asking price where allowed' },
  S3: { name: 'Profile', opens: 'Name, address and yearly figures, after the NDA' },
  S4: { name: 'Diligence', opens: 'Monthly figures, bank, tax, contracts and leases in the deal room' },
  S5: { name: 'Confirmatory', opens: 'Names of customers and staff, and what else is most sensitive' },
};
