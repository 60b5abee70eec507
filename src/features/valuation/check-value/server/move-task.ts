import { listAnswers } from '#features/valuation/health-check/server/list-answers.ts';
import { putAnswer } from '#features/valuation/health-check/server/put-answer.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { moveTask as contract } from '../contract.ts';
import { taskRefusal } from '../domain/task.ts';
import { heldTask } from './change-task.ts';
import { inputsOf } from './inputs-of.ts';
import { refuseUnfit } from './take-task.ts';
import { countTasks, findTask, type TaskRow, writeTask } from './task-store.ts';
import { keyOf, nowOf, statusOf, taskView } from './task-view.ts';

type Body = InputOf<typeof contract>['body'];

export async function moveTask(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { check, row } = await heldTask(work, params.id, body.version);
  const from = statusOf(row);
  const refusal = taskRefusal(from, body.to);
  if (refusal) throw new Refused(refusal, { from, to: body.to });
  if (body.to === 'done') await answerAnew(work, check.id, row, body);
  if (body.to === 'open' && (await countTasks(work.db, check.id, row.question)).taken)
    throw new Refused('task-open');
  if (!(await writeTask(work.db, row, { status: body.to, moved_at: work.now }))) throw new Refused('stale');
  await work.audit({
    action: 'check-task-moved',
    subject: { type: 'health-check', id: check.id },
    detail: { id: row.id, from, to: body.to },
  });
  const after = await findTask(work.db, row.id);
  if (!after) throw new Refused('not-found');
  return taskView(after, nowOf(await inputsOf(work.db, check.id)));
}

async function answerAnew(work: Work, checkId: string, row: TaskRow, { answer }: Body): Promise<void> {
  if (!answer) throw new Refused('answer-missing');
  const question = keyOf(row);
  refuseUnfit('answer', question, answer);
  const { answers } = await listAnswers(work, checkId);
  const version = answers.find((one) => one.question === question)?.version ?? 0;
  const { evidenced: _, ...given } = answer;
  await putAnswer(work, { params: { id: checkId }, body: { question, version, ...given } });
}
