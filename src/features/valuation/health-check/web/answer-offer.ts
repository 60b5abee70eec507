import type { QuestionKey } from '../domain/question.ts';
import type { AnswerView, CheckHead } from './queries.ts';

/** What a later feature shows beside a question: an answer that it knows of, to be taken or not. */
export type OfferProps = {
  check: CheckHead;
  question: QuestionKey;
  /** What stands there. */
  view: AnswerView | undefined;
  /** The offered answer was given, and stands in the cache. */
  onTaken: () => void;
};
