import { type Selectable, sql } from 'kysely';
import { accountsIn } from '#features/quality-of-earnings/general-ledger/server/ledger-sql.ts';
import type { Reader, Tx } from '#platform/context.ts';
import type { BankAccount } from '#platform/db/tables.ts';

export type BankAccountRow = Selectable<BankAccount> & { path: string | null };
export const mostAccounts = 50;

export function bankAccountsOf(db: Reader, reviewId: string): Promise<BankAccountRow[]> {
  return db
    .selectFrom('bank_account')
    .leftJoin('general_ledger_account', 'general_ledger_account.id', 'bank_account.ledger_account_id')
    .selectAll('bank_account')
    .select('general_ledger_account.path')
    .where('bank_account.review_id', '=', reviewId)
    .orderBy('bank_account.number')
    .execute();
}

export async function insertBankAccount(
  tx: Tx,
  of: { reviewId: string; kind: string; name: string; lastFour: string },
): Promise<number> {
  const { number } = await tx
    .insertInto('bank_account')
    .values({ review_id: of.reviewId, kind: of.kind, name: of.name, last_four: of.lastFour })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

export async function updateBankAccount(
  tx: Tx,
  number: number,
  of: { name: string; lastFour: string; ledgerAccountId: number | null },
): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ name: of.name, last_four: of.lastFour, ledger_account_id: of.ledgerAccountId })
    .where('number', '=', number)
    .execute();
}

/** Accounts without a statement, which a removed file leaves. */
export async function deleteEmptyAccounts(tx: Tx, reviewId: string): Promise<void> {
  await sql`
    delete from bank_account where review_id = ${reviewId}
      and not exists (select from bank_statement where bank_statement.account = bank_account.number)`.execute(
    tx,
  );
}

/** Accounts of the books that a bank or card account can be, in a dataset version. */
export async function tieChoices(
  db: Reader,
  reviewId: string,
  dataset: number,
): Promise<{ id: number; path: string; code: string }[]> {
  const { rows } = await sql<{ id: number; path: string; code: string }>`
    select account.id, account.path, account.code
    from (${accountsIn(reviewId, dataset)}) as present
      join general_ledger_account as account on account.id = present.account_id
    where account.code in ('CASH', 'CC') order by account.path limit 200`.execute(db);
  return rows;
}
