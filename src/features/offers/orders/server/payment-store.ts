import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import { afterPlace, type SortedBy } from '#platform/db/sorted-page.ts';
import type { Payment } from '#platform/db/tables.ts';
import type { PaymentStatus } from '../domain/payment.ts';
import { matching, type OrderSearch } from './order-store.ts';

/** More than any order needs; limits the size of a reply. */
export const mostPayments = 100;

const id = sql.ref('payment.id');
const sorts = {
  date: { by: sql.ref('payment.recorded_at'), kind: 'time' },
  email: { by: sql<string>`lower(person.email)`, kind: 'text' },
  amount: {
    by: sql<number>`case payment.kind when 'refund' then -payment.amount_cents else payment.amount_cents end`,
    kind: 'number',
  },
  status: { by: sql.ref('payment.status'), kind: 'text' },
} as const;
export type PaymentSort = keyof typeof sorts;

function paymentsWithOrder(db: Reader) {
  return db
    .selectFrom('payment')
    .innerJoin('service_order', 'service_order.id', 'payment.order_id')
    .innerJoin('person', 'person.id', 'service_order.customer_id')
    .selectAll('payment')
    .select([
      sql<string>`to_char(payment.paid_on, 'YYYY-MM-DD')`.as('paid_day'),
      'service_order.service_name',
      'service_order.customer_id',
      'service_order.version as order_version',
      'service_order.amount_cents as order_amount',
      'service_order.received_cents as order_received',
      'service_order.processing_cents as order_processing',
      sql<string>`person.first_name || ' ' || person.last_name`.as('customer_name'),
      'person.email as customer_email',
    ]);
}
export type PaymentRow = Awaited<ReturnType<typeof paymentsOfOrder>>[number];

export async function paymentsOfOrder(db: Reader, orderId: string) {
  return paymentsWithOrder(db)
    .where('payment.order_id', '=', orderId)
    .orderBy('payment.recorded_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(mostPayments)
    .execute();
}

/** Returns one more than `size`, each with its sort key as `sort_value`. */
export async function sortedPayments(
  db: Reader,
  search: OrderSearch,
  sort: PaymentSort,
  order: SortedBy['order'],
  page: { after?: string | undefined; size: number },
) {
  const sorted = { ...sorts[sort], order };
  return paymentsWithOrder(db)
    .select(sql<string | number | Date>`${sorted.by}`.as('sort_value'))
    .where(matching(search))
    .where(afterPlace(sorted, id, page.after))
    .orderBy(sorted.by, order)
    .orderBy(id, order)
    .limit(page.size + 1)
    .execute();
}

export async function countPayments(db: Reader, search: OrderSearch): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .innerJoin('service_order', 'service_order.id', 'payment.order_id')
    .innerJoin('person', 'person.id', 'service_order.customer_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where(matching(search))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPayment(db: Reader, paymentId: string): Promise<Selectable<Payment> | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

/** Inserts it; `false` if one with this method and reference exists and did not fail. */
export async function insertPayment(tx: Tx, row: Insertable<Payment>): Promise<boolean> {
  const added = await tx
    .insertInto('payment')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function writePayment(
  tx: Tx,
  payment: Pick<Selectable<Payment>, 'id' | 'status'>,
  change: { status: PaymentStatus; reason: string | null; changed_at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('payment')
    .set(change)
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
