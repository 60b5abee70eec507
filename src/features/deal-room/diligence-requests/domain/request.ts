import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

/** The states of a diligence request. */
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

/** What people read for each state. */
export const requestStateLabels: Record<RequestState, string> = {
  open: 'Open',
  in_progress: 'In progress',
  answered: 'Answered',
  accepted: 'Accepted',
  reopened: 'Reopened',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Waiting for the seller's side. Only such a request can be overdue. */
export const waitingStates = ['open', 'in_progress', 'reopened'] as const;

export const priorities = ['low', 'normal', 'high'] as const;
export type Priority = (typeof priorities)[number];

/** Who works on it. An expert is named by an email address and sees the one request, not whose it is. */
export const owners = ['seller', 'broker', 'expert'] as const;

export const requestParties = ['asker', 'seller', 'broker', 'expert'] as const;
export type RequestParty = (typeof requestParties)[number];

/** The guard's name is also the code of the refusal when it does not hold. */
const requestGuards = ['seller-decides', 'diligence-answer', 'diligence-reason', 'diligence-note'] as const;
type RequestGuard = (typeof requestGuards)[number];
export type RequestRefusal = MoveRefusal<RequestGuard>;
export type RequestMove = Move<RequestState, RequestParty, RequestGuard>;

const side = ['seller', 'broker'] as const;
const decide = 'seller-decides' as const;

/**
 * Every edge of a request's life (product policy). Whoever works on it says so and leaves notes; who may release the
 * profile answers and declines; the asker accepts an answer, or says what is missing in it.
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

/** What the guards look at: who moves it, and what they say with it. */
export type RequestFacts = {
  /** The owner of the listing, or a broker to whom decisions are delegated. */
  decides: boolean;
  reply: string | null;
  /** How many documents the answer links. */
  documents: number;
  reason: string | null;
  note: string | null;
};

/** Why this party cannot take a request from one state to another now; `null` when it can. */
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

/** For a view: `null` per state to which this party may take it, else why not. What a form will ask for counts as given. */
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

/** Whether it waits for the seller's side. */
export function isWaiting(state: RequestState): boolean {
  return waitingStates.some((one) => one === state);
}

/** Milliseconds by which the westernmost clock is behind UTC: a day is over when it is over everywhere. */
const lastClock = 12 * 60 * 60 * 1_000;

/** The day before which a due date is past at `now`, as `YYYY-MM-DD`: due today is not overdue anywhere. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - lastClock).toISOString().slice(0, 10);
}

/** Whether a request is overdue at `now`: it waits for the seller's side and its day is over. */
export function isOverdue(state: RequestState, dueOn: string | null, now: Date): boolean {
  return isWaiting(state) && dueOn !== null && dueOn < overdueBefore(now);
}
