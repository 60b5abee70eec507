import { sql } from 'kysely';
import { inVersion } from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';

/** `until`: without what was chosen after it. */
export type ChosenOf = { reviewId: string; dataset: number; until?: Date | null };

/**
 * SQL: the chosen lines of a review's adjustments as a dataset version has them. A line of a file that was replaced is the
 * one that says the same in a newer file; of equal lines the first is the first. `file` is null where there is none.
 */
export const chosenLines = ({ reviewId, dataset, until = null }: ChosenOf) => sql`
  with chosen as (
    select chosen.adjustment_id, chosen.file as from_file, chosen.account as from_account, chosen.sheet as from_sheet,
      chosen.row as from_row, held.account_id, line.day, line.type, line.number, line.name, line.memo, line.amount,
      (${inVersion(dataset)} and line.counts_from between 0 and ${dataset}) as stands,
      (select count(*) from general_ledger_line as equal
        where equal.file = line.file and equal.account = line.account and equal.day = line.day
          and equal.type = line.type and equal.number = line.number and equal.name = line.name
          and equal.memo = line.memo and equal.amount = line.amount
          and (equal.sheet, equal.row) < (line.sheet, line.row)) as before
    from earnings_adjustment as adjustment
      join earnings_adjustment_line as chosen on chosen.adjustment_id = adjustment.id
      join general_ledger_line as line on line.file = chosen.file and line.account = chosen.account
        and line.day = chosen.day and line.sheet = chosen.sheet and line.row = chosen.row
      join general_ledger_file as file on file.number = chosen.file
      join general_ledger_file_account as held on held.file_id = file.id and held.account = chosen.account
    where adjustment.review_id = ${reviewId}
      and (${until}::timestamptz is null or chosen.chosen_at is null or chosen.chosen_at <= ${until}))
  select distinct on (chosen.adjustment_id, coalesce(now.file, chosen.from_file), coalesce(now.account, chosen.from_account),
      chosen.day, coalesce(now.sheet, chosen.from_sheet), coalesce(now.row, chosen.from_row))
    chosen.adjustment_id, chosen.from_file, chosen.from_account, chosen.from_sheet, chosen.from_row, chosen.account_id,
    chosen.day, chosen.type, chosen.number, chosen.name, chosen.memo, chosen.amount,
    case when chosen.stands then chosen.from_file else now.file end as file,
    case when chosen.stands then chosen.from_account else now.account end as account,
    case when chosen.stands then chosen.from_sheet else now.sheet end as sheet,
    case when chosen.stands then chosen.from_row else now.row end as row
  from chosen left join lateral (
    select line.file, line.account, line.sheet, line.row
    from general_ledger_file as file
      join general_ledger_file_account as held on held.file_id = file.id and held.account_id = chosen.account_id
      join general_ledger_line as line on line.file = file.number and line.account = held.account
        and line.day = chosen.day
    where not chosen.stands and file.review_id = ${reviewId} and ${inVersion(dataset)}
      and line.counts_from between 0 and ${dataset} and line.type = chosen.type and line.number = chosen.number
      and line.name = chosen.name and line.memo = chosen.memo and line.amount = chosen.amount
    order by line.file, line.sheet, line.row offset chosen.before limit 1) as now on true`;
