import type { EvidenceTier } from '#features/valuation/earnings/domain/add-backs.ts';
import type { ContestReason, ContestState, CourtSide, EvidenceKind, Outcome } from './contest.ts';

export const reasonWords: Record<ContestReason, string> = {
  'not-in-books': 'The cost is not in the books of these months',
  'wrong-period': 'It belongs to another period',
  'every-year': 'It comes back every year',
  needed: 'The business needs it',
  'no-document': 'No document supports it',
  'counted-twice': 'It is counted twice',
  'not-net': 'It is not net of what replaces or repays it',
};

export const stateWords: Record<ContestState, string> = {
  contested: 'Waits for the seller',
  answered: 'Answered, not decided',
  conceded: 'Given up by the seller',
  ruled: 'Decided',
  withdrawn: 'Taken back',
};

export const outcomeWords: Record<Outcome, string> = {
  upheld: 'Supported in full',
  reduced: 'Supported in part',
  struck: 'Not supported',
};

export const sideWords: Record<CourtSide, string> = { buyer: 'the buyer', seller: 'the seller' };

export const evidenceWords: Record<EvidenceKind, string> = {
  entries: 'Its ledger entries',
  document: 'Its third-party document',
  bank: 'Its bank line',
};

export const creditWords: Record<EvidenceTier, string> = {
  A: 'Fully documented: lenders count all of it',
  B: 'Partly documented: lenders count half of it',
  C: 'Not documented: lenders count none of it',
};
