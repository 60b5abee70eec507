import { ModelFailed } from '#platform/chat/chat-model.ts';
import type { Logger } from '#platform/log.ts';
import { budgetWords } from '../domain/model-words.ts';
import type { Answerer } from './answerers.ts';
import { BudgetUsed, modelTurns, type Speaking } from './model-turns.ts';

type Parts = Speaking & {
  otherwise: Answerer;
  log: Pick<Logger, 'warn'>;
};

/** If the model fails, even in the middle of a sentence, the built-in answerer starts over. */
export function modelAnswerer({ otherwise, log, ...speaking }: Parts): Answerer {
  return {
    by: 'model',
    answer: async function* (asked, signal) {
      try {
        yield* modelTurns(speaking, asked, signal);
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelFailed || error instanceof BudgetUsed)) throw error;
        // Only the reason is logged: questions and findings are confidential.
        if (error instanceof ModelFailed) log.warn({ reason: error.reason }, 'the model did not answer');
        yield { kind: 'instead', by: 'built-in' };
        if (error instanceof BudgetUsed) yield { kind: 'text', text: `${budgetWords}\n\n` };
        yield* otherwise.answer(asked, signal);
      }
    },
  };
}
