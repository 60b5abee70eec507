import { type Actor, hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import { toSortedPage } from '#platform/db/sorted-page.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getOrder, listOrders, listPayments } from '../contract.ts';
import { countOrders, findOrder, type OrderSearch, sortedOrders } from './order-store.ts';
import { lineOf, orderView, paymentLineOf } from './order-view.ts';
import { countPayments, sortedPayments } from './payment-store.ts';

export async function readOrders(
  { db, actor, now }: Reading,
  { query }: InputOf<typeof listOrders>,
): Promise<AnswerOf<typeof listOrders>> {
  const search = searchFor(actor, query);
  const rows = await sortedOrders(db, search, query.sort ?? 'date', query.order, query);
  const page = toSortedPage(
    rows,
    query.size,
    (row) => ({ value: row.sort_value, id: row.id }),
    (row) => lineOf(row, now),
  );
  return { ...page, total: await countOrders(db, search) };
}

export async function readPayments(
  { db, actor }: Reading,
  { query }: InputOf<typeof listPayments>,
): Promise<AnswerOf<typeof listPayments>> {
  const search = searchFor(actor, query);
  const rows = await sortedPayments(db, search, query.sort ?? 'date', query.order, query);
  const page = toSortedPage(
    rows,
    query.size,
    (row) => ({ value: row.sort_value, id: row.id }),
    (row) => paymentLineOf(row, actor),
  );
  return { ...page, total: await countPayments(db, search) };
}

export async function readOrder(
  reading: Reading,
  { params }: InputOf<typeof getOrder>,
): Promise<AnswerOf<typeof getOrder>> {
  const row = await findOrder(reading.db, params.id);
  if (!row) throw new Refused('not-found');
  return orderView(reading, row);
}

function searchFor(actor: Actor, { scope, filter }: { scope: 'mine' | 'all'; filter: string }): OrderSearch {
  const { personId } = signedIn(actor);
  if (scope === 'all' && !hasRole(actor, 'admin')) throw new Refused('role-missing');
  return { customerId: scope === 'all' ? null : personId, filter };
}
