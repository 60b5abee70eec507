import { hasRole, isPerson } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import { isPublic } from '../domain/life-cycle.ts';
import { reaches, type StageFacts, type Standing, standingOf } from '../domain/stage.ts';
import type { Teaser } from '../domain/teaser.ts';
import { listingForViewer, type SeenListing } from './public-store.ts';
import { storedStage } from './stored.ts';
import { teaserView } from './teaser-view.ts';

/** What the caller is to a listing now: its owner, an admin, how far let in; `open`: strangers see its teaser. */
export type Sight = {
  teaser: Teaser;
  own: boolean;
  /** Of the caller as a buyer; an owner has no stage of their own. */
  standing: Standing;
  /** The private profile is open to the caller: stage S3 or further. */
  granted: boolean;
  admin: boolean;
  open: boolean;
  /** The caller acts for its owner. */
  mandated: boolean;
  /** The caller bought it here: to them it never goes. */
  bought: boolean;
};

/** Takes any id; `null` where there is no listing, or where its owner
 * blocks the caller. Read at each request: a grant may have ended just now. */
export async function sightOf(
  { actor, db, now }: Pick<Reading, 'actor' | 'now'> & { db: Reading['db'] },
  id: string,
): Promise<Sight | null> {
  const personId = actor.kind === 'person' ? actor.personId : null;
  const [row] = await listingForViewer(db, { id, personId, now });
  if (!row || (row.hidden === true && !hasRole(actor, 'admin'))) return null;
  const teaser = teaserView(row);
  const standing = standingOf(stageFactsOf(row, now));
  return {
    teaser,
    own: isPerson(actor, row.owner_id),
    standing,
    granted: reaches(standing.stage, 'S3'),
    admin: hasRole(actor, 'admin'),
    open: isPublic(teaser.status),
    mandated: row.mandated === true,
    bought: row.bought === true,
  };
}

function stageFactsOf(row: SeenListing, now: Date): StageFacts {
  const stage = row.stage === null ? null : storedStage(row.stage);
  return {
    now,
    registered: row.registered === true,
    vetted: row.vetted === true,
    grant: stage && { stage, endsAt: row.ends_at, suspended: row.suspended_at !== null },
  };
}
