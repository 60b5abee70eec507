import { lowerStage, raiseStage } from '#features/marketplace/listings/server/grant-access.ts';
import { days, shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import { refuseToken } from '#platform/signed-in.ts';
import type { OfferStatus } from '../domain/offer.ts';
import { holdOthers, settledOffer, settleExclusivity } from './exclusivity.ts';
import { type Seen, storedKind, storedStatus, storedTerms } from './offer-facts.ts';
import { offerInFullView } from './offer-view.ts';
import { lockedOffer, takeStep } from './take-step.ts';
import { writeLetter } from './write-letter.ts';

type Input = { to: OfferStatus; version: number; reason?: string | undefined };

export async function moveOffer(work: Work, id: string, input: Input) {
  if (input.to === 'accepted') refuseToken(work.actor);
  const seen = await settledOffer(work, id, input.version);
  const { row } = seen;
  const from = storedStatus(row.status);
  const exclusiveUntil = input.to === 'accepted' ? exclusivityOf(seen, work.now) : null;
  await takeStep(work, seen, { to: input.to, reason: input.reason, exclusiveUntil });
  if (input.to === 'accepted') await accepted(work, seen, exclusiveUntil);
  if (from === 'accepted') await fallenThrough(work, seen);
  return offerInFullView(work.db, await lockedOffer(work, id));
}

function exclusivityOf({ row }: Seen, now: Date): Date | null {
  if (row.round === 0) return null;
  const { exclusivityDays } = storedTerms(row.standing_terms);
  return exclusivityDays > 0 ? shift(now, exclusivityDays * days) : null;
}

/** An accepted letter of intent is stored as a letter and opens the next stage to its buyer only. */
async function accepted(work: Work, seen: Seen, exclusiveUntil: Date | null): Promise<void> {
  const { row } = seen;
  const of = { listingId: row.listing_id, personId: row.buyer_id };
  if (storedKind(row.kind) === 'loi') {
    await raiseStage(work, { ...of, stage: 'S4', cause: 'letter_accepted' });
    await writeLetter(work, seen, exclusiveUntil);
  }
  if (exclusiveUntil) await holdOthers(work, row.listing_id, row.id);
}

async function fallenThrough(work: Work, { row }: Seen): Promise<void> {
  const of = { listingId: row.listing_id, personId: row.buyer_id };
  if (storedKind(row.kind) === 'loi') await lowerStage(work, { ...of, stage: 'S3', cause: 'letter_ended' });
  await settleExclusivity(work, row.listing_id);
}
