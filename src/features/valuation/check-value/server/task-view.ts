import type { Answers } from '#features/valuation/health-check/domain/answers.ts';
import { questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { cents } from '#kernel/money.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { givenAnswer } from '../check-value-shapes.ts';
import type { takeTask } from '../contract.ts';
import { type CheckInputs, type CheckValue, checkValue } from '../domain/check-value.ts';
import { worthOf } from '../domain/plan.ts';
import { taskStatuses } from '../domain/task.ts';
import type { TaskRow } from './task-store.ts';

export type Now = { inputs: CheckInputs; found: CheckValue };

export function nowOf(inputs: CheckInputs): Now {
  return { inputs, found: checkValue(inputs) };
}

export function taskView(row: TaskRow, now: Now): AnswerOf<typeof takeTask> {
  const key = keyOf(row);
  const target = givenAnswer.parse(row.target);
  const status = statusOf(row);
  return {
    id: row.id,
    key,
    target,
    assignee: { personId: row.assignee_id, name: row.person_name ?? row.assignee_name },
    dueOn: row.due_on,
    gain: row.gain,
    worth: row.worth_cents === null ? null : cents(row.worth_cents),
    now: status === 'open' ? worthNow(now, key, target) : null,
    status,
    createdAt: row.created_at.toISOString(),
    movedAt: row.moved_at.toISOString(),
    version: row.version,
  };
}

type Target = Parameters<typeof worthOf>[1]['to'];

export function worthNow({ inputs, found }: Now, key: keyof Answers, to: Target) {
  return worthOf(inputs.answers, { key, to }, found, inputs.rows);
}

const storedQuestion = storedWord(questionKeys, 'question of a task');
const storedStatus = storedWord(taskStatuses, 'status of a task');

export function keyOf({ question }: Pick<TaskRow, 'question'>) {
  return storedQuestion(question);
}

export function statusOf({ status }: Pick<TaskRow, 'status'>) {
  return storedStatus(status);
}
