import { endAccess, grantAccess, lowerStage } from '#features/marketplace/listings/server/grant-access.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { endRefusal, type HandStage, isLower, stageRefusal } from '../domain/stage-moves.ts';
import { viewOf } from './get-request.ts';
import { lockSurrounded } from './move-request.ts';
import { tellOfStage } from './notices.ts';
import { requestOf, stageMoveFactsOf } from './request-facts.ts';
import { lockRequest, writeRequest } from './store.ts';
import { surroundOne } from './surroundings.ts';

/** Increments the request's version too, so that an outdated view is refused for moves and stages alike. */
export async function setStage(
  work: Work,
  id: string,
  input: { to: HandStage; version: number; until: string | null },
) {
  const seen = await lockSurrounded(work, id);
  const { row, parties } = seen;
  const request = requestOf(row);
  if (input.version !== request.version) throw new Refused('stale', { version: request.version });
  const facts = stageMoveFactsOf(row, seen.facts);
  const refusal = stageRefusal(input.to, parties, facts);
  if (refusal) throw new Refused(refusal, { from: facts.stage, to: input.to });
  const endsAt = input.until === null ? null : new Date(input.until);
  const endless = endRefusal(endsAt, work.now);
  if (endless) throw new Refused(endless);
  if (!(await writeRequest(work.db, request, { version: request.version + 1 }))) throw new Refused('stale');
  await write(work, { listingId: row.listing_id, personId: row.buyer_id }, facts.stage, input.to, endsAt);
  await tellOfStage(work, seen, { from: facts.stage, to: input.to, until: endsAt });
  const now = await lockRequest(work.db, id);
  if (!now) throw new Refused('not-found');
  return viewOf(work.db, await surroundOne(work, now));
}

async function write(
  work: Work,
  of: { listingId: string; personId: string },
  from: HandStage,
  to: HandStage,
  endsAt: Date | null,
): Promise<void> {
  if (to === 'S1') return endAccess(work, { ...of, reason: 'lowered' });
  const cause = 'decision';
  if (isLower(from, to)) await lowerStage(work, { ...of, stage: to, cause });
  await grantAccess(work, { ...of, stage: to, endsAt, cause });
}
