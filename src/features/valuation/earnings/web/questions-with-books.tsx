import { useQuery } from '@tanstack/react-query';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { QuestionsPart } from '#features/valuation/health-check/web/questions-part.tsx';
import { knownBy } from '../domain/derived-answers.ts';
import { BooksSay } from './books-say.tsx';
import { booksAnswersQuery } from './queries.ts';

export function QuestionsWithBooks({ check }: { check: CheckHead }) {
  const books = useQuery({ ...booksAnswersQuery(check.id), enabled: check.books });
  const found = Object.fromEntries((books.data ?? []).map((one) => [one.question, one]));
  return (
    <QuestionsPart
      check={check}
      Offer={BooksSay}
      scoredAs={(answers) => ({ ...answers, ...knownBy(answers, found) })}
    />
  );
}
