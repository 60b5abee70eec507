import { type RawBuilder, sql } from 'kysely';
import {
  accountsIn,
  openingsOf,
  sumsOf,
} from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import { ledgerAccount, ledgerCodes } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { slowReceivables, sweep } from '../domain/thresholds.ts';
import { keys, lines, on, revenueCodes, type TestScope, type TestSql } from './ledger-sql.ts';

const growWithDebits = ledgerCodes.filter((code) => ledgerAccount(code).side === 1);

/** SQL, after `with`: `moved` by month, and `opened`, what each account began with; debits are positive. */
const balances = ({ reviewId, dataset }: TestScope) => sql`
  opened as (
    select account.id, account.path, account.code, account.purpose, coalesce(opening.amount, 0) as opening
    from (${accountsIn(reviewId, dataset)}) as held
      join general_ledger_account as account on account.id = held.account_id
      left join (${openingsOf(reviewId, dataset)}) as opening on opening.account_id = account.id),
  moved as (select account_id as id, month, amount from (${sumsOf(reviewId, dataset)}) as sums)`;

/** SQL: the lines of accounts in `flagged` (id, path, dollars, stake, facts), each with its amount. */
const behind = (scope: TestScope, codes: readonly string[]): TestSql => sql`
  select flagged.path as subject, ${keys}, abs(line.amount) as cents, flagged.dollars, flagged.stake, flagged.facts
  from flagged left join (
    select account.id, ${keys}, line.amount from ${lines(scope)} and ${on(codes)}
      and line.day <= ${scope.latest.to}::date) as line on line.id = flagged.id`;

type Asked = {
  codes: readonly string[];
  /** SQL of `balance` (debits positive) and `recent`; what is left if positive is asked about. */
  dollars: RawBuilder<unknown>;
  stake: RawBuilder<unknown>;
  /** Debits or credits of the last days that `recent` sums up. */
  recent?: { days: number; sign: 1 | -1 };
  where?: RawBuilder<unknown>;
};

/** Accounts by their balance at the end of the last twelve months. */
const byBalance = (scope: TestScope, { codes, dollars, stake, recent, where }: Asked): TestSql => sql`
  with ${balances(scope)},
  late as (
    select account.id, sum(abs(line.amount)) as amount from ${lines(scope)} and ${on(codes)}
      and ${
        recent
          ? sql`${recent.sign}::integer * line.amount > 0
        and line.day > ${scope.latest.to}::date - ${recent.days}::integer and line.day <= ${scope.latest.to}::date`
          : sql`false`
      }
    group by account.id),
  at_end as (
    select account.id, account.path, account.opening + coalesce((select sum(moved.amount) from moved
        where moved.id = account.id and moved.month <= ${scope.latest.to}::date), 0) as balance,
      coalesce((select late.amount from late where late.id = account.id), 0) as recent
    from opened as account where ${on(codes)} and ${where ?? sql`true`}),
  flagged as materialized (
    select id, path, ${dollars}::bigint as dollars, ${stake}::bigint as stake, null::jsonb as facts
    from at_end where ${dollars} > 0)
  ${behind(scope, codes)}`;

const owed = sql`greatest(-balance, 0)`;
const debtLikeCodes = ledgerCodes.filter((code) => ledgerAccount(code).use !== null && code !== 'DUE_OWNER');

export const owedLikeDebt = (scope: TestScope) =>
  byBalance(scope, {
    codes: debtLikeCodes,
    dollars: owed,
    stake: owed,
    where: sql`account.purpose = 'debt_like'`,
  });
export const openingEquity = (scope: TestScope) =>
  byBalance(scope, { codes: ['OPENING_EQ'], dollars: sql`abs(balance)`, stake: sql`0` });
export const loansOfOwner = (scope: TestScope) =>
  byBalance(scope, { codes: ['DUE_OWNER'], dollars: sql`abs(balance)`, stake: owed });

const notBanked = sql`greatest(balance - recent, 0)`;
export const undeposited = (scope: TestScope) =>
  byBalance(scope, {
    codes: ['UNDEPOSITED'],
    dollars: notBanked,
    stake: notBanked,
    recent: { days: sweep.undeposited, sign: 1 },
  });

const notPaid = sql`greatest(-balance - recent, 0)`;
export const payrollUnpaid = (scope: TestScope) =>
  byBalance(scope, {
    codes: ['PAYROLL_LIAB'],
    dollars: notPaid,
    stake: notPaid,
    recent: { days: sweep.payCycle, sign: -1 },
  });

/** Accounts that fell below zero at the end of a month. `grows`: 1 with debits, -1 with credits. */
const belowZero = (scope: TestScope, codes: readonly string[]): TestSql => sql`
  with ${balances(scope)},
  standing as (
    select account.id, account.path, case when ${on(growWithDebits)} then 1 else -1 end
      * (account.opening + sum(moved.amount) over (partition by account.id order by moved.month)) as balance, moved.month
    from opened as account join moved on moved.id = account.id
    where ${on(codes)} and moved.month <= ${scope.latest.to}::date),
  flagged as materialized (
    select id, path, -min(balance)::bigint as dollars,
      greatest(-(array_agg(balance order by month desc))[1], 0)::bigint as stake,
      jsonb_build_object('months', count(*) filter (where balance < 0)) as facts
    from standing where month >= ${scope.days.from}::date group by id, path having min(balance) < 0)
  ${behind(scope, codes)}`;

export const negativeCash = (scope: TestScope) => belowZero(scope, ['CASH']);
export const negativeBalances = (scope: TestScope) => belowZero(scope, ['AR', 'AP', 'INVENTORY']);

/** Inventory that was not counted: months without an entry while there was some. */
export const inventoryUnmoved = (scope: TestScope): TestSql => sql`
  with ${balances(scope)},
  step as (
    select account.id, account.path, moved.month,
      account.opening + sum(moved.amount) over (partition by account.id order by moved.month) as balance,
      coalesce(lead(moved.month) over (partition by account.id order by moved.month),
        (date_trunc('month', ${scope.latest.to}::date) + interval '1 month')::date) as next
    from opened as account join moved on moved.id = account.id where ${on(['INVENTORY'])}),
  flagged as materialized (
    select distinct on (id) id, path, balance::bigint as dollars, 0::bigint as stake,
      jsonb_build_object('after', to_char(month, 'YYYY-MM')) as facts
    from step
    where balance > 0 and next > ${scope.days.from}::date and month <= ${scope.latest.to}::date
      and next > month + make_interval(months => ${sweep.inventory}::integer)
    order by id, balance desc)
  ${behind(scope, ['INVENTORY'])}`;

/** F13: sales stay unpaid for longer than a year before. */
export const slowerReceivables = (scope: TestScope): TestSql => sql`
  with ${balances(scope)},
  owing as (
    select coalesce(sum(account.opening + coalesce((select sum(moved.amount) from moved
        where moved.id = account.id and moved.month <= ${scope.latest.to}::date), 0)), 0) as now,
      coalesce(sum(account.opening + coalesce((select sum(moved.amount) from moved
        where moved.id = account.id and moved.month <= ${scope.before.to}::date), 0)), 0) as before
    from opened as account where ${on(['AR'])}),
  sold as (
    select -coalesce(sum(moved.amount) filter (where moved.month between ${scope.latest.from}::date
        and ${scope.latest.to}::date), 0) as now,
      -coalesce(sum(moved.amount) filter (where moved.month between ${scope.before.from}::date
        and ${scope.before.to}::date), 0) as before
    from moved join general_ledger_account as account on account.id = moved.id where ${on(revenueCodes)}),
  days as (
    select owing.now * 365 / nullif(sold.now, 0) as now, owing.before * 365 / nullif(sold.before, 0) as before,
      sold.now as revenue
    from owing cross join sold where owing.before > 0 and sold.before > 0 and sold.now > 0),
  flagged as materialized (
    select round((days.now - days.before) * days.revenue / 365)::bigint as dollars,
      jsonb_build_object('now', round(days.now, 1), 'before', round(days.before, 1)) as facts
    from days where days.now / days.before - 1 > ${slowReceivables.growth}::numeric)
  select '' as subject, ${keys}, line.amount as cents, flagged.dollars, flagged.dollars as stake, flagged.facts
  from flagged cross join lateral (
    select line.* from ${lines(scope)} and ${on(['AR'])} and line.amount > 0
      and line.day between ${scope.latest.from}::date and ${scope.latest.to}::date) as line`;
