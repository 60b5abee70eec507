import { hasRole, isPerson } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import { isPublic } from '../domain/life-cycle.ts';
import type { Teaser } from '../domain/teaser.ts';
import { listingForViewer } from './public-store.ts';
import { teaserView } from './teaser-view.ts';

/** What the asker is to a listing now: its owner, the holder of a grant, an admin; `open`: strangers see its teaser. */
export type Sight = { teaser: Teaser; own: boolean; granted: boolean; admin: boolean; open: boolean };

/** Takes any id; `null` where there is no listing. Read at each request: a grant may have ended just now. */
export async function sightOf(
  { actor, db, now }: Pick<Reading, 'actor' | 'now'> & { db: Reading['db'] },
  id: string,
): Promise<Sight | null> {
  const personId = actor.kind === 'person' ? actor.personId : null;
  const [row] = await listingForViewer(db, { id, personId, now });
  if (!row) return null;
  const teaser = teaserView(row);
  return {
    teaser,
    own: isPerson(actor, row.owner_id),
    granted: row.granted === true,
    admin: hasRole(actor, 'admin'),
    open: isPublic(teaser.status),
  };
}
