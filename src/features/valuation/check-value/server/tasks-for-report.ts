import type { GivenAnswer } from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { givenAnswer } from '../check-value-shapes.ts';
import type { TaskStatus } from '../domain/task.ts';
import { tasksOf } from './task-store.ts';
import { keyOf, statusOf } from './task-view.ts';

export type PlannedTask = {
  key: QuestionKey;
  target: GivenAnswer;
  assignee: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  worth: Cents | null;
  status: TaskStatus;
};

/** For features that have already authorized the caller. */
export async function tasksForReport(db: Reader, checkId: string): Promise<PlannedTask[]> {
  return (await tasksOf(db, checkId)).map((row) => ({
    key: keyOf(row),
    target: givenAnswer.parse(row.target),
    assignee: row.person_name ?? row.assignee_name ?? '',
    dueOn: row.due_on,
    worth: row.worth_cents === null ? null : cents(row.worth_cents),
    status: statusOf(row),
  }));
}
