import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';

export type MonthRow = {
  month: string;
  orders: number;
  ordered: number;
  payments: number;
  received: number;
  refunded: number;
};

/** Per calendar month (UTC). */
export async function revenueByMonth(db: Reader, firstDay: string, months: number): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with month as (
      select (${firstDay}::date + make_interval(months => n))::date as day
      from generate_series(0, ${months}::int - 1) as n
    ), ordered as (
      select date_trunc('month', placed_at at time zone 'UTC')::date as day, count(*) as orders,
        sum(amount_cents)::bigint as cents
      from service_order
      where status <> 'cancelled' and placed_at >= ${firstDay}::timestamp at time zone 'UTC'
      group by 1
    ), paid as (
      select date_trunc('month', paid_on)::date as day,
        count(*) filter (where kind = 'payment') as payments,
        coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)::bigint as received,
        coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded
      from payment where status = 'success' and paid_on >= ${firstDay}::date group by 1
    )
    select to_char(month.day, 'YYYY-MM') as month, coalesce(ordered.orders, 0)::int as orders,
      coalesce(ordered.cents, 0) as ordered, coalesce(paid.payments, 0)::int as payments,
      coalesce(paid.received, 0) as received, coalesce(paid.refunded, 0) as refunded
    from month left join ordered using (day) left join paid using (day)
    order by month.day`.execute(db);
  return rows;
}

/** In cents; cancelled orders owe nothing. */
export async function outstandingCents(db: Reader): Promise<number> {
  const { cents } = await db
    .selectFrom('service_order')
    .select(sql<number>`coalesce(sum(amount_cents - received_cents), 0)::bigint`.as('cents'))
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return cents;
}
