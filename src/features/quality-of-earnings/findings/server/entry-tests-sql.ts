import { sql } from 'kysely';
import { duplicates, lateCredits, roundTrip } from '../domain/thresholds.ts';
import {
  costCodes,
  keys,
  lines,
  moneyCodes,
  ofType,
  on,
  revenueCodes,
  summed,
  type TestScope,
  type TestSql,
} from './ledger-sql.ts';

/** F01: money out to a party and back from it as a sale. The way back counts. */
export const roundTrips = (scope: TestScope): TestSql => sql`
  with money as (
    select ${keys}, line.name, line.amount from ${lines(scope)} and ${on(['CASH'])}
      and line.name <> '' and abs(line.amount) > ${scope.revenue * roundTrip.ofRevenue}::numeric),
  sold as (
    select line.name, line.day, -line.amount as amount from ${lines(scope)} and ${on(revenueCodes)}
      and line.name <> '' and -line.amount > ${scope.revenue * roundTrip.ofRevenue * (1 - roundTrip.apart)}::numeric),
  pairs as (
    select gone as gone, back as back
    from money as gone join money as back on back.name = gone.name and gone.amount < 0 and back.amount > 0
      and back.day between gone.day and gone.day + ${roundTrip.days}::integer
      and abs(back.amount + gone.amount) <= ${roundTrip.apart}::numeric * abs(gone.amount)
    where exists (select from sold where sold.name = gone.name and sold.day between gone.day and back.day
      and abs(sold.amount - back.amount) <= ${roundTrip.apart}::numeric * back.amount))
  select line.name as subject, ${keys}, line.cents, ${summed}
  from (select (back).*, (back).amount as cents from pairs
    union select (gone).*, 0 as cents from pairs) as line`;

/** F04: credit memos soon after a period, beside the revenue of its last month. */
export const creditsAfter = (scope: TestScope): TestSql => sql`
  with period as (select unnest(${[...scope.ends]}::date[]) as until),
  credit as (
    select period.until, ${keys}, line.amount
    from period cross join lateral (
      select line.* from ${lines(scope)} and ${on(revenueCodes)} and line.amount > 0
        and ${ofType(scope.types.credit)}
        and line.day > period.until and line.day <= period.until + ${lateCredits.days}::integer) as line),
  month as (
    select period.until, sum(-line.amount) as revenue
    from period cross join lateral (
      select line.amount from ${lines(scope)} and ${on(revenueCodes)}
        and line.day between date_trunc('month', period.until)::date and period.until) as line
    group by period.until),
  flagged as materialized (
    select credit.until, sum(credit.amount) as credits, min(month.revenue) as revenue
    from credit join month on month.until = credit.until group by credit.until
    having sum(credit.amount) > ${lateCredits.ofRevenue}::numeric * min(month.revenue))
  select to_char(line.until, 'YYYY-MM-DD') as subject, ${keys}, line.amount as cents, null::bigint as dollars,
    case when line.until = ${scope.latest.to}::date then flagged.credits else 0 end::bigint as stake,
    jsonb_build_object('revenue', flagged.revenue) as facts
  from flagged join credit as line on line.until = flagged.until`;

/** F05: entries made by hand in accounts that programs fill by themselves. `sign`: what raises them. */
const journals = (scope: TestScope, codes: readonly string[], sign: 1 | -1): TestSql => sql`
  select account.path as subject, ${keys}, ${sign}::integer * line.amount as cents, ${summed}
  from ${lines(scope)} and ${on(codes)} and ${ofType(scope.types.journal)}
    and abs(line.amount) > ${scope.materiality}`;

export const journalsToRevenue = (scope: TestScope) => journals(scope, revenueCodes, -1);
export const journalsToCash = (scope: TestScope) => journals(scope, [...moneyCodes, 'AR'], 1);

/** F08: the same amount to the same party twice, with one number or within days. All but the first count. */
export const duplicatePayments = (scope: TestScope): TestSql => sql`
  with paid as (
    select ${keys}, line.name, line.number, line.amount, line.entry
    from ${lines(scope)} and ${on([...costCodes, 'INVENTORY', 'FIXED', 'PREPAID'])}
      and line.name <> '' and line.amount >= ${scope.posting}),
  several as (
    select paid.* from paid join (
      select name, amount from paid group by name, amount having count(distinct entry) > 1) as equal
      on equal.name = paid.name and equal.amount = paid.amount),
  beside as (
    select *, lag(entry) over near <> entry and day - lag(day) over near <= ${duplicates.days}::integer as again,
      lead(entry) over near <> entry and lead(day) over near - day <= ${duplicates.days}::integer as first,
      number <> '' and lag(entry) over same <> entry as numbered_again,
      number <> '' and lead(entry) over same <> entry as numbered_first
    from several
    window near as (partition by name, amount order by day, entry, file, account, sheet, row),
      same as (partition by name, amount, number order by day, entry, file, account, sheet, row))
  select line.name as subject, ${keys}, case when again or numbered_again then amount else 0 end as cents, ${summed}
  from beside as line where again or first or numbered_again or numbered_first`;
