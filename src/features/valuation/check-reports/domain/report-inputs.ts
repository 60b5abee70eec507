import type { CheckValue } from '#features/valuation/check-value/domain/check-value.ts';
import type { Recast } from '#features/valuation/earnings/domain/recast.ts';
import type { Answers } from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import type { Cents } from '#kernel/money.ts';

type ReportTask = {
  key: QuestionKey;
  target: string;
  assignee: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  worth: Cents | null;
  status: 'open' | 'done' | 'dropped';
};

export type ReportInputs = {
  businessName: string;
  industry: string;
  /** `null` if the owner has not stated it. */
  trade: string | null;
  answers: Answers;
  /** Answers replaced by what the books show; these are scored. */
  known: Answers;
  value: CheckValue;
  recast: Recast | null;
  tasks: readonly ReportTask[];
};
