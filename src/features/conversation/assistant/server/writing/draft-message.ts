import type { ReadAs } from '#http/own-reads.ts';
import { type Draft, longestDraft } from '../../domain/answer.ts';
import type { Fact } from '../../domain/fact.ts';
import { createSentenceCutter, plainSentence } from '../../domain/sentence-cutter.ts';
import { inEnglish, isSpanish } from '../../domain/spanish/spanish.ts';
import { shareIn, stemsOf, wordsToBack } from '../../domain/writing/backed-words.ts';
import {
  type DraftGrounds,
  draftCheck,
  type LeftOut,
  saysSomething,
} from '../../domain/writing/draft-sentences.ts';
import { othersNamed, withoutOthers } from '../../domain/writing/others-named.ts';
import { isTakingBack } from '../../domain/writing/statements.ts';
import { draftSystem } from '../../domain/writing/told-to-model.ts';
import { type WritingWords, writingWordsFor } from '../../domain/writing/words-of-writing.ts';
import type { Asked, Piece } from '../answerers.ts';
import { modelRounds, type Speaking } from '../model-rounds.ts';
import { createToolUse, type ToolUse } from '../model-tools.ts';
import { openingOf } from '../model-turns.ts';
import { namesInDeals } from './names-in-deals.ts';
import { type Recipient, recipientsMeant } from './recipients-meant.ts';
import { secretNames } from './secret-names.ts';

export type Writer = Speaking & { read: ReadAs };

/** A draft of a message to the other side of a deal. Nothing is sent. Throws BudgetUsed, ModelFailed. */
export async function* draftMessage(
  { read, ...speaking }: Writer,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const words = writingWordsFor(asked.message);
  const recipients = await recipientsMeant(read, asked);
  const use = createToolUse(asked.call, speaking.tools);
  const written = await textOf(speaking, { asked, signal, use });
  const names = recipients.flatMap(({ name }) => (name === null ? [] : [name]));
  const all = await namesInDeals(read, asked.call, names);
  const others = othersNamed({ all, recipients: names, message: asked.message });
  const businesses = await secretNames(read, asked.call, openListingOf(recipients), names);
  const grounds = {
    facts: withoutOthers(use.facts.values(), others),
    own: ownWords(asked),
    names,
    secret: [...businesses, others],
  };
  const { text, left } = checked(written, grounds);
  if (text === '') {
    yield { kind: 'text', text: `${words.noDraft}\n${leftWords(words, left)}` };
    return;
  }
  const only = recipients.length === 1 ? (recipients[0]?.label ?? null) : null;
  yield { kind: 'text', text: `${words.draft(only)}\n` };
  yield* sourcesOf(text, grounds, use, words);
  yield { kind: 'text', text: leftWords(words, left) };
  if (recipients.length === 0) yield { kind: 'text', text: `${words.noOne}\n` };
  yield { kind: 'draft', draft: { text, to: recipients.map(recipientView) } };
}

/** The listing whose business all of the recipients may know. */
function openListingOf([first, ...others]: readonly Recipient[]): string | null {
  if (!first?.open) return null;
  return others.every(({ open, listingId }) => open && listingId === first.listingId)
    ? first.listingId
    : null;
}

type Round = { asked: Asked; signal: AbortSignal; use: ToolUse };

/** What the model wrote in its last turn; before, it may have said what it looks up. */
async function textOf(speaking: Speaking, { asked, signal, use }: Round): Promise<string> {
  const turns: string[] = [];
  const messages = openingOf(asked, draftSystem);
  for await (const { text, turn } of modelRounds(speaking, { asked, signal, use, messages }))
    turns[turn] = `${turns[turn] ?? ''}${text}`;
  return turns.at(-1) ?? '';
}

/** The newest first, as only so much of it is looked at. */
function ownWords({ message, earlier }: Asked): string[] {
  const said = [
    message,
    ...earlier.toReversed().flatMap(({ type, text }) => (type === 'user' ? [text] : [])),
  ];
  return said.flatMap((text) => (isSpanish(text) ? [text, inEnglish(text)] : [text]));
}

type Left = Record<LeftOut, number>;

function checked(written: string, grounds: DraftGrounds): { text: string; left: Left } {
  const cutter = createSentenceCutter();
  const kept: string[] = [];
  const left: Left = { unfounded: 0, 'names-the-business': 0, 'names-another': 0 };
  const whyNot = draftCheck(grounds);
  for (const raw of withTakenBack([...cutter.take(written), cutter.end()])) {
    const sentence = plainSentence(raw).replace(/ ?\[\d{1,2}\]/g, '');
    const why = whyNot(sentence);
    if (why === null) kept.push(sentence);
    else {
      left[why] += 1;
      kept.push(/\n\s*$/.test(raw) ? '\n' : '');
    }
  }
  const text = kept
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const isOne = text.split('\n').some((line) => saysSomething(line, grounds.names));
  return { text: isOne ? text.slice(0, longestDraft) : '', left };
}

/** `I accept. However, …` stays or goes as one. */
function withTakenBack(sentences: readonly string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last !== undefined && !last.endsWith('\n') && isTakingBack(sentence))
      found[found.length - 1] += sentence;
    else found.push(sentence);
  }
  return found;
}

function leftWords(words: WritingWords, left: Left): string {
  const told = [
    ['unfounded', words.unfounded],
    ['names-the-business', words.naming],
    ['names-another', words.another],
  ] as const;
  return told.map(([why, tell]) => (left[why] > 0 ? `${tell(left[why])}\n` : '')).join('');
}

/** The findings that the draft rests on where it says more than the asker did. */
function* sourcesOf(
  text: string,
  { own }: DraftGrounds,
  { facts, sources }: ToolUse,
  told: WritingWords,
): Generator<Piece> {
  const said = stemsOf(own.join('\n'));
  const words = wordsToBack(text).filter((word) => !said.has(word));
  const rests = (some: readonly Fact[]) =>
    words.length > 0 && shareIn(words, stemsOf(some.map((fact) => fact.text).join('\n'))) >= drawsOn;
  const used = [...facts].filter(([, some]) => rests(some)).slice(0, 4);
  if (used.length === 0) return;
  for (const [n] of used) {
    const source = sources.get(n);
    if (source) yield { kind: 'citation', citation: source };
  }
  yield { kind: 'text', text: `${told.drewOn(used.map(([n]) => `[${n}]`).join(' '))}\n` };
}

const drawsOn = 0.25;

function recipientView({ label, threadId, listingId, personId }: Recipient): Draft['to'][number] {
  return { label, threadId, listingId, personId };
}
