import type { z } from 'zod';
import { ndaSummaries } from '#features/ndas/server/nda-facts.ts';
import { hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { accessRequest, accessRequestWithHistory } from '../contract.ts';
import { type Status, statuses } from '../domain/status.ts';
import { historyView, requestView } from './request-view.ts';
import {
  countByStatus,
  findRequest,
  latestRequest,
  listRequestRows,
  type RequestRow,
  type Scope,
  transitionsOf,
} from './store.ts';
import { type Surrounded, surround, surroundOne } from './surroundings.ts';

type WithHistory = z.input<typeof accessRequestWithHistory>;

/** The asker's own latest request for a listing. */
export async function getOwnRequest(reading: Reading, listingId: string): Promise<WithHistory> {
  const { personId } = signedIn(reading.actor);
  return withHistory(reading, await latestRequest(reading.db, listingId, personId));
}

/** A request that the asker has a part in; to everybody else there is none. */
export async function getRequest(reading: Reading, id: string): Promise<WithHistory> {
  return withHistory(reading, await findRequest(reading.db, id));
}

async function withHistory(reading: Reading, row: RequestRow | undefined): Promise<WithHistory> {
  if (!row) throw new Refused('not-found');
  const one = await surroundOne(reading, row);
  if (one.parties.length === 0) throw new Refused('not-found');
  const steps = await transitionsOf(reading.db, row.id);
  return { ...(await viewOf(reading.db, one)), history: historyView(one, steps) };
}

/** The view of one request, its agreement included. */
export async function viewOf(db: Reader, one: Surrounded): Promise<z.input<typeof accessRequest>> {
  const summaries = await ndaSummaries(db, [one.row.id]);
  return requestView(one, summaries.get(one.row.id));
}

type ListQuery = {
  scope: 'sent' | 'received' | 'mandated' | 'all';
  status?: Status | undefined;
  after?: string | undefined;
  size: number;
};

export async function listRequests(reading: Reading, query: ListQuery) {
  const scope = scopeOf(reading, query.scope);
  const cursor = query.after ? decodeCursor(query.after) : null;
  const page = { status: query.status, cursor, limit: query.size + 1 };
  const rows = await listRequestRows(reading.db, scope, page);
  const all = await surround(reading, rows);
  const summaries = await ndaSummaries(
    reading.db,
    rows.map((row) => row.id),
  );
  const counted = await countByStatus(reading.db, scope);
  const shown = toPage(
    all,
    query.size,
    ({ row }) => ({ at: row.requested_at, id: row.id }),
    (one) => requestView(one, summaries.get(one.row.id)),
  );
  return { ...shown, counts: countsOf(counted) };
}

/** What a list is about. Everything is for admins alone. */
export function scopeOf({ actor, now }: Reading, kind: ListQuery['scope']): Scope {
  const { personId } = signedIn(actor);
  if (kind === 'all' && !hasRole(actor, 'admin')) throw new Refused('role-missing');
  if (kind === 'all') return { kind };
  return kind === 'sent' ? { kind, personId } : { kind, personId, now };
}

function countsOf(counted: Map<string, number>): Record<Status, number> {
  const n = (status: Status) => counted.get(status) ?? 0;
  const [requested, sent, awaiting, approved, denied, pending] = statuses;
  return {
    [requested]: n(requested),
    [sent]: n(sent),
    [awaiting]: n(awaiting),
    [approved]: n(approved),
    [denied]: n(denied),
    [pending]: n(pending),
  };
}
