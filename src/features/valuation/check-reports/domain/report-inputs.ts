import type { CheckValue } from '#features/valuation/check-value/domain/check-value.ts';
import type { Recast } from '#features/valuation/earnings/domain/recast.ts';
import type { Answers } from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import type { Cents } from '#kernel/money.ts';

type ReportTask = {
  key: QuestionKey;
  /** What the answer is to become, in words. */
  target: string;
  assignee: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  worth: Cents | null;
  status: 'open' | 'done' | 'dropped';
};

/** All that a report is written from. */
export type ReportInputs = {
  businessName: string;
  /** As people read it. */
  industry: string;
  /** As people read it; `null`: its owner has not said it. */
  trade: string | null;
  answers: Answers;
  /** What is scored in place of answers that the books know better. */
  known: Answers;
  value: CheckValue;
  recast: Recast | null;
  tasks: readonly ReportTask[];
};
