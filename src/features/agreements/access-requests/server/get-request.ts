import type { z } from 'zod';
import { ndaSummaries } from '#features/agreements/ndas/server/nda-facts.ts';
import { hasRole, isPerson } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reader, Reading } from '#platform/context.ts';
import { toSortedPage } from '#platform/db/sorted-page.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { accessRequest, accessRequestWithHistory, listRequests as listContract } from '../contract.ts';
import { columnsForSender } from '../domain/request-list.ts';
import { type Status, statuses } from '../domain/status.ts';
import { countListed, listRequestRows } from './list-store.ts';
import { historyView, requestView } from './request-view.ts';
import {
  countByStatus,
  findRequest,
  latestRequest,
  type RequestRow,
  type Scope,
  transitionsOf,
} from './store.ts';
import { type Surrounded, surround, surroundOne } from './surroundings.ts';

type WithHistory = z.input<typeof accessRequestWithHistory>;

export async function getOwnRequest(reading: Reading, listingId: string): Promise<WithHistory> {
  const { personId } = signedIn(reading.actor);
  return withHistory(reading, await latestRequest(reading.db, listingId, personId));
}

export async function getRequest(reading: Reading, id: string): Promise<WithHistory> {
  return withHistory(reading, await findRequest(reading.db, id));
}

async function withHistory(reading: Reading, row: RequestRow | undefined): Promise<WithHistory> {
  if (!row || isHidden(reading, row)) throw new Refused('not-found');
  const one = await surroundOne(reading, row);
  if (one.parties.length === 0) throw new Refused('not-found');
  const steps = await transitionsOf(reading.db, row.id);
  return { ...(await viewOf(reading.db, one)), history: historyView(one, steps) };
}

/** To a blocked buyer neither the listing nor the request exists. */
export function isHidden({ actor }: Pick<Reading, 'actor'>, row: RequestRow): boolean {
  return row.blocked && isPerson(actor, row.buyer_id);
}

export async function viewOf(db: Reader, one: Surrounded): Promise<z.input<typeof accessRequest>> {
  const summaries = await ndaSummaries(db, [one.row.id]);
  return requestView(one, summaries.get(one.row.id) ?? null);
}

type ListQuery = InputOf<typeof listContract>['query'];

export async function listRequests(
  reading: Reading,
  query: ListQuery,
): Promise<AnswerOf<typeof listContract>> {
  const { db, now } = reading;
  const scope = scopeOf(reading, query.scope);
  const column = query.sort ?? 'created';
  if (query.scope === 'sent' && !columnsForSender.includes(column))
    throw new Refused('invalid-fields', { fields: { sort: ['Not for the requests that you sent.'] } });
  const rows = await listRequestRows(db, scope, query, { ...query, column, now });
  const all = await surround(reading, rows);
  const counted = await countByStatus(db, scope);
  const texts = new Map(rows.map((row) => [row.id, row.sort_text]));
  const placeOf = ({ row }: Surrounded) =>
    column === 'created' ? row.requested_at : (texts.get(row.id) ?? '');
  const shown = toSortedPage(
    all,
    query.size,
    (one) => ({ value: placeOf(one), id: one.row.id }),
    (one) => requestView(one, one.agreement),
  );
  const total = await countListed(db, scope, query);
  return { ...shown, total, counts: countsOf(counted) };
}

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
