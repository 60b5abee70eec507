import { z } from 'zod';
import { holdListing } from '#features/marketplace/listings/server/hold-listing.ts';
import { system } from '#kernel/actor.ts';
import type { Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { answerableStatuses, offerRefusal } from '../domain/offer.ts';
import { settleExclusivity } from './exclusivity.ts';
import { storedStatus } from './offer-facts.ts';
import { type LetterTools, sealLetter, sealStaleLetters } from './seal-letter.ts';
import { offerIdsAt, overdueListingIds } from './store.ts';
import { lockedOffer, takeStep } from './take-step.ts';
import { sealLetterJob } from './write-letter.ts';

const settle = 'settle-offers';
const sealStale = 'seal-stale-letters';

export const offerSchedules: readonly Schedule[] = [
  { job: settle, cron: '*/15 * * * *' },
  { job: sealStale, cron: '7-59/10 * * * *' },
];

export function offerJobs(tools: LetterTools): JobHandlers {
  const { db, clock, asSystem } = tools;
  return {
    [sealLetterJob]: ({ offerId }) => sealLetter(tools, z.uuid().parse(offerId)),
    [sealStale]: () => sealStaleLetters(tools),
    [settle]: async () => {
      const failures: unknown[] = [];
      for (const listingId of await overdueListingIds(db, clock.now()))
        await asSystem((work) => settleListing(work.as(system), listingId)).catch((error: unknown) =>
          failures.push(error),
        );
      if (failures.length > 0) throw new AggregateError(failures, 'some offers could not be settled');
    },
  };
}

/** Reads the overdue offers again, because they may have been answered since they were listed. */
async function settleListing(work: Work, listingId: string): Promise<void> {
  await holdListing(work.db, listingId);
  await settleExclusivity(work, listingId);
  for (const id of await offerIdsAt(work.db, listingId, [...answerableStatuses, 'on_hold_exclusivity'])) {
    const seen = await lockedOffer(work, id);
    const from = storedStatus(seen.row.status);
    const facts = { ...seen.facts, termsComplete: false, reason: null, ownerAgreed: false };
    if (offerRefusal(from, 'expired', ['system'], facts) === null)
      await takeStep(work, seen, { to: 'expired' });
  }
}
