import type { ArchiveReader, ArchiveTable } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Cursor } from '#platform/db/cursor.ts';
import { isAnswered, isPublic, stateForAsker } from '../domain/question.ts';
import { storedState } from './question-sight.ts';
import { type QuestionRow, questionsForBuyer, questionsOfRoom } from './question-store.ts';

const atOnce = 500;

export const archivedQuestions: ArchiveTable = {
  name: 'questions.csv',
  what: 'Questions of buyers, and their answers',
  columns: [
    'Asked at',
    'Asked by',
    'Document',
    'Page',
    'Question',
    'State',
    'Answered at',
    'Answer',
    'Question as published',
    'Published at',
    'Why it was not answered',
  ],
  lines: async function* (db, { roomId, reader }) {
    let cursor: Cursor | null = null;
    do {
      const page = { cursor, limit: atOnce };
      const rows: (QuestionRow & { shown_at?: Date })[] =
        reader.kind === 'buyer'
          ? await questionsForBuyer(
              db,
              { roomId, personId: reader.personId, readable: [...reader.readable] },
              page,
            )
          : await questionsOfRoom(db, roomId, page);
      yield rows.map((row) => lineOf(row, reader));
      const last = rows.length === atOnce ? rows.at(-1) : undefined;
      cursor = last ? { at: last.shown_at ?? last.asked_at, id: last.id } : null;
    } while (cursor !== null);
  },
};

/** As in `viewOfQuestion`: another buyer's question is in the seller's words, without the name. */
function lineOf(row: QuestionRow, reader: ArchiveReader): string[] {
  const state = storedState(row.state);
  const buyer = reader.kind === 'buyer';
  const foreign = buyer && row.asker_id !== reader.personId;
  const { document_id: document } = row;
  const knowsDocument = document !== null && (!buyer || reader.readable.has(document));
  const answered = !buyer || isAnswered(state);
  return [
    foreign ? '' : row.asked_at.toISOString(),
    buyer ? (foreign ? '' : 'You') : fullName(row.asker_first_name, row.asker_last_name),
    document === null ? 'The business in general' : knowsDocument ? (row.document_name ?? '') : '',
    row.page === null ? '' : String(row.page),
    foreign ? (row.public_question ?? '') : row.question,
    buyer ? stateForAsker(state) : state,
    answered && !foreign ? (row.answered_at?.toISOString() ?? '') : '',
    answered ? (row.answer ?? '') : '',
    !buyer || (isPublic(state) && !foreign) ? (row.public_question ?? '') : '',
    isPublic(state) ? (row.published_at?.toISOString() ?? '') : '',
    foreign ? '' : (row.reason ?? ''),
  ];
}
