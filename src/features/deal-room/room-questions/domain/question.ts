import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

/** The states of a question about a document. */
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

/** Waiting for the seller's side: what a buyer may have only so many of. */
export const openStates = ['asked', 'routed', 'drafted', 'approved'] as const;

/** Who works out the answer. An expert is named by an email address and sees the one question, not whose it is. */
export const routes = ['seller', 'broker', 'expert'] as const;
export type Route = (typeof routes)[number];

export const questionParties = ['asker', 'seller', 'broker', 'expert'] as const;
export type QuestionParty = (typeof questionParties)[number];

/** The guard's name is also the code of the refusal when it does not hold. */
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
 * Every edge of a question's life (product policy). The seller's side routes and drafts, an expert only drafts; who may
 * release the profile approves an answer and says no, or sends their own words at once; what is approved anybody of the
 * seller's side sends.
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

/** What the guards look at: who moves it, and what they say with it. */
export type QuestionFacts = {
  /** The owner, or a broker to whom decisions are delegated. */
  decides: boolean;
  route: Route | null;
  answer: string | null;
  /** The question as others will read it. */
  publicQuestion: string | null;
  reason: string | null;
};

/** Why this party cannot take a question from one state to another now; `null` when it can. */
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

/** For a view: `null` per state to which this party may take it, else why not. What a form will ask for counts as given. */
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

/** What an asker is told of the state: how the seller's side works on it is its own. */
export function stateForAsker(state: QuestionState): QuestionState {
  return openStates.some((open) => open === state) ? 'asked' : state;
}

/** Whether the step from here brings words of an answer with it: an approved one is sent as it is. */
export function bringsAnswer(from: QuestionState, to: QuestionState): boolean {
  const begun = from === 'asked' || from === 'routed' || from === 'drafted';
  return to === 'drafted' || (to === 'answered' && begun);
}

/** Whether the asker has the answer. */
export function isAnswered(state: QuestionState): boolean {
  return state === 'answered' || state === 'published';
}

/** Whether everybody who may see the document reads it. */
export function isPublic(state: QuestionState): boolean {
  return state === 'published';
}
