import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const taskStatuses = ['open', 'done', 'dropped'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** As many tasks as a health check keeps, done and dropped ones too (product policy). */
export const mostTasks = 100;

type Party = 'side';

/** A task is open until it is done or dropped; one that was dropped can be taken up again. */
export const taskMoves: readonly Move<TaskStatus, Party, never>[] = [
  { from: 'open', to: 'done', by: ['side'] },
  { from: 'open', to: 'dropped', by: ['side'] },
  { from: 'dropped', to: 'open', by: ['side'] },
];

/** Why a task cannot become this, or `null`. */
export function taskRefusal(from: TaskStatus, to: TaskStatus): MoveRefusal<never> | null {
  return moveRefusal(taskMoves, from, to, ['side'], () => true);
}

/** Whether an open task's day has passed. Days as YYYY-MM-DD. */
export function isOverdue(task: { status: TaskStatus; dueOn: string }, today: string): boolean {
  return task.status === 'open' && task.dueOn < today;
}
