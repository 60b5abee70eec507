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
