import { isQuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { peopleOfCheck } from '#features/valuation/health-check/server/people-of-check.ts';
import { dayOf, longDay } from '#kernel/days.ts';
import type { Work } from '#platform/context.ts';
import { type DueTask, markReminded, takeDue } from './task-store.ts';

export const remindedAtOnce = 50;

/** Sends due reminders, once per task. Returns how many were sent. */
export async function remindSome(work: Work): Promise<number> {
  const due = await takeDue(work.db, dayOf(work.now), remindedAtOnce);
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await markReminded(work.db, ids, work.now);
  for (const task of due) await remind(work, task);
  return due.length;
}

/** Notifies the assignee if they still work on the check, else its owner. A helper gets a link that they may open. */
async function remind(work: Work, task: DueTask): Promise<void> {
  const people = await peopleOfCheck(work.db, task.check_id, work.now);
  const person = people.find(({ id }) => id === task.assignee_id) ?? people.find(({ owns }) => owns);
  if (!person) return;
  const path = `/analysis/health-check/${task.check_id}`;
  await work.notify([person.id], {
    kind: 'check-task-due',
    words: 'A task of your health check is due',
    lines: [
      [
        ...(isQuestionKey(task.question) ? [`Task: ${shortNames[task.question]}`] : []),
        `Due: ${longDay(dayOf(task.due_on))}`,
      ].join('\n'),
      'Mark it as done in the plan, or change its due date.',
    ],
    path: person.whole ? `${path}/plan` : path,
  });
}
