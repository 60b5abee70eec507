import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const taskStatuses = ['open', 'done', 'dropped'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Including done and dropped ones (product policy). */
export const mostTasks = 100;

type Party = 'side';

export const taskMoves: readonly Move<TaskStatus, Party, never>[] = [
  { from: 'open', to: 'done', by: ['side'] },
  { from: 'open', to: 'dropped', by: ['side'] },
  { from: 'dropped', to: 'open', by: ['side'] },
];

export function taskRefusal(from: TaskStatus, to: TaskStatus): MoveRefusal<never> | null {
  return moveRefusal(taskMoves, from, to, ['side'], () => true);
}

/** Days as YYYY-MM-DD. */
export function isOverdue(task: { status: TaskStatus; dueOn: string }, today: string): boolean {
  return task.status === 'open' && task.dueOn < today;
}
