import { isPerson } from '#kernel/actor.ts';
import type { NoticeKind } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { AccessRequest } from '../domain/access-request.ts';
import { answerBy } from '../domain/clock.ts';
import { newsForBuyer, newsForOwner } from '../domain/move-news.ts';
import type { Party } from '../domain/parties.ts';
import type { Status } from '../domain/status.ts';
import type { Surrounded } from './surroundings.ts';

/** About one request; nobody is named: who it is stands behind the sign-in. */
export function noticeFor({ id, listingId }: { id: string; listingId: string }) {
  return (kind: NoticeKind, words: string, ...lines: string[]) => ({
    kind,
    words,
    lines,
    path: `/access-request/${id}`,
    listingId,
  });
}

/** A buyer asked: the seller learns that somebody did. */
export async function tellSellerOfRequest(
  work: Work,
  { sellerId, ...request }: { id: string; listingId: string; sellerId: string },
): Promise<void> {
  const line =
    'A buyer asked for access to one of your listings. Sign in to see who it is and where the request stands.';
  await work.notify(
    [sellerId],
    noticeFor(request)('access-requested', 'A buyer asks for access to your listing', line),
  );
}

/** A request moved: whoever has to act or to know is told, but not of what they did themselves. */
export async function tellOfMove(
  work: Work,
  { row, brokers }: Surrounded,
  { request, ...taken }: { from: Status; party: Party; request: AccessRequest; accessUntil: Date | null },
): Promise<void> {
  const notice = noticeFor(request);
  const move = { ...request, ...taken, decideBy: answerBy(request) };
  if (request.status === 'Sent to Broker')
    await work.notify(
      brokers.map(({ id }) => id).filter((id) => !isPerson(work.actor, id)),
      notice(
        'access-requested',
        'A request was sent to you to look at',
        'A buyer asks for access to a listing that you act for. Screen the buyer, then send the NDA or decline the request.',
      ),
    );
  const forBuyer = newsForBuyer(move);
  if (forBuyer) await work.notify([row.buyer_id], notice('request-moved', forBuyer.words, ...forBuyer.lines));
  const forOwner = newsForOwner(move);
  if (forOwner) await work.notify([row.owner_id], notice('request-moved', forOwner.words, ...forOwner.lines));
}

/** The stage of a buyer was set by hand: they learn that it was, and nothing of what lies in it. */
export async function tellOfStage(
  work: Work,
  row: { id: string; listing_id: string; buyer_id: string },
  lower: boolean,
): Promise<void> {
  const notice = noticeFor({ id: row.id, listingId: row.listing_id });
  const line = lower
    ? 'Less of a listing is open to you than before. Sign in to see where you stand.'
    : 'Sign in to see how far you may look into a listing now, and until when.';
  await work.notify([row.buyer_id], notice('request-moved', 'What is open to you has changed', line));
}
