import { z } from 'zod';
import { sightOf } from '#features/marketplace/listings/server/sight-of.ts';
import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { getNdaOwner as contract } from '../contract.ts';
import { ownerStatement } from '../domain/owner-statement.ts';
import { readLog } from './event-log.ts';
import { visibleNda } from './nda-access.ts';

const named = z.object({ name: z.string() });
const kept = z.object({ owner: named, business: named, ownerNonce: z.string(), ownerCommitment: z.string() });

/** For the owner, and for the buyer while the profile is open. Other readers of the agreement may not see it. */
export async function getNdaOwner(reading: Reading, ndaId: string): Promise<AnswerOf<typeof contract>> {
  const row = await visibleNda(reading, ndaId);
  const { actor, db } = reading;
  if (row.listing_id === null) throw new Refused('not-found');
  if (row.status !== 'signed') throw new Refused('nda-unsigned');
  const told =
    isPerson(actor, row.owner_id) ||
    (isPerson(actor, row.buyer_id) && (await sightOf(reading, row.listing_id))?.granted === true);
  if (!told) throw new Refused('owner-not-disclosed');
  const log = await readLog(db, row.id);
  const completed = kept.safeParse(log.find(({ kind }) => kind === 'completed')?.evidence);
  // Signed before statements existed.
  if (!completed.success) throw new Refused('not-found');
  const { owner, business, ownerNonce: nonce, ownerCommitment: sha256 } = completed.data;
  const names = { owner: owner.name, business: business.name };
  return { ...names, statement: ownerStatement({ ...names, ndaId: row.id, nonce }), sha256 };
}
