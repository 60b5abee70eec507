import { type RawBuilder, sql } from 'kysely';
import { accountCodes, canonicalAccounts } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import {
  looselyAny,
  type MemoWords,
  onceIncomeWords,
  oneTimeWords,
  personalWords,
} from '../domain/memo-words.ts';
import { recurring } from '../domain/thresholds.ts';
import { earningsCodes, keys, lines, on, summed, type TestScope, type TestSql } from './ledger-sql.ts';

/** On jobs a memo says what a customer bought, and pay has tests of its own. */
const overheadCodes = accountCodes.filter(
  (code) =>
    !['PAYROLL', 'PAYROLL_TAX_BEN', 'OFFICER_COMP'].includes(code) &&
    ['operating', 'other'].includes(canonicalAccounts[code].group) &&
    canonicalAccounts[code].effect === -1,
);

const anyOf = (all: readonly MemoWords[]) => all.map(({ pattern }) => pattern).join('|');
const codeOf = (all: readonly MemoWords[]) =>
  sql`case ${sql.join(
    all.map(({ code, pattern }) => sql`when line.memo ~* ${pattern} then ${code}::text`),
    sql` `,
  )} end`;

type Asked = {
  words: readonly MemoWords[];
  codes: readonly string[];
  /** SQL: what a line counts for; only lines above zero are looked at. */
  cents: RawBuilder<unknown>;
  /** A kind in more of the months is no event: that is how this business writes. */
  once: boolean;
};

/** Lines whose memo has words of a kind. The subject is the kind, so that no word of a memo leaves its line. */
const byMemo = (scope: TestScope, { words, codes, cents, once }: Asked): TestSql => sql`
  with named as materialized (
    select ${keys}, ${cents} as cents, ${codeOf(words)} as subject, date_trunc('month', line.day)::date as month
    from ${lines(scope)} and ${on(codes)} and ${cents} > 0
      and line.memo ~* ${looselyAny(words)} and line.memo ~* ${anyOf(words)}),
  flagged as materialized (
    select subject from named group by subject
    having sum(cents) >= ${scope.posting} and (not ${once}::boolean
      or count(distinct month) <= ${recurring.ofMonths}::numeric * ${scope.facts.months}::integer))
  select line.subject, ${keys}, line.cents, ${summed}
  from named as line join flagged on flagged.subject = line.subject`;

const [cost, income] = [sql`line.amount`, sql`-line.amount`];

export const oneTimeCosts = (scope: TestScope) =>
  byMemo(scope, { words: oneTimeWords, codes: overheadCodes, cents: cost, once: true });
export const personalCosts = (scope: TestScope) =>
  byMemo(scope, { words: personalWords, codes: overheadCodes, cents: cost, once: false });
/** Also what was credited to a cost, as credits against payroll tax are. */
export const oneTimeIncome = (scope: TestScope) =>
  byMemo(scope, { words: onceIncomeWords, codes: earningsCodes, cents: income, once: true });
