import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const questionStates = [
  'asked',
  'routed',
  'drafted',
  'approved',
  'answered',
  'published',
  'declined',
  'withdrawn',
] as const;
export type QuestionState = (typeof questionStates)[number];

/** Waiting for the seller's side. A buyer may have a limited number of these. */
export const openStates = ['asked', 'routed', 'drafted', 'approved'] as const;

/** An expert is identified by an email address and sees only the one question, not who asked. */
export const routes = ['seller', 'broker', 'expert'] as const;
export type Route = (typeof routes)[number];

export const questionParties = ['asker', 'seller', 'broker', 'expert'] as const;
export type QuestionParty = (typeof questionParties)[number];

/** A guard's name is also its refusal code. */
const questionGuards = [
  'seller-decides',
  'question-route',
  'question-answer',
  'question-public',
  'question-reason',
] as const;
type QuestionGuard = (typeof questionGuards)[number];
export type QuestionRefusal = MoveRefusal<QuestionGuard>;
export type QuestionMove = Move<QuestionState, QuestionParty, QuestionGuard>;

const side = ['seller', 'broker'] as const;
const decide = 'seller-decides' as const;

/**
 * All moves of a question (product policy). The seller's side assigns and drafts; an expert only drafts;
 * those who may release the profile approve, decline, or answer directly; anyone on the seller's side may
 * send an approved answer.
 */
export const questionMoves: readonly QuestionMove[] = [
  ...(['asked', 'routed', 'drafted'] as const).flatMap((from): QuestionMove[] => [
    { from, to: 'routed', by: side, needs: ['question-route'] },
    { from, to: 'drafted', by: side, needs: ['question-answer'] },
    { from, to: 'answered', by: side, needs: [decide, 'question-answer'] },
  ]),
  { from: 'routed', to: 'drafted', by: ['expert'], needs: ['question-answer'] },
  { from: 'drafted', to: 'drafted', by: ['expert'], needs: ['question-answer'] },
  { from: 'drafted', to: 'approved', by: side, needs: [decide] },
  { from: 'approved', to: 'drafted', by: side, needs: ['question-answer'] },
  { from: 'approved', to: 'answered', by: side },
  { from: 'approved', to: 'published', by: side, needs: ['question-public'] },
  { from: 'answered', to: 'published', by: side, needs: [decide, 'question-public'] },
  { from: 'published', to: 'answered', by: side, needs: [decide] },
  ...openStates.flatMap((from): QuestionMove[] => [
    { from, to: 'declined', by: side, needs: [decide, 'question-reason'] },
    { from, to: 'withdrawn', by: ['asker'] },
  ]),
];

export type QuestionFacts = {
  /** The listing's owner, or a broker with delegated authority. */
  decides: boolean;
  route: Route | null;
  answer: string | null;
  /** The question as other buyers will read it. */
  publicQuestion: string | null;
  reason: string | null;
};

/** The refusal code for this move; `null` if it is allowed. */
export function questionRefusal(
  from: QuestionState,
  to: QuestionState,
  party: QuestionParty,
  facts: QuestionFacts,
): QuestionRefusal | null {
  const said = (words: string | null) => (words ?? '').trim() !== '';
  const holds: Record<QuestionGuard, boolean> = {
    'seller-decides': facts.decides,
    'question-route': facts.route !== null,
    'question-answer': said(facts.answer),
    'question-public': said(facts.publicQuestion),
    'question-reason': said(facts.reason),
  };
  return moveRefusal(questionMoves, from, to, [party], (guard) => holds[guard]);
}

/** For a view: the refusal per target state, or `null`. Input that a form will ask for counts as given. */
export function mayMoveQuestion(
  from: QuestionState,
  party: QuestionParty,
  decides: boolean,
): Record<QuestionState, QuestionRefusal | null> {
  const facts: QuestionFacts = {
    decides,
    route: 'seller',
    answer: 'asked',
    publicQuestion: 'asked',
    reason: 'asked',
  };
  const may = (to: QuestionState) => questionRefusal(from, to, party, facts);
  return {
    asked: may('asked'),
    routed: may('routed'),
    drafted: may('drafted'),
    approved: may('approved'),
    answered: may('answered'),
    published: may('published'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
  };
}

/** The state shown to the buyer who asked, without the internal work of the seller's side. */
export function stateForAsker(state: QuestionState): QuestionState {
  return openStates.some((open) => open === state) ? 'asked' : state;
}

/** Whether this move includes an answer text. An approved answer is sent unchanged. */
export function bringsAnswer(from: QuestionState, to: QuestionState): boolean {
  const begun = from === 'asked' || from === 'routed' || from === 'drafted';
  return to === 'drafted' || (to === 'answered' && begun);
}

/** Whether the buyer who asked has the answer. */
export function isAnswered(state: QuestionState): boolean {
  return state === 'answered' || state === 'published';
}

/** Whether all buyers who may see the document can read it. */
export function isPublic(state: QuestionState): boolean {
  return state === 'published';
}
