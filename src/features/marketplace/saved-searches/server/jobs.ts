import { days, shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/jobs.ts';
import { nextMailAt } from '../domain/saved-search.ts';
import { mailedAtOnce, mailSome } from './mail-new-listings.ts';
import { forgetHits, postponeIdle } from './mail-store.ts';
import { recordHits, takeUnmatched } from './match-store.ts';
import { matchListings } from './on-listing.ts';
import { stopTokens } from './stop-token.ts';

const mailSearches = 'mail-saved-searches';

/** Shortly after the hour, when the daily and weekly emails become due. */
export const savedSearchSchedules: readonly Schedule[] = [{ job: mailSearches, cron: '2 * * * *' }];

const matchedAtOnce = 50;
/** A listing that returns after this time counts as new. */
const remembered = 365 * days;

export type SavedSearchJobsOptions = {
  secret: Uint8Array;
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

export function savedSearchJobs({ secret, asSystem }: SavedSearchJobsOptions): JobHandlers {
  const tokens = stopTokens(secret);
  const mailDue = () => untilFewer(asSystem, mailedAtOnce, (work) => mailSome(work, tokens));
  return {
    [matchListings]: async () => {
      await untilFewer(asSystem, matchedAtOnce, matchSome);
      await mailDue();
    },
    [mailSearches]: async () => {
      await mailDue();
      await asSystem(tidy);
    },
  };
}

async function matchSome(work: Work): Promise<number> {
  const listings = await takeUnmatched(work.db, matchedAtOnce);
  if (listings.length > 0) await recordHits(work.db, listings, work.now);
  return listings.length;
}

async function tidy(work: Work): Promise<void> {
  for (const frequency of ['daily', 'weekly'] as const) {
    const next = nextMailAt(frequency, work.now);
    if (next) await postponeIdle(work.db, frequency, work.now, next);
  }
  await forgetHits(work.db, shift(work.now, -remembered));
}

async function untilFewer(
  asSystem: SavedSearchJobsOptions['asSystem'],
  full: number,
  some: (work: Work) => Promise<number>,
): Promise<void> {
  let done = full;
  while (done === full)
    await asSystem(async (work) => {
      done = await some(work);
    });
}
