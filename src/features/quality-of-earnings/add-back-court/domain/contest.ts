import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const contestStates = ['contested', 'answered', 'conceded', 'ruled', 'withdrawn'] as const;
export type ContestState = (typeof contestStates)[number];

/** Why a buyer contests an adjustment: one for each test of it, T1 to T7 (docs/rules/earnings.md). */
export const contestReasons = [
  'not-in-books',
  'wrong-period',
  'every-year',
  'needed',
  'no-document',
  'counted-twice',
  'not-net',
] as const;
export type ContestReason = (typeof contestReasons)[number];

/** Evidence that an adjustment has already: its ledger entries, the documents and bank lines that it refers to. */
export const evidenceKinds = ['entries', 'document', 'bank'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const outcomes = ['upheld', 'reduced', 'struck'] as const;
export type Outcome = (typeof outcomes)[number];

/** The two that a CPA can be invited by. */
export const courtSides = ['buyer', 'seller'] as const;
export type CourtSide = (typeof courtSides)[number];
export type CourtParty = CourtSide | 'cpa';

/** A guard's name is also its refusal code. */
type CourtGuard = 'court-words' | 'court-evidence' | 'court-amount' | 'court-license' | 'court-upheld';
type CourtMove = Move<ContestState, CourtParty, CourtGuard>;
export type CourtRefusal = MoveRefusal<CourtGuard>;

/**
 * All moves of a contest (product policy). The seller answers once, and may give up the amount, also after a decision that
 * left less of it. A CPA decides once, after the answer. Only the buyer takes a contest back, and not once it is decided.
 */
export const contestMoves: readonly CourtMove[] = [
  {
    from: 'contested',
    to: 'answered',
    by: ['seller'],
    needs: ['court-words', 'court-evidence', 'court-amount'],
  },
  { from: 'contested', to: 'conceded', by: ['seller'] },
  { from: 'contested', to: 'withdrawn', by: ['buyer'] },
  { from: 'answered', to: 'conceded', by: ['seller'] },
  { from: 'answered', to: 'withdrawn', by: ['buyer'] },
  { from: 'answered', to: 'ruled', by: ['cpa'], needs: ['court-words', 'court-license', 'court-amount'] },
  { from: 'ruled', to: 'conceded', by: ['seller'], needs: ['court-upheld'] },
];

export type Said = {
  words: string | null;
  license: string | null;
  evidence: readonly EvidenceKind[];
  outcome: Outcome | null;
  /** What is left of it, in cents; `null`: nothing was said of an amount. */
  amount: number | null;
};
export type ContestFacts = {
  state: ContestState;
  /** What it adds before this step, in cents, above zero. */
  standing: number;
  /** What the adjustment has. */
  evidence: readonly EvidenceKind[];
  /** The decision that there is. */
  outcome: Outcome | null;
};

/** The refusal code for this step; `null` if it is allowed. */
export function contestRefusal(
  of: ContestFacts,
  to: ContestState,
  party: CourtParty,
  said: Said,
): CourtRefusal | null {
  const given = (words: string | null) => (words ?? '').trim() !== '';
  const between = said.amount !== null && said.amount > 0 && said.amount < of.standing;
  // An answer may leave a part; a decision leaves a part exactly if it is “reduced”.
  const fits =
    to === 'answered'
      ? said.amount === null || between
      : (said.outcome === 'reduced') === (said.amount !== null);
  const holds: Record<CourtGuard, boolean> = {
    'court-words': given(said.words),
    'court-evidence': said.evidence.every((kind) => of.evidence.includes(kind)),
    'court-amount': fits && (to !== 'ruled' || (said.outcome !== null && (said.amount === null || between))),
    'court-license': given(said.license),
    'court-upheld': of.outcome !== 'upheld',
  };
  return moveRefusal(contestMoves, of.state, to, [party], (guard) => holds[guard]);
}

/** For a view: the refusal of each step; what a form will ask for counts as given. */
export function mayMove(of: ContestFacts, party: CourtParty): Record<ContestState, CourtRefusal | null> {
  const said: Said = { words: 'said', license: 'said', evidence: [], outcome: 'struck', amount: null };
  const may = (to: ContestState) =>
    contestRefusal(of, to, party, to === 'answered' ? { ...said, outcome: null } : said);
  return {
    contested: may('contested'),
    answered: may('answered'),
    conceded: may('conceded'),
    ruled: may('ruled'),
    withdrawn: may('withdrawn'),
  };
}

/** Either side invites a CPA while nothing is decided. The refusal code; `null` if it is allowed. */
export function mayInvite(
  state: ContestState,
  party: CourtParty,
): 'not-your-move' | 'invalid-transition' | null {
  if (party === 'cpa') return 'not-your-move';
  return isOpen(state) ? null : 'invalid-transition';
}

/** While it is open, its amount is not uncontested. */
export const isOpen = (state: ContestState): boolean => state === 'contested' || state === 'answered';
