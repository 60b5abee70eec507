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
import { maySay } from '../domain/kept-sentences.ts';
import { systemWords } from '../domain/model-words.ts';
import { createSentenceCutter, plainSentence } from '../domain/sentence-cutter.ts';
import type { Asked, Piece } from './answerers.ts';
import type { ModelBudget } from './model-budget.ts';
import { createToolUse, type ToolUse } from './model-tools.ts';
import type { NamedTool } from './toolbox.ts';

/** Rounds of tool calls before the model has to answer. */
const mostRounds = 4;
const mostCalls = 6;
const mostTokens = 1_200;
const earlierSent = { messages: 6, characters: 2_000 };

export type Speaking = { model: ChatModel; tools: readonly NamedTool[]; budget: ModelBudget };

export class BudgetUsed extends Error {
  override name = 'BudgetUsed';
}

/** Streams the sentences that are allowed. Throws BudgetUsed, and ModelFailed also if none is left. */
export async function* modelTurns(
  { model, tools, budget }: Speaking,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const use = createToolUse(asked.call, tools);
  const saying = createSaying(use, asked.message);
  const messages = openingOf(asked);
  const offers = tools.map(offerOf);
  for (let round = 0; ; round += 1) {
    const last = round >= mostRounds || !use.mayGoOn();
    const turn = { messages, tools: last ? [] : offers };
    const calls = yield* oneTurn({ model, budget, asked, signal, turn, saying });
    if (calls.length === 0) break;
    // It got no tools and calls one anyway, and would do so forever.
    if (last) throw new ModelFailed('no-end', false);
    const used = calls.slice(0, mostCalls);
    messages.push({ role: 'assistant', text: '', calls: used });
    for (const wanted of used) {
      signal.throwIfAborted();
      messages.push({ role: 'tool', callId: wanted.id, text: await use.use(wanted) });
    }
  }
  if (!saying.wasOfUse()) throw new ModelFailed('nonsense', false);
  for (const proposal of use.proposals) yield { kind: 'proposal', proposal };
}

type OneTurn = {
  model: ChatModel;
  budget: ModelBudget;
  asked: Asked;
  signal: AbortSignal;
  turn: { messages: readonly ChatMessage[]; tools: readonly ToolOffer[] };
  saying: Saying;
};

async function* oneTurn({
  model,
  budget,
  asked,
  signal,
  turn,
  saying,
}: OneTurn): AsyncGenerator<Piece, readonly ToolCall[]> {
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
  let calls: readonly ToolCall[] = [];
  try {
    for await (const written of model.write({ ...turn, mostTokens, signal, onUsed })) {
      if (written.kind === 'calls') calls = written.calls;
      else yield* saying.hear(written.text);
    }
    yield* saying.end();
  } finally {
    await settle(used);
  }
  return calls;
}

type Saying = ReturnType<typeof createSaying>;

/** Holds each sentence until it is complete and releases allowed ones after their sources. */
function createSaying({ facts, sources }: ToolUse, question: string) {
  const cutter = createSentenceCutter();
  const cited = new Set<number>();
  let said = false;
  function* pass(written: string): Generator<Piece> {
    const sentence = plainSentence(written);
    if (sentence.trim() !== '' && !maySay(sentence, { facts, question })) return;
    for (const [, n] of sentence.matchAll(/\[(\d+)\]/g)) {
      const source = sources.get(Number(n));
      if (!source || cited.has(source.n)) continue;
      cited.add(source.n);
      yield { kind: 'citation', citation: source };
    }
    said ||= sentence.trim() !== '';
    yield { kind: 'text', text: sentence };
  }
  return {
    *hear(text: string): Generator<Piece> {
      for (const sentence of cutter.take(text)) yield* pass(sentence);
    },
    *end(): Generator<Piece> {
      const rest = cutter.end();
      if (rest !== '') yield* pass(`${rest}\n`);
    },
    wasOfUse: () => said && (facts.size === 0 || cited.size > 0),
  };
}

function openingOf({ message, earlier, page }: Asked): ChatMessage[] {
  const before = earlier.slice(-earlierSent.messages).map(({ type, text }): ChatMessage => {
    const short = text.slice(0, earlierSent.characters);
    return type === 'user' ? { role: 'user', text: short } : { role: 'assistant', text: short, calls: [] };
  });
  // Only the path: the query may contain what someone typed into a filter.
  const where = page === null ? '' : `\n\n(The person is on the page ${page.split(/[?#]/)[0]})`;
  return [{ role: 'system', text: systemWords }, ...before, { role: 'user', text: `${message}${where}` }];
}

function offerOf({ name, words, parameters }: NamedTool): ToolOffer {
  return { name, words, parameters: { ...schemaOf(parameters, 'input') } };
}
