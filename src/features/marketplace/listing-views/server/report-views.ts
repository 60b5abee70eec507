import { isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import type { getListingViews as contract } from '../contract.ts';
import { everyDay, firstReportedDay } from '../domain/views.ts';
import { viewsOf } from './store.ts';

type Report = ReplyOf<typeof contract>;

export async function getListingViews({ actor, db, now }: Reading, listingId: string): Promise<Report> {
  const kept = await viewsOf(db, { listingId }, firstReportedDay(now));
  const [owner] = kept.owners;
  if (!owner || !isPerson(actor, owner)) throw new Refused('not-found');
  return reportOf(kept, now);
}

export async function getOwnViews({ actor, db, now }: Reading): Promise<Report> {
  const { personId } = signedIn(actor);
  return reportOf(await viewsOf(db, { personId, now }, firstReportedDay(now)), now);
}

/** A republished listing can have older views: the earlier of the two days starts the report. */
function reportOf({ publicSince, counted }: Awaited<ReturnType<typeof viewsOf>>, now: Date): Report {
  const first = counted[0]?.day ?? null;
  const [since = null] = [publicSince, first].filter((day) => day !== null).sort();
  return { days: everyDay(counted, since, now) };
}
