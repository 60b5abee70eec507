import { tellBuyerOfSignature, tellOwnerOfSignature } from '#features/agreements/ndas/server/mails.ts';
import { isPerson } from '#kernel/actor.ts';
import type { DomainEventOf } from '#kernel/domain-event.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { Notice, NoticeKind } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import type { AccessRequest } from '../domain/access-request.ts';
import { answerBy } from '../domain/clock.ts';
import {
  type News,
  newsForBuyer,
  newsForOwner,
  signatureNews,
  signatureNewsForBroker,
} from '../domain/move-news.ts';
import type { Party } from '../domain/parties.ts';
import { type StageChange, stageNewsForBuyer, stageNewsForOwner } from '../domain/stage-news.ts';
import type { Status } from '../domain/status.ts';
import type { Surrounded } from './surroundings.ts';

type About = { id: string; listingId: string; buyerId: string };

/** Names no one. */
export function noticeFor({ id, listingId }: About) {
  return (kind: NoticeKind, { words, lines }: News): Notice => ({
    kind,
    words,
    lines,
    path: `/access-request/${id}`,
    listingId,
  });
}

/** For the seller's side, which may see the buyer's name. */
export function noticeWithBuyer(request: About) {
  const notice = noticeFor(request);
  return (kind: NoticeKind, news: News): Notice => ({
    ...notice(kind, news),
    who: { part: 'Buyer', personId: request.buyerId },
  });
}

export async function tellSellerOfRequest(
  work: Work,
  {
    sellerId,
    brokerIds,
    wrote,
    ...request
  }: About & {
    sellerId: string;
    brokerIds: readonly string[] /** They added words of their own. */;
    wrote: boolean;
  },
): Promise<void> {
  const end = answerBy({ status: 'requested', pendingReason: null, clockFrom: work.now });
  const lines = [
    `${wrote ? 'Read their message' : 'Review their profile'}, then send the NDA, ask for more information, or decline.`,
    ...(end ? [`Without an answer by ${easternMinute(end)}, the request ends.`] : []),
  ];
  const notice = (words: string) => noticeWithBuyer(request)('access-requested', { words, lines });
  await work.notify([sellerId], notice('A buyer requested access to your listing'));
  if (brokerIds.length > 0)
    await work.notify(brokerIds, notice('A buyer requested access to a listing that you represent'));
}

export async function tellOfMove(
  work: Work,
  { row, brokers }: Surrounded,
  {
    request,
    ownerKnows = false,
    buyerKnows = false,
    ...taken
  }: {
    from: Status;
    party: Party;
    request: AccessRequest;
    accessUntil: Date | null;
    /** The caller notifies the owner. */
    ownerKnows?: boolean | undefined;
    buyerKnows?: boolean | undefined;
  },
): Promise<void> {
  const forSide = noticeWithBuyer(request);
  const move = { ...request, ...taken, decideBy: answerBy(request) };
  if (request.status === 'sent_to_broker')
    await work.notify(
      brokers.map(({ id }) => id).filter((id) => !isPerson(work.actor, id)),
      forSide('access-requested', {
        words: 'A request was sent to you for screening',
        lines: [
          'A buyer requested access to a listing that you represent. Screen the buyer, then send the NDA or decline the request.',
        ],
      }),
    );
  const forBuyer = buyerKnows ? null : newsForBuyer(move);
  if (forBuyer) await work.notify([row.buyer_id], noticeFor(request)('request-moved', forBuyer));
  const forOwner = ownerKnows ? null : newsForOwner(move);
  if (forOwner) await work.notify([row.owner_id], forSide('request-moved', forOwner));
}

/** One event, so one mail to each side about the signature and the move. */
export async function tellOfSignature(
  work: Work,
  { row, brokers }: Pick<Surrounded, 'row' | 'brokers'>,
  request: AccessRequest,
  how: DomainEventOf<'nda-signed'>['how'],
): Promise<void> {
  const move = { ...request, decideBy: answerBy(request) };
  await tellOwnerOfSignature(work, signedFrom(row), how, signatureNews(move));
  await work.notify(
    brokers.map(({ id }) => id),
    noticeWithBuyer(request)('request-moved', signatureNewsForBroker(move)),
  );
  await tellBuyerOfSignature(work, signedFrom(row), how, approvalNews(request));
}

export async function tellBuyerOfCountersignature(
  work: Work,
  { row }: Pick<Surrounded, 'row'>,
  approved: AccessRequest | null,
): Promise<void> {
  await tellBuyerOfSignature(work, signedFrom(row), 'countersigned', approved && approvalNews(approved));
}

function signedFrom(row: Surrounded['row']) {
  const { id: requestId, listing_id: listingId, buyer_id: buyerId, owner_id: ownerId } = row;
  return { requestId, listingId, buyerId, ownerId, listingTitle: row.listing_title };
}

function approvalNews(request: AccessRequest): News | null {
  if (request.status !== 'approved' && request.pendingReason !== 'buyer_info') return null;
  const by = { from: 'awaiting_signature', party: 'system' } as const;
  return newsForBuyer({ ...request, ...by, accessUntil: null, decideBy: answerBy(request) });
}

export async function tellOfStage(
  work: Work,
  { row, parties }: Pick<Surrounded, 'row' | 'parties'>,
  change: StageChange,
): Promise<void> {
  const request = { id: row.id, listingId: row.listing_id, buyerId: row.buyer_id };
  await work.notify([row.buyer_id], noticeFor(request)('request-moved', stageNewsForBuyer(change)));
  const forOwner = stageNewsForOwner(change, parties);
  if (forOwner) await work.notify([row.owner_id], noticeWithBuyer(request)('request-moved', forOwner));
}
