import { nextWords } from '#features/offers/offers/web/offer-words.ts';
import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import type { Home, Needs } from '#site/dashboard/web/queries.ts';

export type Client = NonNullable<Home['broker']>['clients'][number];
/** Where the deal of a client stands; empty before there is an offer that the broker may see. */
export function dealWords({ offer, status }: Client): string {
  if (!offer) return status === 'under_offer' ? 'The owner is dealing with one buyer.' : '';
  const { headline } = nextWords(offer);
  return offer.status === 'accepted' ? `The offer from ${offer.buyer.name} was accepted.` : `${headline}.`;
}

/** `null`: there is no deal room, and none can be opened for a listing that is sold or withdrawn. */
export function roomLabel({ roomId, status }: Pick<Client, 'roomId' | 'status'>): string | null {
  if (roomId !== null) return 'Deal room';
  return status === 'sold' || status === 'withdrawn' ? null : 'Open a deal room';
}

export type Waiting = { words: string; to: string };

/** Most urgent first. */
export function waitingWith({ listingId, roomId }: Client, needs: Needs): Waiting[] {
  const { received, offers, questions, diligence } = needs;
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
  const asBroker = <T extends { roomId: string | null; as: string }>(rooms: readonly T[]) =>
    rooms.filter((one) => one.as === 'broker' && roomId !== null && one.roomId === roomId);
  const requests = received.filter((one) => one.listingId === listingId);
  const offered = offers.filter((one) => one.listingId === listingId && !one.caller.includes('buyer'));
  const [first] = requests;
  return [
    ...waiting(
      requests.length,
      'access request',
      requests.length === 1 && first ? paths.accessRequest(first.id) : paths.dashboard('access-requests'),
    ),
    ...waiting(offered.length, 'offer', paths.listingOffers(listingId)),
    ...waiting(
      sum(asBroker(questions).map((one) => one.questions)),
      'question',
      paths.roomQuestions(roomId ?? ''),
    ),
    ...waiting(
      sum(asBroker(diligence).map((one) => one.requests)),
      'diligence request',
      paths.roomRequests(roomId ?? ''),
    ),
  ];
}

function waiting(count: number, what: string, to: string): Waiting[] {
  return count === 0 ? [] : [{ words: counted(count, what), to }];
}
