import type { QuestionKey } from '../domain/question.ts';
import type { AnswerView, CheckHead } from './queries.ts';

export type OfferProps = {
  check: CheckHead;
  question: QuestionKey;
  view: AnswerView | undefined;
  onTaken: () => void;
};
