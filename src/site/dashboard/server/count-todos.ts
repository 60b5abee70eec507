import type { Reading } from '#platform/context.ts';
import { todosFound } from '../domain/todos.ts';
import { getNeeds } from './get-needs.ts';
import { queuesOf } from './queues.ts';

/** As many as the list shows, so that the menu and the list agree. */
export async function countTodos(reading: Reading): Promise<number> {
  return todosFound(await getNeeds(reading), await queuesOf(reading));
}
