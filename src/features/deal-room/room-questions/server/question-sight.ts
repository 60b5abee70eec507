import {
  type Asking,
  type RoomSight,
  readableDocuments,
  roomSightOf,
  unlessHidden,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { QuestionView } from '../contract.ts';
import {
  isAnswered,
  isPublic,
  mayMoveQuestion,
  type QuestionParty,
  type QuestionState,
  questionStates,
  routes,
  stateForAsker,
} from '../domain/question.ts';
import type { QuestionRow } from './question-store.ts';
import { requireExpert } from './require-expert.ts';

/** `reader`: a buyer to whom a published question of another buyer is shown. */
export type Standing = {
  party: QuestionParty | 'reader';
  decides: boolean;
  /** Documents whose names the reader may see; `null`: all. */
  readable: ReadonlySet<string> | null;
};

/** Throws Refused('not-found') for other buyers unless it is published and its document open to them. */
export async function standingOf(asking: Asking, row: QuestionRow): Promise<Standing> {
  const sight = await unlessHidden(roomSightOf(asking, row.room_id));
  if (sight === null) {
    await requireExpert(asking, row.expert_email);
    return { party: 'expert', decides: false, readable: null };
  }
  const standing = await standingIn(asking, sight);
  const party = partyIn(asking, standing, row);
  if (party === 'reader' && !(isPublic(storedState(row.state)) && mayKnowSubject(standing, row)))
    throw new Refused('not-found');
  return { ...standing, party };
}

/** Everyone in the room may see a question about the business in general. */
function mayKnowSubject({ readable }: Standing, { document_id }: QuestionRow): boolean {
  return document_id === null || readable === null || readable.has(document_id);
}

/** For lists: whether the buyer is asker or reader depends on each question. */
export async function standingIn(
  asking: Asking,
  { room, side, decides, buyer }: RoomSight,
): Promise<Standing> {
  if (buyer === null) return { party: side === 'seller' ? 'seller' : 'broker', decides, readable: null };
  const readable = await readableDocuments(asking.db, room.id, buyer);
  return { party: 'reader', decides: false, readable: new Set(readable.keys()) };
}

function partyIn({ actor }: Asking, { party }: Standing, row: QuestionRow): Standing['party'] {
  return party === 'reader' && isPerson(actor, row.asker_id) ? 'asker' : party;
}

/** Field by field, so that no hidden field slips through. */
export function viewOfQuestion(asking: Asking, row: QuestionRow, standing: Standing): QuestionView {
  const party = partyIn(asking, standing, row);
  const state = storedState(row.state);
  const works = party !== 'reader' && party !== 'asker';
  return {
    id: row.id,
    roomId: party === 'expert' ? null : row.room_id,
    general: row.document_id === null,
    document: documentOf(row, standing),
    page: row.page,
    question: party === 'reader' ? (row.public_question ?? '') : row.question,
    state: works ? state : stateForAsker(state),
    at: (party === 'reader' ? (row.published_at ?? row.asked_at) : row.asked_at).toISOString(),
    answer: works || isAnswered(state) ? row.answer : null,
    reason: party === 'reader' ? null : row.reason,
    mine: party === 'asker',
    manage: party === 'seller' || party === 'broker' ? manageOf(row) : null,
    version: party === 'reader' ? null : row.version,
    may: mayOf(state, party, { decides: standing.decides, closed: row.room_closed_at !== null }),
  };
}

function documentOf(row: QuestionRow, standing: Standing): QuestionView['document'] {
  const { document_id: id, document_name: name } = row;
  return id !== null && name !== null && mayKnowSubject(standing, row) ? { id, name } : null;
}

function manageOf(row: QuestionRow): QuestionView['manage'] {
  return {
    asker: { id: row.asker_id, name: fullName(row.asker_first_name, row.asker_last_name) },
    route: routes.find((route) => route === row.route) ?? null,
    routedTo:
      row.expert_email ??
      (row.broker_id === null ? null : fullName(row.broker_first_name ?? '', row.broker_last_name ?? '')),
    publicQuestion: row.public_question,
  };
}

function mayOf(
  state: QuestionState,
  party: Standing['party'],
  { decides, closed }: { decides: boolean; closed: boolean },
): QuestionView['may'] {
  const reader = party === 'reader';
  const moves = mayMoveQuestion(state, reader ? 'asker' : party, decides);
  const may = (to: Exclude<QuestionState, 'asked'>) =>
    reader ? 'not-your-move' : (moves[to] ?? (closed ? 'room-closed' : true));
  return {
    routed: may('routed'),
    drafted: may('drafted'),
    approved: may('approved'),
    answered: may('answered'),
    published: may('published'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
  };
}

export const storedState: (stored: string) => QuestionState = storedWord(
  questionStates,
  'state of a question',
);
