import type { Answer, GivenAnswer } from './answers.ts';
import type { QuestionKey } from './question.ts';
import { questions } from './questions.ts';

/** An answer while somebody writes it: what stands in the fields of its question. */
export type AnswerDraft = {
  /** Of a measure but an amount. */
  text: string;
  /** Of an amount; NaN: it cannot be read. */
  cents: number | null;
  choice: string;
  /** Of a fact beside the value: `yes`, `no` or how many. */
  fact: string;
};

/** The fields as they are filled for an answer that stands; empty where there is none. */
export function draftOf(key: QuestionKey, answer: Answer | undefined): AnswerDraft {
  const empty = { text: '', cents: null, choice: '', fact: '' };
  if (answer?.state !== 'given') return empty;
  const { kind } = questions[key];
  const fact = factText(key, answer);
  if (typeof answer.value === 'string') return { ...empty, choice: answer.value };
  return kind === 'amount'
    ? { ...empty, cents: answer.value, fact }
    : { ...empty, text: String(answer.value), fact };
}

/** Whether nothing stands in the fields. */
export function isEmpty({ text, cents, choice, fact }: AnswerDraft): boolean {
  return text.trim() === '' && cents === null && choice === '' && fact === '';
}

/** What the fields say, which may be no answer: ask `answerFault`. */
export function answerIn(key: QuestionKey, draft: AnswerDraft): GivenAnswer {
  const question = questions[key];
  if (question.kind === 'choice') return { state: 'given', value: draft.choice, evidenced: false };
  const value = question.kind === 'amount' ? (draft.cents ?? Number.NaN) : numberIn(draft.text);
  return { state: 'given', value, evidenced: false, ...factIn(key, draft.fact) };
}

/** A number as people write it: "12.5 %" and "1,200" are numbers; NaN for what is none. */
export function numberIn(text: string): number {
  const plain = text
    .trim()
    .replace(/\s*%$/, '')
    .replace(/−/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * The fields for an answer that may also be moved from elsewhere, by a slider say: what was typed as long as it says
 * the answer, so that "12." stays while one types.
 */
export function draftFor(
  key: QuestionKey,
  typed: AnswerDraft | null,
  answer: GivenAnswer | null,
): AnswerDraft {
  const isTyped = typed && answer && isSaid(key, answerIn(key, typed), answer);
  return isTyped ? typed : draftOf(key, answer ?? undefined);
}

function isSaid(key: QuestionKey, one: GivenAnswer, other: GivenAnswer): boolean {
  return Object.is(one.value, other.value) && factText(key, one) === factText(key, other);
}

function factText(key: QuestionKey, answer: GivenAnswer): string {
  const question = questions[key];
  const fact = question.kind === 'choice' ? undefined : question.beside?.fact;
  const said = fact && answer[fact];
  if (said === undefined) return '';
  return typeof said === 'number' ? String(said) : yesOrNo(said);
}

function yesOrNo(said: boolean): string {
  return said ? 'yes' : 'no';
}

function factIn(key: QuestionKey, text: string): Partial<GivenAnswer> {
  const question = questions[key];
  const fact = question.kind === 'choice' ? undefined : question.beside?.fact;
  if (!fact || text === '') return {};
  return { [fact]: fact === 'reviews' ? numberIn(text) : text === 'yes' };
}
