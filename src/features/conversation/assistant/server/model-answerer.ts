import { ModelFailed } from '#platform/chat/chat-model.ts';
import type { Logger } from '#platform/log.ts';
import { budgetWords } from '../domain/model-words.ts';
import { askedToWrite } from '../domain/writing/asked-to-write.ts';
import { writingWordsFor } from '../domain/writing/words-of-writing.ts';
import type { Answerer } from './answerers.ts';
import { BudgetUsed } from './model-rounds.ts';
import { modelTurns } from './model-turns.ts';
import { draftMessage, type Writer } from './writing/draft-message.ts';
import { summarizeDocument } from './writing/summarize-document.ts';

type Parts = Writer & {
  otherwise: Answerer;
  log: Pick<Logger, 'warn'>;
};

const writers = { message: draftMessage, summary: summarizeDocument };

/**
 * If the model fails, even in the middle of a sentence, the built-in answerer starts over. What only a model can write is
 * then not written.
 */
export function modelAnswerer({ otherwise, log, ...speaking }: Parts): Answerer {
  return {
    by: 'model',
    answer: async function* (asked, signal) {
      const writing = askedToWrite(asked.message);
      try {
        yield* writing === null
          ? modelTurns(speaking, asked, signal)
          : writers[writing](speaking, asked, signal);
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelFailed || error instanceof BudgetUsed)) throw error;
        // Only the reason is logged: questions and findings are confidential.
        if (error instanceof ModelFailed) log.warn({ reason: error.reason }, 'the model did not answer');
        yield { kind: 'instead', by: 'built-in' };
        if (error instanceof BudgetUsed) yield { kind: 'text', text: `${budgetWords}\n\n` };
        if (writing === null) yield* otherwise.answer(asked, signal);
        else if (error instanceof ModelFailed)
          yield { kind: 'text', text: writingWordsFor(asked.message).failed[writing] };
      }
    },
  };
}
