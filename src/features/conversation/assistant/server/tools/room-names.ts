import { listRooms } from '#features/deal-room/deal-rooms/contract.ts';
import { listOwnListings } from '#features/marketplace/listings/own-listings-contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { thoseNamed } from '../../domain/named-room.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';

export const roomNameReads = [listOwnListings, listMandates] as const;

type Room = { listingId: string; title: string };

/** What the rooms of a person may be called: by the listing’s title, and by the business where they own or represent it. */
export async function namesOfRooms(
  read: ReadAs,
  call: StreamCall,
): Promise<(room: Room) => readonly string[]> {
  const own = (await everyPage((query) => read(call, listOwnListings, { query }))).items;
  const mandates = (await everyPage((query) => read(call, listMandates, { query }))).items;
  return ({ listingId, title }) => [
    title,
    ...own.filter(({ id }) => id === listingId).map(({ businessName }) => businessName),
    ...mandates.flatMap((one) => (one.listingId === listingId ? [one.businessName ?? ''] : [])),
  ];
}

/** All rooms of a person, and of these the one in view or those that a question names. */
export async function roomsMeant(
  read: ReadAs,
  call: StreamCall,
  { roomId, about }: { roomId: string | undefined; about: string },
) {
  const rooms = (await everyPage((query) => read(call, listRooms, { query }))).items;
  const names = await namesOfRooms(read, call);
  const asked =
    roomId === undefined
      ? thoseNamed(about, rooms, (one) => names(one))
      : rooms.filter(({ id }) => id === roomId);
  return { rooms, asked };
}

/** Said instead of telling of another room than the one that is named. */
export function noneCalledSo(rooms: readonly Pick<Room, 'title'>[]): Fact {
  const titles = rooms.slice(0, 5).map(({ title }) => quoted(shown(title, 'a listing')));
  return factOf(
    `None of your deal rooms is for a business by that name. Yours: ${titles.join(', ')}.`,
    pageSource('/deal-rooms'),
  );
}
