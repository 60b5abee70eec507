import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';

type MonthRow = { month: string; requested: number; approved: number; denied: number };

/** Calendar months in UTC. A request approved again after a pause counts in the month of its first approval. */
export async function requestsByMonth(db: Reader, firstDay: string, months: number): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with month as (
      select (${firstDay}::date + make_interval(months => n))::date as day
      from generate_series(0, ${months}::int - 1) as n
    ), step as (
      select date_trunc('month', moved.at at time zone 'UTC')::date as day, moved.from_status, moved.to_status
      from access_transition as moved
      where moved.at >= ${firstDay}::timestamp at time zone 'UTC'
        and (moved.from_status is null or moved.to_status in ('approved', 'denied'))
        and not exists (
          select from access_transition as earlier
          where earlier.request_id = moved.request_id and earlier.to_status = moved.to_status
            and earlier.request_version < moved.request_version)
    )
    select to_char(month.day, 'YYYY-MM') as month,
      count(*) filter (where step.from_status is null and step.to_status is not null)::int as requested,
      count(*) filter (where step.to_status = 'approved')::int as approved,
      count(*) filter (where step.to_status = 'denied')::int as denied
    from month left join step using (day)
    group by month.day order by month.day`.execute(db);
  return rows;
}
