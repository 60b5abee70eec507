import { sections } from '#features/valuation/health-check/domain/question.ts';
import { holdBooks, type OpenCheck, openBooks } from '#features/valuation/health-check/server/open-check.ts';
import { giveAnswer } from '#features/valuation/health-check/server/put-answer.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type {
  listBooksAnswers as listContract,
  useBooksAnswer as useContract,
} from '../books-answers-contract.ts';
import { type DerivedKey, derivedKeys } from '../domain/derived-answers.ts';
import { derivedAnswersOf } from './recast-of.ts';

export async function listBooksAnswers(
  reading: Reading,
  checkId: string,
): Promise<AnswerOf<typeof listContract>> {
  const check = await openBooks(reading, checkId);
  const derived = await derivedAnswersOf(reading.db, check.id);
  const asked = derivedKeys.filter((key) => isAsked(check, key));
  return {
    answers: asked.flatMap((question) => {
      const found = derived[question];
      return found ? [{ question, ...found }] : [];
    }),
  };
}

/** Saves the value from the books as the answer, if the answer still has the version that the caller saw. */
export async function useBooksAnswer(
  work: Work,
  { params, body: { question, version } }: InputOf<typeof useContract>,
): Promise<AnswerOf<typeof useContract>> {
  const check = await holdBooks(work, params.id);
  if (!isAsked(check, question)) throw new Refused('not-found');
  const found = (await derivedAnswersOf(work.db, check.id))[question];
  if (!found) throw new Refused('books-silent');
  const { documented, ...answer } = found;
  return giveAnswer(work, { params, body: { question, state: 'given', ...answer, version } }, documented);
}

function isAsked(check: OpenCheck, question: DerivedKey): boolean {
  return check.sections.some((section) => sections[section].keys.some((key) => key === question));
}
