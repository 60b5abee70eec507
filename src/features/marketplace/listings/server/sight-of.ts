import { hasRole, isPerson } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import { isPublic } from '../domain/life-cycle.ts';
import { reaches, type StageFacts, type Standing, standingOf } from '../domain/stage.ts';
import type { Teaser } from '../domain/teaser.ts';
import { listingForViewer, type SeenListing } from './public-store.ts';
import { storedStage } from './stored.ts';
import { teaserView } from './teaser-view.ts';

export type Sight = {
  teaser: Teaser;
  own: boolean;
  standing: Standing;
  /** Stage S3 or higher. */
  granted: boolean;
  admin: boolean;
  open: boolean;
  mandated: boolean;
  /** As a broker to whom the owner opened the private profile. */
  trusted: boolean;
  /** As the owner, or as a broker whom the owner lets edit it. */
  edits: boolean;
  bought: boolean;
  /** Of the caller’s grant; `null` without one. */
  grantedAt: Date | null;
};

/** `null` if it does not exist or its owner blocks the caller. Not cached: a grant may just have ended. */
export async function sightOf(
  { actor, db, now }: Pick<Reading, 'actor' | 'now'> & { db: Reading['db'] },
  id: string,
): Promise<Sight | null> {
  const personId = actor.kind === 'person' ? actor.personId : null;
  const [row] = await listingForViewer(db, { id, personId, now });
  if (!row || (row.hidden === true && !hasRole(actor, 'admin'))) return null;
  const teaser = teaserView(row);
  const own = isPerson(actor, row.owner_id);
  const standing = standingOf(stageFactsOf(row, now));
  return {
    teaser,
    own,
    standing,
    granted: reaches(standing.stage, 'S3'),
    admin: hasRole(actor, 'admin'),
    open: isPublic(teaser.status),
    mandated: row.mandated === true,
    trusted: row.trusted === true,
    edits: own || row.edits === true,
    bought: row.bought === true,
    grantedAt: row.granted_at,
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
