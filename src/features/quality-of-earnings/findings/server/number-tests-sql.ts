import { sql } from 'kysely';
import { numberGaps } from '../domain/thresholds.ts';
import { keys, lines, ofType, type TestScope, type TestSql } from './ledger-sql.ts';

const between = ' · ';
/** For kinds of documents that each have a counter: about as many of their numbers are in both as lie in the same range. */
const apart = numberGaps.ofNumbers;

/**
 * SQL: lines with a number of digits only, each in the place where its numbers are counted: checks in their bank account, and
 * everything else in the business. `own`: of invoices and checks, whose gaps are asked about.
 */
const numbered = (scope: TestScope) => sql`
  select ${keys}, line.number::bigint as number, '' as place, line.type as sequence,
    ${ofType(scope.types.invoice)} as own
  from ${lines(scope)} and line.number ~ '^[0-9]{1,9}$' and not ${ofType(scope.types.check)}
  union all
  select ${keys}, line.number::bigint, account.path, line.type || ${between} || account.path,
    ${ofType(scope.types.check)}
  from ${lines(scope)} and account.code = 'CASH' and line.number ~ '^[0-9]{1,9}$'
    and (line.amount < 0 or ${ofType(scope.types.check)})`;

/** SQL: kinds of documents that share one series with the checks or invoices of a sequence: their numbers interleave. */
const shared = sql`
  both_have as (
    select one.sequence, other.sequence as other, count(*) as numbers
    from known as one join known as other on other.place = one.place and other.number = one.number
      and other.sequence <> one.sequence
    where one.own group by one.sequence, other.sequence),
  shared as (
    select one.sequence, other.sequence as other, other.own
    from held as one join held as other on other.place = one.place
      left join both_have on both_have.sequence = one.sequence and both_have.other = other.sequence
    where one.own and other.sequence <> one.sequence and other.low <= one.high and one.low <= other.high
      and coalesce(both_have.numbers, 0) <= ${apart}::numeric * least(one.numbers, other.numbers))`;

/**
 * F09: numbers of own invoices and checks that no line has. A number that another kind of document of the same series has is
 * not missing, and two kinds of checks with one series are one.
 */
export const gapsInNumbers = (scope: TestScope): TestSql => sql`
  with numbered as materialized (${numbered(scope)}),
  known as materialized (select place, sequence, number, own from numbered group by place, sequence, number, own),
  held as materialized (
    select place, sequence, own, min(number) as low, max(number) as high, count(*) as numbers
    from known group by place, sequence, own),
  ${shared},
  first as (
    select sequence from held
    where own and not exists (
      select from shared where shared.sequence = held.sequence and shared.own and shared.other < held.sequence)),
  member as (
    select sequence, sequence as other, true as own from first
    union all select shared.* from shared join first on first.sequence = shared.sequence),
  reach as (
    select member.sequence, min(held.low) as low, max(held.high) as high
    from member join held on held.sequence = member.other where member.own group by member.sequence),
  series as (
    select distinct member.sequence, known.number
    from member join known on known.sequence = member.other join reach on reach.sequence = member.sequence
    where known.number between reach.low and reach.high),
  step as (
    select sequence, number, number - lag(number) over (partition by sequence order by number) as step from series),
  flagged as materialized (
    select sequence, count(*) as known,
      sum(step - 1) filter (where step between 2 and ${numberGaps.otherSequence}::integer) as missing
    from step group by sequence),
  shown as (
    select flagged.*, step.number from flagged join step on step.sequence = flagged.sequence
      and step.step between 2 and ${numberGaps.otherSequence}::integer
    where known >= ${numberGaps.least}::integer and missing > ${numberGaps.ofNumbers}::numeric * (known + missing))
  select distinct on (shown.sequence, shown.number) shown.sequence as subject, ${keys}, 0::bigint as cents,
    null::bigint as dollars, null::bigint as stake,
    jsonb_build_object('missing', shown.missing, 'known', shown.known) as facts
  from shown join member on member.sequence = shown.sequence
    join numbered as line on line.sequence = member.other and line.number = shown.number
  order by shown.sequence, shown.number, line.file, line.account, line.day, line.sheet, line.row`;
