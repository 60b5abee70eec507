import { ModelFailed } from '#platform/chat/chat-model.ts';
import type { Logger } from '#platform/log.ts';
import { budgetWords } from '../domain/model-words.ts';
import { paperOnPage } from '../domain/question.ts';
import { askedToWrite, speaksOfDocument } from '../domain/writing/asked-to-write.ts';
import { writingWordsFor } from '../domain/writing/words-of-writing.ts';
import type { Answerer, Asked, Piece } from './answerers.ts';
import { BudgetUsed } from './model-rounds.ts';
import { modelTurns } from './model-turns.ts';
import { documentsMeant } from './writing/documents-meant.ts';
import { draftMessage, type Writer } from './writing/draft-message.ts';
import { summarizeDocument } from './writing/summarize-document.ts';

type Parts = Writer & {
  otherwise: Answerer;
  log: Pick<Logger, 'warn'>;
};

/**
 * If the model fails, even in the middle of a sentence, the built-in answerer starts over. What only a model can write is
 * then not written.
 */
export function modelAnswerer({ otherwise, log, ...speaking }: Parts): Answerer {
  return {
    by: 'model',
    answer: async function* (asked, signal) {
      const task = await taskOf(speaking, asked, signal);
      try {
        yield* task.pieces;
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelFailed || error instanceof BudgetUsed)) throw error;
        // Only the reason is logged: questions and findings are confidential.
        if (error instanceof ModelFailed) log.warn({ reason: error.reason }, 'the model did not answer');
        yield { kind: 'instead', by: 'built-in' };
        if (error instanceof BudgetUsed) yield { kind: 'text', text: `${budgetWords}\n\n` };
        if (task.kind === 'answer') yield* otherwise.answer(asked, signal);
        else if (error instanceof ModelFailed)
          yield { kind: 'text', text: writingWordsFor(asked.message).failed[task.kind] };
      }
    },
  };
}

type Task = { kind: 'answer' | 'message' | 'summary'; pieces: AsyncIterable<Piece> };

/** `summarize how NDAs work` means no document: it is a question like others. */
async function taskOf(speaking: Writer, asked: Asked, signal: AbortSignal): Promise<Task> {
  const writing = askedToWrite(asked.message);
  if (writing === 'message') return { kind: writing, pieces: draftMessage(speaking, asked, signal) };
  const documents = writing === 'summary' ? await documentsMeant(asked) : null;
  const isOfDocument =
    documents !== null &&
    (documents.meant.length > 0 ||
      paperOnPage(asked.page).documentId !== undefined ||
      speaksOfDocument(asked.message));
  return isOfDocument
    ? { kind: 'summary', pieces: summarizeDocument(speaking, asked, signal, documents) }
    : { kind: 'answer', pieces: modelTurns(speaking, asked, signal) };
}
