import { sql } from 'kysely';
import { nonconformity } from '../domain/benford.ts';
import { benfordLimits, oddDays, outlier, periodEnd, roundAmounts } from '../domain/thresholds.ts';
import {
  costCodes,
  earningsCodes,
  keys,
  lines,
  on,
  revenueCodes,
  summed,
  type TestScope,
  type TestSql,
  within,
} from './ledger-sql.ts';

/** F03: sales of the last days of a month, far above their usual share. Only the last month can move a sale into the year. */
export const spikes = (scope: TestScope): TestSql => sql`
  with share as (
    select date_trunc('month', line.day)::date as month, sum(-line.amount) as revenue,
      coalesce(sum(-line.amount) filter (where line.day > (date_trunc('month', line.day) + interval '1 month')::date
        - 1 - ${periodEnd.days}::integer), 0) / nullif(sum(-line.amount), 0) as late
    from ${lines(scope)} and ${on(revenueCodes)} and ${within(scope.days)}
    group by 1 having sum(-line.amount) > 0),
  usual as (
    select avg(late) as mean, stddev_pop(late) as deviation from share
    where month between ${scope.latest.from}::date and ${scope.latest.to}::date
    having count(*) = ${periodEnd.months}::integer),
  flagged as materialized (
    select share.month, (share.month + interval '1 month')::date - 1 as until, share.late, usual.mean,
      round((share.late - usual.mean) * share.revenue)::bigint as excess
    from share cross join usual
    where (share.late - usual.mean) / nullif(usual.deviation, 0) > ${periodEnd.deviations}::numeric)
  select to_char(flagged.month, 'YYYY-MM') as subject, ${keys}, -line.amount as cents, flagged.excess as dollars,
    case when flagged.until = ${scope.latest.to}::date then flagged.excess else 0 end as stake,
    jsonb_build_object('share', round(flagged.late, 4), 'usual', round(flagged.mean, 4)) as facts
  from flagged cross join lateral (
    select line.* from ${lines(scope)} and ${on(revenueCodes)}
      and line.day > flagged.until - ${periodEnd.days}::integer and line.day <= flagged.until) as line`;

/** F06, as far as days tell: months with far more entries on weekends and public holidays than the year before them. */
export const onOddDays = (scope: TestScope): TestSql => sql`
  with line as (
    select ${keys}, abs(line.amount) as amount, date_trunc('month', line.day)::date as month,
      extract(isodow from line.day) > 5 or line.day = any(${[...scope.holidays]}::date[]) as odd
    from ${lines(scope)} and ${on(earningsCodes)}),
  share as (select month, avg(odd::integer) as odd from line group by month),
  usual as (
    select month, odd, avg(odd) over year as mean, stddev_pop(odd) over year as deviation, count(*) over year as known
    from share
    window year as (order by month
      range between make_interval(months => ${oddDays.months}::integer) preceding and current row)),
  flagged as materialized (
    select usual.month, usual.odd, usual.mean from usual
    where known = ${oddDays.months}::integer + 1
      and (odd - mean) / nullif(deviation, 0) > ${oddDays.deviations}::numeric)
  select to_char(flagged.month, 'YYYY-MM') as subject, ${keys}, line.amount as cents,
    null::bigint as dollars, 0::bigint as stake,
    jsonb_build_object('share', round(flagged.odd, 4), 'usual', round(flagged.mean, 4)) as facts
  from flagged join line on line.month = flagged.month and line.odd`;

const isRound = (scope: TestScope) => sql`(line.amount % ${roundAmounts.multipleOf}::bigint = 0
  and abs(line.amount) >= ${scope.materiality})`;

/** F07: accounts in which whole thousands are far more frequent than in the ledger. */
export const rounded = (scope: TestScope): TestSql => sql`
  with share as (
    select account.id, account.code, account.path, count(*) as lines,
      count(*) filter (where ${isRound(scope)}) as round
    from ${lines(scope)} group by account.id),
  flagged as materialized (
    select id, path, round((round::numeric / lines), 4) as share,
      round((select sum(round) / sum(lines) from share), 4) as usual
    from share as account
    where ${on(earningsCodes)} and round >= ${roundAmounts.least}::integer
      and round::numeric / lines > ${roundAmounts.times}::integer * (select sum(round) / sum(lines) from share))
  select account.path as subject, ${keys}, abs(line.amount) as cents, null::bigint as dollars, 0::bigint as stake,
    (select jsonb_build_object('share', share, 'usual', usual) from flagged where flagged.id = account.id) as facts
  from ${lines(scope)} and account.id in (select id from flagged) and ${isRound(scope)}`;

const expected = sql`log(1 + 1 / digits::numeric)`;

/** SQL: the mean deviation of each population, where it has enough amounts. */
const deviation = (length: 1 | 2, least: number) => sql`
  select population, sum(n)::integer as amounts, avg(abs(n / whole - ${expected})) as deviation
  from (
    select population, digits, n, sum(n) over (partition by population) as whole
    from (
      select population.name as population, digits, coalesce(sum(leads.n), 0) as n
      from (values ('costs'), ('sales')) as population (name)
        cross join generate_series(${length === 1 ? 1 : 10}::integer, ${length === 1 ? 9 : 99}::integer) as digits
        left join leads on leads.population = population.name and leads.two / ${length === 1 ? 10 : 1}::integer = digits
      group by population.name, digits) as counted) as counted
  where whole >= ${least}::integer group by population`;

/**
 * F10: leading digits of costs that were paid to someone, and of sales. Prices that one party has again and again are left
 * out, as are small amounts. The lines with the leading digits that are too frequent count.
 */
export const leadingDigits = (scope: TestScope): TestSql => sql`
  with line as (
    select ${keys}, line.name, abs(line.amount) as amount, left(abs(line.amount)::text, 2)::integer as two,
      case when line.amount > 0 then 'costs' else 'sales' end as population
    from ${lines(scope)} and line.name <> '' and (
      (${on(costCodes)} and line.amount >= ${benfordLimits.least})
      or (${on(revenueCodes)} and line.amount <= -${benfordLimits.least}::bigint))),
  price as (
    select population, name, amount, two, count(*) as n from line group by population, name, amount, two
    having count(*) < ${benfordLimits.repeated}::integer),
  leads as (select population, two, sum(n) as n from price group by population, two),
  first as (${deviation(1, benfordLimits.first)}),
  pair as (${deviation(2, benfordLimits.firstTwo)}),
  flagged as materialized (
    select first.population, first.amounts, first.deviation, pair.deviation as pairs
    from first left join pair on pair.population = first.population
    where first.deviation > ${nonconformity[1]}::numeric or pair.deviation > ${nonconformity[2]}::numeric),
  excess as (
    select flagged.*, leads.two, row_number() over (partition by flagged.population
      order by leads.n / flagged.amounts::numeric - log(1 + 1 / leads.two::numeric) desc, leads.two) as place
    from flagged join leads on leads.population = flagged.population),
  most as (
    select *, jsonb_build_object('amounts', amounts, 'deviation', round(deviation, 6), 'pairs', round(pairs, 6),
      'digits', (select jsonb_agg(other.two order by other.place) from excess as other
        where other.population = excess.population and other.place <= ${benfordLimits.digits}::integer)) as facts
    from excess where place <= ${benfordLimits.digits}::integer)
  select most.population as subject, ${keys}, line.amount as cents, null::bigint as dollars, 0::bigint as stake, most.facts
  from most join line on line.population = most.population and line.two = most.two
    join price on price.population = line.population and price.name = line.name and price.amount = line.amount`;

/** F11: entries far above what is usual in their account. */
export const farFromUsual = (scope: TestScope): TestSql => sql`
  with line as (
    select ${keys}, account.id, account.path, abs(line.amount) as amount
    from ${lines(scope)} and ${on(earningsCodes)}),
  middle as (
    select id, percentile_cont(0.5) within group (order by amount) as median from line
    group by id having count(*) >= ${outlier.least}::integer),
  spread as (
    select line.id, min(middle.median) as median,
      ${outlier.scale}::double precision
        * percentile_cont(0.5) within group (order by abs(line.amount - middle.median)) as deviation
    from line join middle on middle.id = line.id group by line.id)
  select line.path as subject, ${keys}, line.amount as cents, ${summed}
  from line join spread on spread.id = line.id
  where spread.deviation > 0 and line.amount > ${scope.materiality}
    and (line.amount - spread.median) / spread.deviation > ${outlier.deviations}::double precision`;
