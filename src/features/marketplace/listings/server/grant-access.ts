import type { Reader, Work } from '#platform/context.ts';
import { type GrantedStage, reaches, type StageCause } from '../domain/stage.ts';
import { endGrants, hasGrant, insertGrant, lastStage, lockGrant, writeGrant } from './grant-store.ts';
import { storedStage } from './stored.ts';

type Of = { listingId: string; personId: string };

/** Adds a grant or raises the existing one, also a suspended one. `endsAt` replaces its end. */
export async function grantAccess(
  work: Work,
  grant: Of & { stage?: GrantedStage; endsAt: Date | null; cause: StageCause },
): Promise<void> {
  const there = await lockGrant(work.db, grant);
  const asked = grant.stage ?? 'S3';
  const stage = there && reaches(storedStage(there.stage), asked) ? storedStage(there.stage) : asked;
  if (there)
    await writeGrant(work.db, there.id, {
      ...(stage === there.stage ? {} : reached(work, stage, grant.cause)),
      ends_at: grant.endsAt,
      suspended_at: null,
      suspended_reason: null,
    });
  else
    await insertGrant(work.db, {
      id: work.newId(),
      listing_id: grant.listingId,
      person_id: grant.personId,
      ...reached(work, stage, grant.cause),
      granted_by: work.actor.kind === 'person' ? work.actor.personId : null,
      granted_at: work.now,
      ends_at: grant.endsAt,
    });
  await note(work, 'access-granted', grant, { stage });
}

function reached({ now }: Work, stage: GrantedStage, cause: StageCause) {
  return { stage, stage_at: now, stage_cause: cause };
}

/** Ends a person's access immediately, or with `null` everyone's but `except`'s. Does nothing without grants. */
export async function endAccess(
  work: Work,
  of: { listingId: string; personId: string | null; except?: string | null; reason: string },
): Promise<void> {
  const ended = await endGrants(work.db, of, { at: work.now, reason: of.reason });
  if (ended.length === 0) return;
  for (const personId of ended) record(work, 'access-ended', { ...of, personId }, { reason: of.reason });
  await work.audit({
    action: 'access-ended',
    subject: { type: 'listing', id: of.listingId },
    detail: { personId: of.personId, grants: ended.length, reason: of.reason },
  });
}

/** For the person who bought: access no longer ends, and suspended or ended access opens again. */
export async function keepAccess(work: Work, of: Of): Promise<void> {
  const grant = await lockGrant(work.db, of);
  if (grant && grant.suspended_at === null) {
    if (grant.ends_at !== null) await writeGrant(work.db, grant.id, { ends_at: null });
    return;
  }
  const stage = await lastStage(work.db, of);
  if (stage !== null)
    await grantAccess(work, { ...of, stage: storedStage(stage), endsAt: null, cause: 'approval' });
}

export async function suspendAccess(work: Work, of: Of & { reason: string }): Promise<void> {
  const grant = await lockGrant(work.db, of);
  if (!grant || grant.suspended_at !== null) return;
  await writeGrant(work.db, grant.id, { suspended_at: work.now, suspended_reason: of.reason });
  await note(work, 'access-suspended', of, { stage: grant.stage });
}

type Raised = Of & { stage: GrantedStage; cause: StageCause };

export async function raiseStage(work: Work, of: Raised): Promise<void> {
  const grant = await lockGrant(work.db, of);
  if (!grant || reaches(storedStage(grant.stage), of.stage)) return;
  await writeGrant(work.db, grant.id, reached(work, of.stage, of.cause));
  await note(work, 'access-staged', of, { stage: of.stage });
}

export async function lowerStage(work: Work, of: Raised): Promise<void> {
  const grant = await lockGrant(work.db, of);
  if (!grant || reaches(of.stage, storedStage(grant.stage))) return;
  await writeGrant(work.db, grant.id, reached(work, of.stage, of.cause));
  await note(work, 'access-staged', of, { stage: of.stage });
}

type GrantAct = 'access-granted' | 'access-ended' | 'access-staged' | 'access-suspended';

async function note(work: Work, act: GrantAct, of: Of, detail: { stage: string }): Promise<void> {
  record(work, act, of, detail);
  await work.audit({
    action: act,
    subject: { type: 'listing', id: of.listingId },
    detail: { personId: of.personId, ...detail },
  });
}

function record(
  work: Work,
  act: GrantAct,
  { listingId, personId }: Of,
  detail: Record<string, string>,
): void {
  work.record({ act, listingId, buyerId: personId, subject: { type: 'listing', id: listingId }, detail });
}

export function isOpenTo(db: Reader, of: Of, now: Date): Promise<boolean> {
  return hasGrant(db, of, now);
}
