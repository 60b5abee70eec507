import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { afterPlace, type SortedBy } from '#platform/db/sorted-page.ts';
import type { ServiceOrder } from '#platform/db/tables.ts';
import type { Account, OrderStatus } from '../domain/order.ts';

export type OrderRow = Selectable<ServiceOrder> & {
  customer_name: string;
  customer_email: string;
  refunded: boolean;
  /** Of its invoice, YYYY-MM-DD. */
  due_on: string | null;
};

const id = sql.ref('service_order.id');
const paidness = sql<number>`case when received_cents >= amount_cents then 2
  when received_cents > 0 or processing_cents > 0 then 1 else 0 end`;

const dueOn = sql<
  string | null
>`(select content->>'dueOn' from invoice where invoice.order_id = service_order.id)`;

const sorts = {
  date: { by: sql.ref('service_order.placed_at'), kind: 'time' },
  customer: { by: sql<string>`lower(person.email)`, kind: 'text' },
  amount: { by: sql.ref('service_order.amount_cents'), kind: 'number' },
  status: { by: paidness, kind: 'number' },
} as const;
export type OrderSort = keyof typeof sorts;
export type OrderSearch = { customerId: string | null; filter: string };

function ordersWithCustomer(db: Reader) {
  return db
    .selectFrom('service_order')
    .innerJoin('person', 'person.id', 'service_order.customer_id')
    .selectAll('service_order')
    .select([
      sql<string>`person.first_name || ' ' || person.last_name`.as('customer_name'),
      'person.email as customer_email',
      paidness.as('paidness'),
      sql<boolean>`exists (select from payment where payment.order_id = service_order.id
        and payment.kind = 'refund' and payment.status = 'success')`.as('refunded'),
      dueOn.as('due_on'),
    ]);
}

/** Returns one more than `size`, each with its sort key as `sort_value`. */
export async function sortedOrders(
  db: Reader,
  search: OrderSearch,
  sort: OrderSort,
  order: SortedBy['order'],
  page: { after?: string | undefined; size: number },
) {
  const sorted = { ...sorts[sort], order };
  return ordersWithCustomer(db)
    .select(sql<string | number | Date>`${sorted.by}`.as('sort_value'))
    .where(matching(search))
    .where(afterPlace(sorted, id, page.after))
    .orderBy(sorted.by, order)
    .orderBy(id, order)
    .limit(page.size + 1)
    .execute();
}

export async function countOrders(db: Reader, search: OrderSearch): Promise<number> {
  const { count } = await db
    .selectFrom('service_order')
    .innerJoin('person', 'person.id', 'service_order.customer_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where(matching(search))
    .executeTakeFirstOrThrow();
  return count;
}

/** `position` treats the filter as plain text, without wildcards. */
export function matching({ customerId, filter }: OrderSearch) {
  const whose =
    customerId === null ? sql<boolean>`true` : sql<boolean>`service_order.customer_id = ${customerId}`;
  if (filter === '') return whose;
  return sql<boolean>`${whose} and position(${filter.toLowerCase()} in lower(person.email)) > 0`;
}

export async function findOrder(db: Reader, orderId: string): Promise<OrderRow | undefined> {
  return ordersWithCustomer(db).where('service_order.id', '=', orderId).executeTakeFirst();
}

export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  return ordersWithCustomer(tx)
    .where('service_order.id', '=', orderId)
    .forUpdate('service_order')
    .executeTakeFirst();
}

export async function insertOrder(tx: Tx, row: Insertable<ServiceOrder>): Promise<void> {
  await tx.insertInto('service_order').values(row).execute();
}

/** Serializes the orders of a customer, so that two clicks or tabs cannot order twice. */
export async function lockOrdering(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${customerId}`}, 0))`.execute(tx);
}

export async function orderByKey(db: Reader, customerId: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('service_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countUnpaid(tx: Tx, customerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('service_order')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'cancelled')
    .where('amount_cents', '>', 0)
    .where('received_cents', '=', 0)
    .where('processing_cents', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

const waiting = (db: Reader, limit: number) =>
  db
    .selectFrom('service_order')
    .select([
      'id',
      'service_name',
      'placed_at',
      'status',
      'amount_cents',
      'received_cents',
      'processing_cents',
      dueOn.as('due_on'),
    ])
    .where('amount_cents', '>', 0)
    .orderBy('placed_at')
    .orderBy('id')
    .limit(limit);

/** Orders with an amount due that is not processing, oldest first. */
export function ordersToPay(db: Reader, customerId: string, limit: number) {
  return waiting(db, limit)
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`received_cents + processing_cents < amount_cents`)
    .execute();
}

export function ordersToDeliver(db: Reader, limit: number) {
  return waiting(db, limit)
    .where('status', '=', 'ordered')
    .where(sql<boolean>`received_cents >= amount_cents`)
    .execute();
}

type Written = { status?: OrderStatus; settled_at?: Date } | Pick<Account, 'received' | 'processing'>;

/** Returns false if it has another version. */
export async function writeOrder(
  tx: Tx,
  { id: orderId, version }: Pick<OrderRow, 'id' | 'version'>,
  change: Written,
): Promise<boolean> {
  const set =
    'received' in change ? { received_cents: change.received, processing_cents: change.processing } : change;
  const result = await tx
    .updateTable('service_order')
    .set({ ...set, version: version + 1 })
    .where('id', '=', orderId)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Free orders have no payments or invoices. */
export async function deleteFreeOrders(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom('service_order')
    .where('customer_id', '=', customerId)
    .where('amount_cents', '=', 0)
    .execute();
}
