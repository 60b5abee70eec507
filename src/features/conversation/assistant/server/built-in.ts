import { setImmediate as soon } from 'node:timers/promises';
import type { Fact } from '../domain/fact.ts';
import { maySay } from '../domain/kept-sentences.ts';
import { withoutOpenEnds } from '../domain/lead-ins.ts';
import { createNumbering } from '../domain/numbering.ts';
import type { Answerer, Piece } from './answerers.ts';
import { lookUp } from './look-up.ts';
import type { Tools } from './toolbox.ts';
import { withoutSummary } from './writing/without-summary.ts';

export function builtIn(tools: Tools): Answerer {
  return {
    by: 'built-in',
    answer: async function* ({ call, ...question }, signal) {
      const {
        before,
        facts,
        after,
        proposals = [],
      } = (await withoutSummary({ call, ...question }, tools)) ?? (await lookUp(call, question, tools));
      if (before) yield { kind: 'text', text: `${before}\n` };
      yield* said(facts, question.message, signal);
      if (after) yield { kind: 'text', text: `\n${after}\n` };
      for (const proposal of proposals) yield { kind: 'proposal', proposal };
    },
  };
}

/** One sentence per fact with its citation. Sentences that the rules do not allow are dropped. */
async function* said(facts: readonly Fact[], question: string, signal: AbortSignal): AsyncGenerator<Piece> {
  const numbering = createNumbering();
  const told = new Set<string>();
  for (const fact of withoutOpenEnds(facts)) {
    if (told.has(fact.text)) continue;
    told.add(fact.text);
    // Yields to other requests between sentences.
    await soon();
    if (signal.aborted) return;
    const numbered = numbering.numberOf(fact.source);
    if (!numbered) return;
    const { source, isNew } = numbered;
    const text = `${fact.text} [${source.n}]`;
    if (!maySay(text, { facts: new Map([[source.n, [fact]]]), question })) continue;
    if (isNew) yield { kind: 'citation', citation: source };
    yield { kind: 'text', text: `${text}\n` };
  }
}
