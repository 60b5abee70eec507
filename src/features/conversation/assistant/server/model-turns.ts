import { type ChatMessage, ModelFailed } from '#platform/chat/chat-model.ts';
import { maySay } from '../domain/kept-sentences.ts';
import { systemWords } from '../domain/model-words.ts';
import { createSentenceCutter, plainSentence } from '../domain/sentence-cutter.ts';
import type { Asked, Piece } from './answerers.ts';
import { modelRounds, type Speaking } from './model-rounds.ts';
import { createToolUse, type ToolUse } from './model-tools.ts';

const earlierSent = { messages: 6, characters: 2_000 };

/** Streams the sentences that are allowed. Throws BudgetUsed, and ModelFailed also if none is left. */
export async function* modelTurns(
  speaking: Speaking,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const use = createToolUse(asked.call, speaking.tools);
  const saying = createSaying(use, asked.message);
  for await (const { text, ends } of modelRounds(speaking, {
    asked,
    signal,
    use,
    messages: openingOf(asked),
  })) {
    yield* saying.hear(text);
    if (ends) yield* saying.end();
  }
  if (!saying.wasOfUse()) throw new ModelFailed('nonsense', false);
  for (const proposal of use.proposals) yield { kind: 'proposal', proposal };
}

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

/** `system`: what the model is told to do. */
export function openingOf({ message, earlier, page }: Asked, system = systemWords): ChatMessage[] {
  const before = earlier.slice(-earlierSent.messages).map(({ type, text }): ChatMessage => {
    const short = text.slice(0, earlierSent.characters);
    return type === 'user' ? { role: 'user', text: short } : { role: 'assistant', text: short, calls: [] };
  });
  // Only the path: the query may contain what someone typed into a filter.
  const where = page === null ? '' : `\n\n(The person is on the page ${page.split(/[?#]/)[0]})`;
  return [{ role: 'system', text: system }, ...before, { role: 'user', text: `${message}${where}` }];
}
