import { holdWholeCheck, type OpenCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { changeTask as contract } from '../contract.ts';
import { inputsOf } from './inputs-of.ts';
import { assigneeColumns, refuseUnfit } from './take-task.ts';
import { findTask, type TaskRow, writeTask } from './task-store.ts';
import { keyOf, nowOf, taskView, worthNow } from './task-view.ts';

/** A new due date gets a new reminder. */
export async function changeTask(
  work: Work,
  { params, body: { target, assignee, dueOn, version } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { check, row } = await heldTask(work, params.id, version);
  if (row.status !== 'open') throw new Refused('task-closed');
  const key = keyOf(row);
  refuseUnfit('target', key, target);
  const now = nowOf(await inputsOf(work.db, check.id));
  const { gain, dollars } = worthNow(now, key, target);
  const changed = await writeTask(work.db, row, {
    target: JSON.stringify(target),
    ...(await assigneeColumns(work, check, assignee)),
    due_on: dueOn,
    gain,
    worth_cents: dollars,
    reminded_at: dueOn === row.due_on ? row.reminded_at : null,
  });
  if (!changed) throw new Refused('stale');
  await work.audit({
    action: 'check-task-changed',
    subject: { type: 'health-check', id: check.id },
    detail: { id: row.id },
  });
  const after = await findTask(work.db, row.id);
  if (!after) throw new Refused('not-found');
  return taskView(after, now);
}

/** Locks the check, and refuses a task at another version than the caller saw. */
export async function heldTask(
  work: Work,
  id: string,
  version: number,
): Promise<{ check: OpenCheck; row: TaskRow }> {
  const seen = await findTask(work.db, id);
  if (!seen) throw new Refused('not-found');
  const check = await holdWholeCheck(work, seen.check_id);
  // It may have changed while this request waited for the lock.
  const row = await findTask(work.db, id);
  if (!row) throw new Refused('not-found');
  if (row.version !== version) throw new Refused('stale', { version: row.version });
  return { check, row };
}
