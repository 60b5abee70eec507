import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { contestAddBack } from './contest-add-back.ts';
import { inviteCpa } from './invite-cpa.ts';
import { moveContest } from './move-contest.ts';
import { contestsForCpa, getContest, getCourt, getCourtFigure } from './read-court.ts';

/** Each sends an email to an address that someone typed. */
const invitations: LimitRule = { name: 'cpa-invitations', most: 20, seconds: 3_600 };

export const courtRoutes: readonly Route[] = [
  reads(contract.getCourt, (reading, { params }) => getCourt(reading, params.id)),
  reads(contract.getCourtFigure, getCourtFigure),
  changes(contract.contestAddBack, contestAddBack),
  reads(contract.listCpaContests, contestsForCpa),
  reads(contract.getContest, (reading, { params }) => getContest(reading, params.id)),
  changes(contract.moveContest, moveContest),
  changes(contract.inviteCpa, inviteCpa, {
    limits: ({ actor }) => [{ rule: invitations, subject: signedIn(actor).personId }],
  }),
];
