import type { NoticeKind } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { AccessRequest } from '../domain/access-request.ts';
import { denyWords, pendingWords } from '../domain/words.ts';
import type { Surrounded } from './surroundings.ts';

/** About one request; nobody is named: who it is stands behind the sign-in. */
export function noticeFor({ id, listingId }: { id: string; listingId: string }) {
  return (kind: NoticeKind, words: string, line: string) => ({
    kind,
    words,
    lines: [line],
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

/** A request moved: whoever has to act or to know is told. */
export async function tellOfMove(
  work: Work,
  { row, brokers }: Surrounded,
  request: AccessRequest,
): Promise<void> {
  const notice = noticeFor(request);
  const { status, denyReason, pendingReason } = request;
  const tellBuyer = (words: string, line: string) =>
    work.notify([row.buyer_id], notice('request-moved', words, line));
  const tellSeller = (words: string, line: string) =>
    work.notify([row.owner_id], notice('request-moved', words, line));

  if (status === 'Sent to Broker')
    await work.notify(
      brokers.map(({ id }) => id),
      notice(
        'access-requested',
        'A request was sent to you to look at',
        'A buyer asks for access to a listing that you act for. Sign in to see who it is and what comes next.',
      ),
    );
  if (status === 'Approved')
    await tellBuyer('You have access', 'Your request was approved. The full profile is open to you now.');
  if (status === 'Denied' && denyReason) {
    await tellBuyer('Your request has ended', `${denyWords[denyReason]}.`);
    if (denyReason !== 'REFUSED' && denyReason !== 'REVOKED')
      await tellSeller('A request for your listing has ended', `${denyWords[denyReason]}.`);
  }
  if (status === 'Pending' && pendingReason === 'SELLER_DECISION')
    await tellSeller(
      'A buyer waits for your decision',
      'The buyer has signed the NDA. You decide on access now.',
    );
  else if (status === 'Pending' && pendingReason)
    await tellBuyer('Your request is on hold', `${pendingWords[pendingReason]}.`);
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
