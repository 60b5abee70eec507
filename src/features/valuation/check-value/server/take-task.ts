import { answerFault } from '#features/valuation/health-check/domain/answer-fault.ts';
import type { GivenAnswer } from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { holdWholeCheck, type OpenCheck } from '#features/valuation/health-check/server/open-check.ts';
import { peopleOfCheck } from '#features/valuation/health-check/server/people-of-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { takeTask as contract } from '../contract.ts';
import { mostTasks } from '../domain/task.ts';
import { inputsOf } from './inputs-of.ts';
import { countTasks, findTask, insertTask } from './task-store.ts';
import { nowOf, taskView, worthNow } from './task-view.ts';

/** A question can have one open task. */
export async function takeTask(
  work: Work,
  { params, body: { key, target, assignee, dueOn } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await holdWholeCheck(work, params.id);
  if (!questions[key].changeable) throw new Refused('not-changeable');
  refuseUnfit('target', key, target);
  const whose = await assigneeColumns(work, check, assignee);
  const others = await countTasks(work.db, check.id, key);
  if (others.taken) throw new Refused('task-open');
  if (others.count >= mostTasks) throw new Refused('too-many-tasks');
  const now = nowOf(await inputsOf(work.db, check.id));
  const { gain, dollars } = worthNow(now, key, target);
  const id = work.newId();
  await insertTask(work.db, {
    id,
    check_id: check.id,
    question: key,
    target: JSON.stringify(target),
    ...whose,
    due_on: dueOn,
    gain,
    worth_cents: dollars,
    created_at: work.now,
    moved_at: work.now,
  });
  await work.audit({
    action: 'check-task-taken',
    subject: { type: 'health-check', id: check.id },
    detail: { id, question: key },
  });
  const row = await findTask(work.db, id);
  if (!row) throw new Refused('not-found');
  return taskView(row, now);
}

/** Throws Refused('invalid-fields') for an invalid answer, with the text at `field`. */
export function refuseUnfit(field: string, key: QuestionKey, answer: GivenAnswer): void {
  const fault = answerFault(key, answer);
  if (fault) throw new Refused('invalid-fields', { fields: { [field]: [fault.words] } });
}

type Assignee = InputOf<typeof contract>['body']['assignee'];

/** A person who works on the check, or a name. Other accounts are refused. */
export async function assigneeColumns(work: Work, check: OpenCheck, assignee: Assignee) {
  if ('name' in assignee) return { assignee_id: null, assignee_name: assignee.name };
  const people = await peopleOfCheck(work.db, check.id, work.now);
  if (!people.some(({ id }) => id === assignee.personId)) throw new Refused('person-unknown');
  return { assignee_id: assignee.personId, assignee_name: null };
}
