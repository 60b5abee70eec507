import { isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { addBackCodes } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { cents } from '#kernel/money.ts';
import { fullName } from '#kernel/person-name.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { ContestView } from '../court-shapes.ts';
import {
  type ContestFacts,
  contestReasons,
  courtSides,
  evidenceKinds,
  mayInvite,
  mayMove,
} from '../domain/contest.ts';
import { goneAdjustment, type ShownAdjustment, shownAdjustments } from '../domain/shown-adjustment.ts';
import type { Standing } from './court-sight.ts';
import type { ContestRow, CpaRow } from './court-store.ts';
import { type Docket, outcomeOf, stateOf } from './open-docket.ts';

const storedCode = storedWord(addBackCodes, 'category of an adjustment');
const storedReason = storedWord(contestReasons, 'reason of a contest');
const storedSide = storedWord(courtSides, 'side');
const sideOrNull = orNull(storedSide);
const storedEvidence = storedWord(evidenceKinds, 'kind of evidence');

/** The adjustment of a contest, as the reader’s stage shows it. */
export function adjustmentOf(row: ContestRow, docket: Docket | null): ShownAdjustment {
  const shown = docket && shownAdjustments(docket.items, docket.shows).get(row.adjustment_id);
  return shown ?? goneAdjustment(row.adjustment_id, storedCode(row.code));
}

export function factsOf(row: ContestRow, { evidence }: Pick<ShownAdjustment, 'evidence'>): ContestFacts {
  return {
    state: stateOf(row.state),
    standing: Number(row.conceded_to ?? row.contested),
    evidence,
    outcome: outcomeOf(row.outcome),
  };
}

/** Field by field, so that nothing hidden slips through. */
export function contestViewOf(
  row: ContestRow,
  { party, docket }: Standing,
  cpas: readonly CpaRow[],
): ContestView {
  const adjustment = adjustmentOf(row, docket);
  const of = factsOf(row, adjustment);
  const refused = mayMove(of, party);
  const open = row.room_closed_at === null ? true : 'room-closed';
  const name = fullName(row.buyer_first_name, row.buyer_last_name);
  return {
    id: row.id,
    roomId: party === 'cpa' ? null : row.room_id,
    ...adjustment,
    party,
    buyer: party === 'seller' ? { id: row.buyer_id, name } : null,
    contested: cents(Number(row.contested)),
    reason: storedReason(row.reason),
    words: row.words,
    state: of.state,
    contestedAt: row.contested_at.toISOString(),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : {
            words: row.answer,
            evidence: row.evidence.map(storedEvidence),
            at: row.answered_at.toISOString(),
          },
    concededTo: row.conceded_to === null ? null : cents(Number(row.conceded_to)),
    ruling: rulingOf(row),
    cpas: cpas.map(({ side, email, invited_at }) => ({
      side: storedSide(side),
      email: side === party ? email : null,
      invitedAt: invited_at.toISOString(),
    })),
    showsEntries:
      docket !== null && isShown('monthly', docket.shows) && adjustment.evidence.includes('entries'),
    version: row.version,
    may: {
      answered: refused.answered ?? open,
      conceded: refused.conceded ?? open,
      ruled: refused.ruled ?? open,
      withdrawn: refused.withdrawn ?? open,
      invite: mayInvite(of.state, party) ?? open,
    },
  };
}

function rulingOf(row: ContestRow): ContestView['ruling'] {
  const outcome = outcomeOf(row.outcome);
  const invitedBy = sideOrNull(row.ruled_for);
  if (outcome === null || invitedBy === null || row.ruled_at === null) return null;
  return {
    ...{ outcome, invitedBy },
    to: cents(Number(row.ruled_to)),
    words: row.ruling ?? '',
    by: row.ruled_by ?? '',
    license: row.license ?? '',
    at: row.ruled_at.toISOString(),
  };
}
