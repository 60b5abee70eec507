import { holdOpenRoom } from '#features/deal-room/deal-rooms/server/hold-room.ts';
import {
  type Asking,
  type RoomSight,
  roomSightOf,
  sightOfPerson,
  unlessHidden,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { confirmedAddress } from '#features/deal-room/room-questions/server/access-sql.ts';
import { isPerson } from '#kernel/actor.ts';
import { once } from '#kernel/once.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { CourtParty, CourtSide } from '../domain/contest.ts';
import { type ContestRow, type CpaRow, cpasOf, findContest, lockContest } from './court-store.ts';
import { type Docket, docketFor } from './open-docket.ts';

export type CourtSight = { side: CourtSide; docket: Docket | null; sight: RoomSight };

/** Of buyers with access, the owner, and brokers whose engagement includes approvals. Throws Refused('not-found'). */
export async function courtSightOf(asking: Asking, roomId: string): Promise<CourtSight> {
  const sight = await roomSightOf(asking, roomId);
  if (sight.buyer === null && !sight.decides) throw new Refused('not-found');
  const side = sight.buyer === null ? 'seller' : 'buyer';
  return { side, sight, docket: await docketFor(asking, sight.room, sight.buyer) };
}

/** `invitedBy`: of a CPA, by whom. `docket`: as that side sees it. */
export type Standing = { party: CourtParty; invitedBy: CourtSide | null; docket: Docket | null };

/** Throws Refused('not-found') for all but the buyer who contests, the seller’s side, and invited CPAs. */
export async function standingOf(asking: Asking, row: ContestRow): Promise<Standing> {
  return standingReader(asking)(row, await cpasOf(asking.db, [row.id]));
}

/** The same for several contests, with their CPAs: what they share, the court of a room and its dockets, is read once. */
export function standingReader(asking: Asking) {
  const courts = new Map<string, Promise<CourtSight | null>>();
  const dockets = new Map<string, Promise<Docket | null>>();
  const address = once(() => confirmedAddress(asking.db, signedIn(asking.actor).personId));
  const courtIn = (roomId: string) => kept(courts, roomId, () => unlessHidden(courtSightOf(asking, roomId)));
  const docketOf = (row: ContestRow, side: CourtSide) =>
    kept(dockets, side === 'seller' ? row.room_id : `${row.room_id} ${row.buyer_id}`, () =>
      docketOfSide(asking, row, side),
    );

  /** A CPA sees what the inviting side sees, while that side has access itself. */
  const cpaStanding = async (row: ContestRow, cpas: readonly CpaRow[]): Promise<Standing> => {
    const own = (await address())?.toLowerCase();
    for (const invitedBy of ['seller', 'buyer'] as const)
      if (cpas.some(({ email, side }) => email === own && side === invitedBy)) {
        const docket = await docketOf(row, invitedBy);
        if (docket) return { party: 'cpa', invitedBy, docket };
      }
    throw new Refused('not-found');
  };

  return async (row: ContestRow, cpas: readonly CpaRow[]): Promise<Standing> => {
    const court = await courtIn(row.room_id);
    if (court === null) return cpaStanding(row, cpas);
    if (court.side === 'buyer' && !isPerson(asking.actor, row.buyer_id)) throw new Refused('not-found');
    return { party: court.side, invitedBy: null, docket: court.docket };
  };
}

function kept<T>(all: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const found = all.get(key) ?? read();
  all.set(key, found);
  return found;
}

async function docketOfSide(asking: Asking, row: ContestRow, side: CourtSide): Promise<Docket | null> {
  const { db, now } = asking;
  if (side === 'seller') return docketFor(asking, { id: row.room_id }, null);
  const sight = await sightOfPerson(db, { roomId: row.room_id, personId: row.buyer_id, now });
  return sight?.buyer ? docketFor(asking, sight.room, sight.buyer) : null;
}

export type HeldContest = { row: ContestRow; standing: Standing; cpas: CpaRow[] };

/** Locks the room first, as every change does, so that it cannot be closed meanwhile. */
export async function holdContest(work: Work, id: string): Promise<HeldContest> {
  const seen = await findContest(work.db, id);
  if (!seen) throw new Refused('not-found');
  await standingOf(work, seen);
  await holdOpenRoom(work, seen.room_id);
  const row = await lockContest(work.db, id);
  if (!row) throw new Refused('not-found');
  return { row, standing: await standingOf(work, row), cpas: await cpasOf(work.db, [id]) };
}
