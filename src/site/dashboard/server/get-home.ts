import { listRooms } from '#features/deal-room/deal-rooms/server/list-rooms.ts';
import { countSentRequests } from '#features/deal-room/diligence-requests/server/count-sent.ts';
import { opensTo } from '#features/marketplace/listings/domain/broker-access.ts';
import { type ListingStatus, listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listMandates } from '#features/marketplace/mandates/server/list-mandates.ts';
import { listOffers } from '#features/offers/offers/server/get-offer.ts';
import { days, shift } from '#kernel/instant.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import { type getHome as contract, homeMost } from '../contract.ts';
import { furthestOffer } from '../domain/furthest-offer.ts';
import { sellerProgress } from '../domain/seller-steps.ts';
import { businessOnItsWay, dealingsOf } from './home-store.ts';
import { queuesOf } from './queues.ts';

type Home = AnswerOf<typeof contract>;

/** How long a match of a saved search counts as new. */
const newFor = 7 * days;

/** The number of statements does not grow with the data. */
export async function getHome(reading: Reading): Promise<Home> {
  const { actor, db, now } = reading;
  const { personId } = signedIn(actor);
  const {
    mandates,
    proofs_waiting: waiting,
    proofs_verified: verified,
    ...buyer
  } = await dealingsOf(db, personId, { now, since: shift(now, -newFor) });
  const seller = await sellerOf(reading);
  const rooms = mandates + buyer.requests > 0 || seller?.listing ? await roomsOf(reading) : [];
  const roomAt = new Map(rooms.map((room) => [room.listingId, room.id]));
  const received = mandates > 0 || seller?.listing ? await offersOf(reading, 'received') : [];
  const offerFor = (listingId: string) =>
    furthestOffer(received.filter((offer) => offer.listingId === listingId));
  return {
    seller: seller && {
      ...seller,
      listing: seller.listing && {
        ...seller.listing,
        roomId: roomAt.get(seller.listing.id) ?? null,
        offer: offerFor(seller.listing.id),
      },
    },
    buyer:
      buyer.requests + buyer.watched + buyer.searches + waiting + verified === 0
        ? null
        : {
            ...buyer,
            proofs: { waiting, verified },
            rooms: await openTo(reading, rooms),
            offers: buyer.requests > 0 ? await offersOf(reading, 'sent') : [],
          },
    broker: mandates > 0 ? { clients: await clientsOf(reading, roomAt, offerFor) } : null,
    queues: await queuesOf(reading),
  };
}

type Rooms = Awaited<ReturnType<typeof roomsOf>>;

async function roomsOf(reading: Reading) {
  return (await listRooms(reading, { size: homeMost })).items;
}

async function openTo(reading: Reading, rooms: Rooms) {
  const open = rooms.filter(({ side }) => side === 'buyer');
  const sent = await countSentRequests(
    reading,
    open.map(({ id }) => id),
  );
  return open.map(({ id, listingId }) => ({ id, listingId, requests: sent.get(id) ?? 0 }));
}

type Offers = Awaited<ReturnType<typeof offersOf>>;

async function offersOf(reading: Reading, scope: 'sent' | 'received') {
  return (await listOffers(reading, { scope, size: homeMost })).items;
}

async function clientsOf(
  reading: Reading,
  roomAt: ReadonlyMap<string, string>,
  offerFor: (listingId: string) => Offers[number] | null,
) {
  const { items } = await listMandates(reading, { size: homeMost });
  return items
    .filter(({ status }) => status === 'active')
    .map(({ listingId, listingTitle, listingStatus, mayApprove, businessName, profileAccess }) => ({
      listingId,
      title: listingTitle,
      businessName,
      edits: businessName !== null && opensTo(profileAccess, 'edit'),
      status: listingStatus,
      mayApprove,
      roomId: roomAt.get(listingId) ?? null,
      offer: offerFor(listingId),
    }));
}

async function sellerOf({ actor, db }: Reading) {
  const row = await businessOnItsWay(db, signedIn(actor).personId);
  if (!row) return null;
  const status = statusOf(row.status);
  const listing =
    row.listing_id === null || status === null
      ? null
      : { id: row.listing_id, title: row.title ?? '', status, asked: row.asked, letIn: row.let_in };
  return {
    business: { id: row.id, name: row.business_name },
    checkId: row.check_id,
    listing,
    ...sellerProgress({
      valued: row.valued,
      business: true,
      listing: listing && { status: listing.status, complete: row.complete },
    }),
  };
}

function statusOf(kept: string | null): ListingStatus | null {
  return listingStatuses.find((one) => one === kept) ?? null;
}
