import { schemaOf } from '#http/openapi.ts';
import {
  type ChatMessage,
  type ChatModel,
  ModelFailed,
  type ToolCall,
  type ToolOffer,
  tokensIn,
} from '#platform/chat/chat-model.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Asked } from './answerers.ts';
import type { ModelBudget } from './model-budget.ts';
import type { ToolUse } from './model-tools.ts';
import type { NamedTool } from './toolbox.ts';

/** Rounds of tool calls before the model has to answer. */
const mostRounds = 4;
const mostCalls = 6;
const mostTokens = 1_200;

export type Speaking = { model: ChatModel; tools: readonly NamedTool[]; budget: ModelBudget };

export class BudgetUsed extends Error {
  override name = 'BudgetUsed';
}

/** `ends`: the last of this turn. */
export type Heard = { text: string; turn: number; ends: boolean };

type Rounds = { asked: Pick<Asked, 'call'>; signal: AbortSignal; use: ToolUse; messages: ChatMessage[] };

/** What the model writes, turn by turn, with the tools that it calls in between. Throws BudgetUsed, ModelFailed. */
export async function* modelRounds(
  speaking: Speaking,
  { asked, signal, use, messages }: Rounds,
): AsyncGenerator<Heard> {
  const offers = speaking.tools.map(offerOf);
  for (let round = 0; ; round += 1) {
    const last = round >= mostRounds || !use.mayGoOn();
    const turn = { messages, tools: last ? [] : offers };
    let calls: readonly ToolCall[] = [];
    for await (const written of modelTurn(speaking, { asked, signal, turn })) {
      if (typeof written === 'string') yield { text: written, turn: round, ends: false };
      else calls = written;
    }
    yield { text: '', turn: round, ends: true };
    if (calls.length === 0) return;
    // It got no tools and calls one anyway, and would do so forever.
    if (last) throw new ModelFailed('no-end', false);
    const used = calls.slice(0, mostCalls);
    messages.push({ role: 'assistant', text: '', calls: used });
    for (const wanted of used) {
      signal.throwIfAborted();
      messages.push({ role: 'tool', callId: wanted.id, text: await use.use(wanted) });
    }
  }
}

type OneTurn = {
  asked: Pick<Asked, 'call'>;
  signal: AbortSignal;
  turn: { messages: readonly ChatMessage[]; tools: readonly ToolOffer[] };
};

/** One turn: its text as it comes, or the tools that it calls. Its tokens are set aside before and settled after. */
export async function* modelTurn(
  { model, budget }: Pick<Speaking, 'model' | 'budget'>,
  { asked, signal, turn }: OneTurn,
): AsyncGenerator<string | readonly ToolCall[]> {
  const { personId } = signedIn(asked.call.actor);
  const settle = await budget.take(
    { personId, now: asked.call.now },
    tokensIn(JSON.stringify(turn)) + mostTokens,
  );
  if (!settle) throw new BudgetUsed();
  const used = { in: 0, out: 0 };
  const onUsed = (tokens: typeof used) => {
    used.in += tokens.in;
    used.out += tokens.out;
  };
  try {
    for await (const written of model.write({ ...turn, mostTokens, signal, onUsed }))
      yield written.kind === 'calls' ? written.calls : written.text;
  } finally {
    await settle(used);
  }
}

function offerOf({ name, words, parameters }: NamedTool): ToolOffer {
  return { name, words, parameters: { ...schemaOf(parameters, 'input') } };
}
