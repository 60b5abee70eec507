import { type Actor, hasRole } from '#kernel/actor.ts';
import type { Reader } from '#platform/context.ts';
import { hiddenIds } from './store.ts';

/** The listings that blocks hide from whoever asks: none from visitors and admins. */
export async function hiddenFrom(db: Reader, actor: Actor): Promise<readonly string[]> {
  const subject = blockable(actor);
  return subject === null ? [] : hiddenIds(db, subject);
}

/** Who a block can meet; `null` for visitors, whom nobody knows, and for admins. */
function blockable(actor: Actor): string | null {
  return actor.kind === 'person' && !hasRole(actor, 'admin') ? actor.personId : null;
}
