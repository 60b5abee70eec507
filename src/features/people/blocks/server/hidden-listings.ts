import { type Actor, hasRole } from '#kernel/actor.ts';
import type { Reader } from '#platform/context.ts';
import { hiddenIds } from './store.ts';

/** None for visitors and admins. */
export async function hiddenFrom(db: Reader, actor: Actor): Promise<readonly string[]> {
  const subject = blockable(actor);
  return subject === null ? [] : hiddenIds(db, subject);
}

function blockable(actor: Actor): string | null {
  return actor.kind === 'person' && !hasRole(actor, 'admin') ? actor.personId : null;
}
