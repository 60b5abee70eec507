import type { Feature } from '#http/feature.ts';
import { readAs } from '#http/own-reads.ts';
import type { ChatModel } from '#platform/chat/chat-model.ts';
import type { Work } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';
import type { Answerer } from './answerers.ts';
import { builtIn } from './built-in.ts';
import { modelAnswerer } from './model-answerer.ts';
import { createModelBudget } from './model-budget.ts';
import { assistantProblems } from './problems.ts';
import { assistantRoutes } from './routes.ts';
import { createTools, namedTools, type ToolParts } from './toolbox.ts';
import { createWaitingLine, type WaitingLine } from './waiting-line.ts';

export type AssistantParts = Omit<ToolParts, 'hasModel'> & {
  /** `dailyTokens`: per person. */
  model: { chat: ChatModel; dailyTokens: number } | null;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
  log: Logger;
};

/** Concurrent answers. Built-in ones use this process's CPU; a model mostly waits. */
const atOnce = { builtIn: 3, model: 40 };

export function assistantFeature(parts: AssistantParts): Feature {
  const { answerer, line, suggesting } = answererOf(parts);
  const model = parts.model?.chat ?? null;
  return {
    name: 'assistant',
    routes: assistantRoutes({ answerer, line, model, suggesting }),
    problems: assistantProblems,
  };
}

function answererOf({ model, asSystem, log, ...toolParts }: AssistantParts) {
  const tools = createTools({ ...toolParts, hasModel: model !== null });
  const own = builtIn(tools);
  const line = createWaitingLine(atOnce.builtIn);
  if (!model) return { answerer: own, line, suggesting: null };
  const speaking = { model: model.chat, budget: createModelBudget(asSystem, model.dailyTokens), log };
  const answerer = modelAnswerer({
    ...speaking,
    tools: namedTools(tools),
    read: readAs(toolParts.ownRead),
    otherwise: inTurn(own, line),
  });
  return { answerer, line: createWaitingLine(atOnce.model), suggesting: speaking };
}

/** When a model is down, everyone falls back at the same moment. */
function inTurn(answerer: Answerer, line: WaitingLine): Answerer {
  return {
    by: answerer.by,
    answer: async function* (asked, signal) {
      const place = line.enter();
      try {
        await place.turn(signal);
        yield* answerer.answer(asked, signal);
      } finally {
        place.leave();
      }
    },
  };
}
