import type { CheckHead } from '#features/health-check/web/queries.ts';
import { QuestionsPart } from '#features/health-check/web/questions-part.tsx';
import { BooksSay } from './books-say.tsx';

/** The questions, with what the books say beside those that they answer. */
export function QuestionsWithBooks({ check }: { check: CheckHead }) {
  return <QuestionsPart check={check} Offer={BooksSay} />;
}
