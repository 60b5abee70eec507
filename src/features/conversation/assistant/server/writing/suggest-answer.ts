import type { z } from 'zod';
import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import { ModelFailed } from '#platform/chat/chat-model.ts';
import type { Logger } from '#platform/log.ts';
import type { EventOf, InputOf } from '#wire/endpoint.ts';
import type { suggestToQuestion as contract, suggestion } from '../../contract.ts';
import { longestDraft } from '../../domain/answer.ts';
import { createNumbering } from '../../domain/numbering.ts';
import { createSentenceCutter, plainSentence } from '../../domain/sentence-cutter.ts';
import { backedBy } from '../../domain/writing/paged-sentences.ts';
import { answerSystem } from '../../domain/writing/told-to-model.ts';
import { BudgetUsed, modelTurn, type Speaking } from '../model-rounds.ts';
import type { WaitingLine } from '../waiting-line.ts';
import { type AnswerPage, pagesForAnswer } from './pages-for-answer.ts';
import type { FindToAnswer } from './to-answer.ts';

type Event = EventOf<typeof contract>;
type Suggestion = z.input<typeof suggestion>;
export type Suggesting = Pick<Speaking, 'model' | 'budget'> & { log: Pick<Logger, 'warn'> };

/** `speaking`: `null` where no model is set. */
export function suggestAnswerBy(find: FindToAnswer, speaking: Suggesting | null, line: WaitingLine) {
  return async function* (
    call: StreamCall,
    { params }: InputOf<typeof contract>,
    signal: AbortSignal,
  ): AsyncGenerator<Event> {
    const asked = await find(call, params.id);
    if (!speaking) throw new Refused('no-model');
    const place = line.enter();
    try {
      yield { kind: 'started' };
      await place.turn(signal);
      const { pages, closed } = await pagesForAnswer(call, asked);
      const made: Suggestion = { text: '', passages: [], left: 0, closed: [...closed] };
      if (pages.length > 0)
        collect(made, {
          words: asked.words,
          pages,
          written: await writtenBy(speaking, { call, signal }, asked.words, pages),
        });
      if (!signal.aborted) yield { kind: 'ended', answer: made };
    } finally {
      place.leave();
    }
  };
}

type Caller = { call: StreamCall; signal: AbortSignal };

async function writtenBy(
  speaking: Suggesting,
  { call, signal }: Caller,
  words: string,
  pages: readonly AnswerPage[],
): Promise<string> {
  const given = {
    question: words,
    pages: pages.map(({ n, title, text }) => ({ n, document: title, text })),
  };
  const messages = [
    { role: 'system', text: answerSystem },
    { role: 'user', text: JSON.stringify(given) },
  ] as const;
  let text = '';
  try {
    for await (const written of modelTurn(speaking, {
      asked: { call },
      signal,
      turn: { messages, tools: [] },
    }))
      if (typeof written === 'string') text += written;
  } catch (error) {
    if (error instanceof BudgetUsed) throw new Refused('model-used-up');
    if (!(error instanceof ModelFailed) || signal.aborted) throw error;
    // Only the reason is logged: questions and pages are confidential.
    speaking.log.warn({ reason: error.reason }, 'the model did not answer');
    throw new Refused('model-silent');
  }
  return text;
}

type Written = { words: string; pages: readonly AnswerPage[]; written: string };

/** Keeps the sentences that their pages say, each with its document and page. */
function collect(made: Suggestion, { words, pages, written }: Written): void {
  const cutter = createSentenceCutter();
  const numbering = createNumbering();
  const kept: string[] = [];
  for (const raw of [...cutter.take(written), cutter.end()]) {
    if (!/\p{L}/u.test(raw) || /^\W*NOTHING\W*$/.test(raw)) continue;
    const backed = backedBy(plainSentence(raw), pages, words);
    if (backed === null) {
      made.left += 1;
      continue;
    }
    const cited = backed.pages.flatMap(({ n, quote }) => {
      const page = pages.find((one) => one.n === n);
      return page ? [{ ...page, quote }] : [];
    });
    for (const { title, href, quote } of cited) {
      const given = numbering.numberOf({ kind: 'document', title, href, quote });
      if (given?.isNew) made.passages.push(given.source);
    }
    const where = [...new Set(cited.map(({ title }) => title))].join('; ');
    kept.push(backed.text.replace(/([.!?][”"]?)?$/, ` (${where})$1`));
  }
  made.text = [...new Set(kept)].join('\n').slice(0, longestDraft);
}
