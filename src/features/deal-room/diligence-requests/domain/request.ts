import { dayOf } from '#kernel/days.ts';
import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const requestStates = [
  'open',
  'in_progress',
  'answered',
  'accepted',
  'reopened',
  'declined',
  'withdrawn',
] as const;
export type RequestState = (typeof requestStates)[number];

export const requestStateLabels: Record<RequestState, string> = {
  open: 'Open',
  in_progress: 'In progress',
  answered: 'Answered',
  accepted: 'Accepted',
  reopened: 'Reopened',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Waiting for the seller's side. Only these can be overdue. */
export const waitingStates = ['open', 'in_progress', 'reopened'] as const;

export const priorities = ['low', 'normal', 'high'] as const;
export type Priority = (typeof priorities)[number];

/** An expert is identified by an email address and sees only the one request, not who asked. */
export const owners = ['seller', 'broker', 'expert'] as const;

export const requestParties = ['asker', 'seller', 'broker', 'expert'] as const;
export type RequestParty = (typeof requestParties)[number];

/** A guard's name is also its refusal code. */
const requestGuards = ['seller-decides', 'diligence-answer', 'diligence-reason', 'diligence-note'] as const;
type RequestGuard = (typeof requestGuards)[number];
export type RequestRefusal = MoveRefusal<RequestGuard>;
export type RequestMove = Move<RequestState, RequestParty, RequestGuard>;

const side = ['seller', 'broker'] as const;
const decide = 'seller-decides' as const;

/**
 * All moves of a request (product policy). The seller's side and experts start it and leave notes; those who
 * may release the profile answer and decline; the buyer accepts or reopens.
 */
export const requestMoves: readonly RequestMove[] = [
  ...(['open', 'reopened'] as const).map(
    (from): RequestMove => ({ from, to: 'in_progress', by: [...side, 'expert'] }),
  ),
  { from: 'in_progress', to: 'in_progress', by: [...side, 'expert'], needs: ['diligence-note'] },
  ...waitingStates.flatMap((from): RequestMove[] => [
    { from, to: 'answered', by: side, needs: [decide, 'diligence-answer'] },
    { from, to: 'declined', by: side, needs: [decide, 'diligence-reason'] },
    { from, to: 'withdrawn', by: ['asker'] },
  ]),
  { from: 'answered', to: 'answered', by: side, needs: [decide, 'diligence-answer'] },
  { from: 'answered', to: 'accepted', by: ['asker'] },
  { from: 'answered', to: 'reopened', by: ['asker'], needs: ['diligence-reason'] },
];

export type RequestFacts = {
  /** The listing's owner, or a broker with delegated authority. */
  decides: boolean;
  reply: string | null;
  documents: number;
  reason: string | null;
  note: string | null;
};

/** The refusal code for this move; `null` if it is allowed. */
export function requestRefusal(
  from: RequestState,
  to: RequestState,
  party: RequestParty,
  facts: RequestFacts,
): RequestRefusal | null {
  const said = (words: string | null) => (words ?? '').trim() !== '';
  const holds: Record<RequestGuard, boolean> = {
    'seller-decides': facts.decides,
    'diligence-answer': said(facts.reply) || facts.documents > 0,
    'diligence-reason': said(facts.reason),
    'diligence-note': said(facts.note),
  };
  return moveRefusal(requestMoves, from, to, [party], (guard) => holds[guard]);
}

/** For a view: the refusal per target state, or `null`. Input that a form will ask for counts as given. */
export function mayMoveRequest(
  from: RequestState,
  party: RequestParty,
  decides: boolean,
): Record<RequestState, RequestRefusal | null> {
  const facts: RequestFacts = { decides, reply: 'asked', documents: 0, reason: 'asked', note: 'asked' };
  const may = (to: RequestState) => requestRefusal(from, to, party, facts);
  return {
    open: may('open'),
    in_progress: may('in_progress'),
    answered: may('answered'),
    accepted: may('accepted'),
    reopened: may('reopened'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
  };
}

/** Whether a request waits for the seller's side. */
export function isWaiting(state: RequestState): boolean {
  return waitingStates.some((one) => one === state);
}

/** What keeps a linked document from the one who asked. Without access nothing else matters. */
export const lacks = ['access', 'published', 'stage', 'right'] as const;
export type Lack = (typeof lacks)[number];

export function lacksOf(has: Record<Lack, boolean>): Lack[] {
  return has.access ? lacks.filter((one) => !has[one]) : ['access'];
}

/** UTC−12 in milliseconds: a day is over when it is over everywhere. */
const lastClock = 12 * 60 * 60 * 1_000;

/** Due dates before this day (`YYYY-MM-DD`) are overdue: a request due today is not overdue anywhere. */
export function overdueBefore(now: Date): string {
  return dayOf(new Date(now.getTime() - lastClock));
}

/** Whether a request waits for the seller's side and its due date is past. */
export function isOverdue(state: RequestState, dueOn: string | null, now: Date): boolean {
  return isWaiting(state) && dueOn !== null && dueOn < overdueBefore(now);
}
