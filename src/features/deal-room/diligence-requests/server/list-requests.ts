import type { z } from 'zod';
import { type RoomSight, roomSightOf } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { confirmedAddress } from '#features/deal-room/room-questions/server/access-sql.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type listQuery, most, type RequestView, type requestCounts } from '../diligence-shapes.ts';
import { requestStates } from '../domain/request.ts';
import { askersIn, type Chosen, countStates, hasAsked, requestsIn, type Scope } from './list-store.ts';
import { decodePlace, encodePlace } from './request-cursor.ts';
import { type Standing, standingIn, standingOf } from './request-sight.ts';
import { findRequest } from './request-store.ts';
import { viewOfOne, viewsOf } from './request-views.ts';

type Query = z.output<typeof listQuery>;
type Page = { items: RequestView[]; next: string | null };

export async function getRequest(reading: Reading, id: string): Promise<RequestView> {
  const row = await findRequest(reading.db, id);
  if (!row) throw new Refused('not-found');
  return viewOfOne(reading, row, await standingOf(reading, row));
}

export async function listRequests(reading: Reading, roomId: string, query: Query): Promise<Page> {
  const sight = await roomSightOf(reading, roomId);
  await refuseStranger(reading, sight, query.person);
  const { match, ...others } = query;
  if (match === undefined) return pageOfRequests(reading, scopeOf(reading, sight), standingIn(sight), others);
  const { person, state, owner } = query;
  const { views } = await allRequests(reading, roomId, { person, state, owner, match }, most.lines);
  const among = views.map(({ id }) => id);
  return pageOfRequests(reading, scopeOf(reading, sight), standingIn(sight), { ...others, among });
}

export async function listPutRequests(reading: Reading, query: Pick<Query, 'after' | 'size'>): Promise<Page> {
  const address = await confirmedAddress(reading.db, signedIn(reading.actor).personId);
  if (address === null) return { items: [], next: null };
  const standing: Standing = { party: 'expert', decides: false, sight: null };
  const all = { ...query, state: 'waiting' as const, sort: 'due' as const };
  return pageOfRequests(reading, { kind: 'expert', address }, standing, all);
}

export async function countRequests(
  reading: Reading,
  roomId: string,
): Promise<z.input<typeof requestCounts>> {
  const sight = await roomSightOf(reading, roomId);
  const counted = await countStates(reading.db, scopeOf(reading, sight), reading.now);
  const askers = sight.buyer === null ? await askersIn(reading.db, roomId, 50) : [];
  const many = (state: string) => counted.find((one) => one.state === state)?.many ?? 0;
  const [open, working, answered, accepted, reopened, declined, withdrawn] = requestStates;
  return {
    states: {
      [open]: many(open),
      [working]: many(working),
      [answered]: many(answered),
      [accepted]: many(accepted),
      [reopened]: many(reopened),
      [declined]: many(declined),
      [withdrawn]: many(withdrawn),
    },
    overdue: counted.reduce((sum, one) => sum + one.overdue, 0),
    askers: askers.map((row) => ({
      id: row.id,
      name: fullName(row.first_name, row.last_name),
      requests: row.many,
    })),
  };
}

export async function allRequests(
  reading: Reading,
  roomId: string,
  chosen: Chosen,
  limit: number,
): Promise<{ views: RequestView[]; sight: RoomSight }> {
  const sight = await roomSightOf(reading, roomId);
  await refuseStranger(reading, sight, chosen.person);
  const scope = scopeOf(reading, sight);
  const { match, ...others } = chosen;
  const rows = await requestsIn(reading.db, scope, {
    chosen: others,
    sort: 'number',
    now: reading.now,
    cursor: null,
    limit,
  });
  const views = await viewsOf(reading, rows, standingIn(sight));
  return { views: match ? views.filter((view) => view.match?.state === match) : views, sight };
}

/** Throws Refused('not-found') unless the person has a request here that the reader may see. */
async function refuseStranger(
  { db }: Reading,
  { room, buyer }: RoomSight,
  person: string | undefined,
): Promise<void> {
  if (person === undefined || person === buyer?.personId) return;
  if (buyer !== null || !(await hasAsked(db, room.id, person))) throw new Refused('not-found');
}

function scopeOf({ actor }: Reading, { room, side }: RoomSight): Scope {
  const { personId } = signedIn(actor);
  if (side === 'buyer') return { kind: 'asker', roomId: room.id, personId };
  return { kind: 'side', roomId: room.id, side, personId };
}

async function pageOfRequests(
  reading: Reading,
  scope: Scope,
  standing: Standing,
  { after, size, sort, among, ...chosen }: Omit<Query, 'match'> & { among?: readonly string[] },
): Promise<Page> {
  const cursor = after ? decodePlace(after) : null;
  const rows = await requestsIn(reading.db, scope, {
    chosen,
    sort,
    now: reading.now,
    cursor,
    limit: size + 1,
    ...(among ? { among } : {}),
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: await viewsOf(reading, shown, standing),
    next:
      rows.length > size && last ? encodePlace({ day: last.sort_day, place: Number(last.sort_place) }) : null,
  };
}
