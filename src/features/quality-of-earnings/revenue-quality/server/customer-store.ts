import { sql } from 'kysely';
import { linesIn } from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import type { Reader } from '#platform/context.ts';

export type CustomerRow = { key: string; name: string; names: number; latest: number; before: number };

type Asked = {
  reviewId: string;
  dataset: number;
  codes: readonly string[];
  /** Days; `latest` begins where `before` ends. */
  before: string;
  latest: string;
  until: string;
  limit: number;
};

/** Revenue by customer in two years, the largest of the latest first: cents, revenue is positive. An empty key has no name. */
export async function customerRows(db: Reader, of: Asked): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select ledger_party(line.name) as key, (mode() within group (order by line.name)) as name,
      count(distinct line.name)::integer as names,
      (coalesce(-sum(line.amount) filter (where line.day >= ${of.latest}::date), 0))::bigint as latest,
      (coalesce(-sum(line.amount) filter (where line.day < ${of.latest}::date), 0))::bigint as before
    from (${linesIn(of.reviewId, of.dataset)}) as line
      join general_ledger_account as account on account.id = line.account_id
    where account.code = any(${[...of.codes]}::text[])
      and line.day between ${of.before}::date and ${of.until}::date
    group by 1 order by latest desc, before desc, key limit ${of.limit}`.execute(db);
  return rows;
}
