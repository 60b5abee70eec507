import type { Answer, GivenAnswer } from './answers.ts';
import type { QuestionKey } from './question.ts';
import { questions } from './questions.ts';

export type AnswerDraft = {
  text: string;
  /** For amounts; NaN if it cannot be parsed. */
  cents: number | null;
  choice: string;
  fact: string;
};

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

export function isEmpty({ text, cents, choice, fact }: AnswerDraft): boolean {
  return text.trim() === '' && cents === null && choice === '' && fact === '';
}

/** The answer in the fields. It may be invalid: check with `answerFault`. */
export function answerIn(key: QuestionKey, draft: AnswerDraft): GivenAnswer {
  const question = questions[key];
  if (question.kind === 'choice') return { state: 'given', value: draft.choice, evidenced: false };
  const value =
    question.kind === 'amount'
      ? (draft.cents ?? Number.NaN)
      : numberIn(withoutUnit(question.kind, draft.text));
  return { state: 'given', value, evidenced: false, ...factIn(key, draft.fact) };
}

const unitWords: { readonly [Kind in string]?: RegExp } = {
  percent: /(?:percent|per cent|pct)\.?$/i,
  years: /(?:years?|yrs?)\.?$/i,
  months: /(?:months?|mos?)\.?$/i,
  weeks: /(?:weeks?|wks?)\.?$/i,
};

/** Other units than that of the question stay: “3 months” is no number of weeks. */
function withoutUnit(kind: string, text: string): string {
  return text.trim().replace(unitWords[kind] ?? '', '');
}

/** Parses a typed number, such as "12.5 %" and "1,200"; NaN if it is not one. */
export function numberIn(text: string): number {
  const plain = text
    .trim()
    .replace(/\s*%$/, '')
    .replace(/−/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Typed text is kept while it means the same answer, so that "12." is not rewritten while typing. */
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
