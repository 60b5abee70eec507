import type { QuestionKey } from '../domain/question.ts';
import type { AnswerView, CheckHead } from './queries.ts';

/** Props of a component that suggests a known answer beside a question. */
export type OfferProps = {
  check: CheckHead;
  question: QuestionKey;
  view: AnswerView | undefined;
  /** Called once the suggested answer is saved and cached. */
  onTaken: () => void;
};
