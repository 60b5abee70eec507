import type { z } from 'zod';
import { quoteLead } from '#features/deal-room/room-questions/domain/quotes.ts';
import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import { ModelFailed } from '#platform/chat/chat-model.ts';
import type { Logger } from '#platform/log.ts';
import type { EventOf, InputOf } from '#wire/endpoint.ts';
import type { suggestToQuestion as contract, suggestion } from '../../contract.ts';
import { longestDraft, longestMessage as longestQuestion } from '../../domain/answer.ts';
import { createNumbering } from '../../domain/numbering.ts';
import { quoted } from '../../domain/quoting.ts';
import { plainSentence } from '../../domain/sentence-cutter.ts';
import { createPassageCutter, passagesOf, readableText } from '../../domain/writing/paged-sentences.ts';
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
      const question = readableText(asked.words, longestQuestion).text;
      const { pages, closed } = await pagesForAnswer(call, { ...asked, words: question });
      const made: Suggestion = { text: '', passages: [], left: 0, closed: [...closed] };
      if (pages.length > 0 && question !== '')
        collect(made, { pages, written: await writtenBy(speaking, { call, signal }, question, pages) });
      if (!signal.aborted) yield { kind: 'ended', answer: made };
    } finally {
      place.leave();
    }
  };
}

type Written = { pages: readonly AnswerPage[]; written: string };
type Caller = { call: StreamCall; signal: AbortSignal };

async function writtenBy(
  speaking: Suggesting,
  { call, signal }: Caller,
  question: string,
  pages: readonly AnswerPage[],
): Promise<string> {
  const given = {
    question,
    pages: pages.map(({ n, title, given: text }) => ({ n, document: title, text })),
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

/** Keeps the passages that are on their pages, under our own words on where they are from. */
function collect(made: Suggestion, { pages, written }: Written): void {
  const cutter = createPassageCutter();
  const numbering = createNumbering();
  const kept = new Map<AnswerPage, Set<string>>();
  const passageIn = passagesOf(pages);
  for (const raw of [...cutter.take(written), cutter.end()]) {
    if (!/\p{L}/u.test(raw) || /^\W*NOTHING\W*$/.test(raw)) continue;
    const passage = passageIn(plainSentence(raw));
    const page = pages.find(({ n }) => n === passage?.n);
    if (passage === null || page === undefined) {
      made.left += 1;
      continue;
    }
    const { title, href } = page;
    const quotes = new Set([...(kept.get(page) ?? []), quoted(passage.text)]);
    const text = textOf(new Map([...kept, [page, quotes]]));
    const given = numbering.numberOf({ kind: 'document', title, href, quote: passage.text });
    if (text.length > longestDraft || !given) continue;
    if (given.isNew) made.passages.push(given.source);
    kept.set(page, quotes);
    made.text = text;
  }
}

function textOf(kept: ReadonlyMap<AnswerPage, ReadonlySet<string>>): string {
  return [...kept]
    .map(([{ name, page }, quotes]) => [quoteLead(name, page), ...quotes].join('\n'))
    .join('\n\n');
}
