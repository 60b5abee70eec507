import { sql } from 'kysely';

/** SQL: that a `file` is part of a dataset version. */
export const inVersion = (dataset: number) => sql`file.from_dataset <= ${dataset}
    and (file.until_dataset is null or file.until_dataset > ${dataset})`;

/** SQL: every account by month, as one dataset version of a review has it. */
export const sumsOf = (reviewId: string, dataset: number) => sql`
  select held.account_id, roll_up.month, sum(roll_up.amount)::bigint as amount, sum(roll_up.lines)::integer as lines
  from general_ledger_file as file
    join general_ledger_roll_up as roll_up on roll_up.file_id = file.id
    join general_ledger_file_account as held on held.file_id = file.id and held.account = roll_up.account
  where file.review_id = ${reviewId} and ${inVersion(dataset)} and roll_up.counts_from <= ${dataset}
  group by held.account_id, roll_up.month`;

/** SQL: every line that a dataset version of a review counts, with the account of the review. */
export const linesIn = (reviewId: string, dataset: number) => sql`
  select line.*, held.account_id
  from general_ledger_file as file
    join general_ledger_file_account as held on held.file_id = file.id
    join general_ledger_line as line on line.file = file.number and line.account = held.account
  where file.review_id = ${reviewId} and ${inVersion(dataset)}
    and line.counts_from between 0 and ${dataset}`;

/** SQL: the accounts that a dataset version has: with lines, or with an opening balance alone. */
export const accountsIn = (reviewId: string, dataset: number) => sql`
  select distinct held.account_id
  from general_ledger_file as file
    join general_ledger_file_account as held on held.file_id = file.id
  where file.review_id = ${reviewId} and ${inVersion(dataset)} and (held.lines > 0 or held.opening <> 0)`;

/**
 * SQL: the opening balance of each account, brought back to before the first line of any file: what the oldest file that
 * shows one says, less what older files moved until then. `differs`: how far a later file is from that.
 */
export const openingsOf = (reviewId: string, dataset: number) => sql`
  with files as (
    select id, number, date_trunc('month', coalesce(reading -> 'period' ->> 'from', reading ->> 'firstDay')::date)::date as starts
    from general_ledger_file
    where review_id = ${reviewId} and from_dataset <= ${dataset}
      and (until_dataset is null or until_dataset > ${dataset})),
  sums as (${sumsOf(reviewId, dataset)}),
  given as (
    select held.account_id, files.starts, files.number, held.opening - coalesce((
        select sum(sums.amount) from sums where sums.account_id = held.account_id and sums.month < files.starts
      ), 0) as amount
    from files join general_ledger_file_account as held on held.file_id = files.id
    where held.opening is not null)
  select account_id, (array_agg(amount order by starts, number))[1] as amount,
    max(amount) - min(amount) as differs
  from given group by account_id`;
