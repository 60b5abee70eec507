import { sql } from 'kysely';
import { relativeWords } from '../domain/relatives.ts';
import { suspense } from '../domain/thresholds.ts';
import {
  capitalCodes,
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
  within,
} from './ledger-sql.ts';

const named = (scope: TestScope) =>
  scope.owner === null ? sql`false` : sql`position(lower(${scope.owner}::text) in lower(line.name)) > 0`;

/** Words with which books name money that is no sale. */
const noSale = String.raw`\m(owners?|shareholders?|contribut\w*|paid-in capital|loans?|personal (funds?|accounts?|checks?))\M`;

/** A deposit that was booked as revenue with no invoice, and no customer or the owner behind it. */
export const depositsWithoutSale = (scope: TestScope): TestSql => sql`
  with sale as (
    select ${keys}, line.entry, line.amount, account.path
    from ${lines(scope)} and ${on(revenueCodes)} and -line.amount >= ${scope.posting}
      and not ${ofType(scope.types.sale)}
      and ((line.name = '' and line.number = '') or ${named(scope)} or line.memo ~* ${noSale}))
  select line.path as subject, ${keys}, -line.amount as cents, ${summed}
  from sale as line where (line.file, line.entry) in (
    select line.file, line.entry from ${lines(scope)} and ${on(moneyCodes)} and line.amount > 0)`;

/** Revenue in one entry with equipment, loans or equity. */
export const pairedUnusually = (scope: TestScope): TestSql => sql`
  with sale as (
    select ${keys}, line.entry, line.amount
    from ${lines(scope)} and ${on(revenueCodes)} and -line.amount >= ${scope.posting}),
  other as (
    select line.file, line.entry, min(account.path) as path
    from ${lines(scope)} and ${on(capitalCodes)} and line.amount > 0 group by line.file, line.entry)
  select other.path as subject, ${keys}, -line.amount as cents, ${summed}
  from sale as line join other on other.file = line.file and other.entry = line.entry`;

const deposits = String.raw`\m((customer|client|job|security) deposits?|deposits? (for|on|toward)|retainers?|down ?payments?|pre-?payments?|paid in advance|gift cards?)\M`;

/** Money for work to come, booked as revenue in the last twelve months. */
export const depositsOfCustomers = (scope: TestScope): TestSql => sql`
  select account.path as subject, ${keys}, -line.amount as cents, ${summed}
  from ${lines(scope)} and ${on(revenueCodes)} and ${within(scope.latest)} and -line.amount >= ${scope.posting}
    and (account.id in (select id from general_ledger_account
        where review_id = ${scope.reviewId}::uuid and path ~* ${deposits})
      or line.memo ~* ${deposits})`;

const repairs = String.raw`\m(repair\w*|mainten\w*|payroll|wages?|salar\w*|labou?r)\M`;

/** F12: repairs and wages on the balance sheet. */
export const capitalized = (scope: TestScope): TestSql => sql`
  select account.path as subject, ${keys}, line.amount as cents, ${summed}
  from ${lines(scope)} and ${on(['FIXED', 'INTANG'])} and line.amount > ${scope.materiality}
    and (line.memo ~* ${repairs} or line.name ~* ${repairs})`;

/** F14: what lies in uncategorized accounts. A credit there raises earnings. */
export const uncategorized = (scope: TestScope): TestSql => sql`
  with line as (
    select ${keys}, account.id, account.path, line.amount
    from ${lines(scope)} and ${on(['SUSPENSE'])} and ${within(scope.latest)}),
  left_over as (select id, sum(amount) as amount from line group by id)
  select line.path as subject, ${keys}, -line.amount as cents, abs(left_over.amount)::bigint as dollars,
    greatest(-left_over.amount, 0)::bigint as stake, null::jsonb as facts
  from line join left_over on left_over.id = line.id
  where left_over.amount <> 0
    and (select sum(abs(amount)) from left_over) > ${scope.revenue * suspense.ofRevenue}::numeric`;

/** F16, as far as the owner’s name tells. */
export const paidToOwner = (scope: TestScope): TestSql => sql`
  select account.path as subject, ${keys}, line.amount as cents, ${summed}
  from ${lines(scope)} and ${on(costCodes.filter((code) => code !== 'OFFICER_COMP'))} and line.amount > 0
    and ${named(scope)}`;

/** F16: those whom the owner listed, and as far as names and words tell, others. Who these are is a question. */
export const paidToRelatives = (scope: TestScope): TestSql => sql`
  select account.path as subject, ${keys}, line.amount as cents, ${summed}
  from ${lines(scope)} and ${on(costCodes.filter((code) => code !== 'OFFICER_COMP'))}
    and line.amount > 0 and not ${named(scope)}
    and (${listed(scope)} or line.amount >= ${scope.posting}
      and (line.name ~* ${scope.relatives ?? relativeWords} or line.memo ~* ${relativeWords}
        or account.id in (select id from general_ledger_account
          where review_id = ${scope.reviewId}::uuid and path ~* ${relativeWords})))`;

/** SQL: the payee is on the owner's list; of an entry that names none, its memo. */
const listed = ({ related }: TestScope) =>
  related === null ? sql`false` : sql`coalesce(nullif(line.name, ''), line.memo) ~* ${related}`;
