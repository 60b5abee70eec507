import { undecidedAt } from '#features/agreements/access-requests/server/count-requests.ts';
import { weeklyViews, wholeWeeks } from '#features/marketplace/listing-views/domain/views.ts';
import { getOwnViews } from '#features/marketplace/listing-views/server/report-views.ts';
import { countStandingOffers } from '#features/offers/offers/server/count-offers.ts';
import { days, shift } from '#kernel/instant.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { toldWeeks } from '../contract.ts';
import { beginnings } from './store.ts';

type Side = 'received' | 'sent';

/** The number of statements does not grow with the data. */
export async function getSummary(reading: Reading, asked: Side | undefined) {
  const { actor, db, now } = reading;
  const since = await beginnings(db, signedIn(actor).personId, now);
  const has = { received: since.owned !== null || since.mandated !== null, sent: since.asked !== null };
  const side = asked ?? (has.sent && !has.received ? 'sent' : 'received');
  const first = side === 'sent' ? since.asked : earlier(since.owned, since.mandated);
  // Before the first listing or request there is no figure, which is not the same as 0.
  const at = Array.from({ length: toldWeeks }, (_, back) => shift(now, -7 * days * back)).filter(
    (moment, back) => back === 0 || (first !== null && first <= moment),
  );
  const figure = (counts: readonly number[]) => ({
    now: counts[0] ?? 0,
    weekBefore: counts[1] ?? null,
    weeks: counts.toReversed(),
  });
  const requests = await undecidedAt(reading, side, at);
  const offers = await countStandingOffers(reading, { side, kind: null, at });
  const lois = await countStandingOffers(reading, { side, kind: 'loi', at });
  const views = side === 'sent' ? [] : (await getOwnViews(reading)).days;
  return {
    side,
    has,
    views: { ...weeklyViews(views), weeks: wholeWeeks(views, toldWeeks) },
    offers: figure(offers),
    lois: figure(lois),
    ndaRequests: { ...figure(requests.counts), split: requests.split },
  };
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a < b ? a : b;
}
