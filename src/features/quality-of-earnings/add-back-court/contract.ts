import { z } from 'zod';
import { figureQuery, figureReply } from '#features/quality-of-earnings/earnings-reports/figure-contract.ts';
import { endpoint } from '#wire/endpoint.ts';
import { amount, email, id, idParams, line, prose, seenVersion } from '#wire/words.ts';
import { contestView, courtView, mostWords, oneContest } from './court-shapes.ts';
import { contestReasons, evidenceKinds, outcomes } from './domain/contest.ts';

export const getCourt = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/add-backs',
  summary:
    'The adjustments of the quality of earnings report that the caller may read, the contests on them, and earnings as reported, documented and uncontested',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  reply: courtView,
  failure: 'unable to get the adjustments',
});

export const getCourtFigure = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/report-figure',
  summary:
    'What is behind a figure of the quality of earnings report that the caller may read: its parts, its lines, or when it was typed, as far as the stage of the report shows them',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  /** In pages of one size. `report`: which one the caller has open; if a newer one is published, that is said. */
  query: figureQuery.omit({ size: true }).extend({ report: id.optional() }),
  reply: figureReply,
  refusals: ['not-found', 'court-newer-report'],
  failure: 'unable to get what is behind the figure',
});

export const contestAddBack = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/add-back-contests',
  summary: 'Contests an adjustment of the report, as a buyer who may read it',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: z.object({ adjustmentId: id, reason: z.enum(contestReasons), words: prose(1, mostWords) }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found', 'room-closed', 'court-own-room', 'court-not-raising', 'court-contested'],
  failure: 'unable to contest the adjustment',
});

export const listCpaContests = endpoint({
  method: 'GET',
  path: '/api/add-back-contests',
  summary:
    'Contests that the caller is invited to decide as a CPA, matched by confirmed email address; newest first',
  who: 'signed-in',
  scope: 'diligence:read',
  reply: z.object({ items: z.array(contestView).max(100) }),
  failure: 'unable to get the contests',
});

export const getContest = endpoint({
  method: 'GET',
  path: '/api/add-back-contests/:id',
  summary: 'One contest, with the ledger entries of its adjustment that the caller’s stage allows',
  who: 'signed-in',
  scope: 'diligence:read',
  params: idParams,
  reply: oneContest,
  failure: 'unable to get the contest',
});

export const moveContest = endpoint({
  method: 'POST',
  path: '/api/add-back-contests/:id/moves',
  summary:
    'Moves a contest: the seller answers it or concedes the amount, a CPA decides it, or the buyer withdraws it',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: z.object({
    version: seenVersion(),
    to: z.enum(['answered', 'conceded', 'ruled', 'withdrawn']),
    /** With `answered` and `ruled`. */
    words: prose(0, mostWords).optional(),
    /** With `answered`: evidence that the adjustment has already. */
    evidence: z.array(z.enum(evidenceKinds)).max(evidenceKinds.length).optional(),
    /** What is left of it in cents: with `answered` if the seller reduces it, with `ruled` if it is reduced. */
    amount: amount.optional(),
    outcome: z.enum(outcomes).optional(),
    /** With `ruled`: state and number of the license, as the CPA says. */
    license: line(0, 80).optional(),
  }),
  reply: contestView,
  refusals: [
    ...(['not-found', 'room-closed', 'stale', 'invalid-transition', 'not-your-move'] as const),
    ...(['court-words', 'court-evidence', 'court-amount', 'court-license', 'court-upheld'] as const),
  ],
  failure: 'unable to take this step',
});

export const inviteCpa = endpoint({
  method: 'PUT',
  path: '/api/add-back-contests/:id/cpa',
  summary: 'Invites a CPA by email to decide the contest; replaces any CPA whom the same side invited before',
  who: 'signed-in',
  scope: 'diligence:write',
  params: idParams,
  body: z.object({ version: seenVersion(), email }),
  reply: contestView,
  refusals: ['not-found', 'room-closed', 'stale', 'not-your-move', 'invalid-transition', 'court-own-address'],
  failure: 'unable to invite the CPA',
});
