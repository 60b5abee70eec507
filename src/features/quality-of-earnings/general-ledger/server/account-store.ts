import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';

/** Adds accounts that the review does not know. Returns the ID of each path. */
export async function idsOfPaths(
  tx: Tx,
  reviewId: string,
  accounts: readonly { path: string; code: string; purpose: string | null; by: string }[],
): Promise<Map<string, number>> {
  await sql`
    insert into general_ledger_account (review_id, path, code, purpose, proposed_by)
    select ${reviewId}::uuid, given.* from unnest(${accounts.map(({ path }) => path)}::text[],
      ${accounts.map(({ code }) => code)}::text[], ${accounts.map(({ purpose }) => purpose)}::text[],
      ${accounts.map(({ by }) => by)}::text[]) as given
    on conflict (review_id, path) do nothing`.execute(tx);
  const { rows } = await sql<{ id: number; path: string }>`
    select id, path from general_ledger_account
    where review_id = ${reviewId} and path = any(${accounts.map(({ path }) => path)}::text[])`.execute(tx);
  return new Map(rows.map(({ id, path }) => [path, id]));
}

export async function insertFileAccounts(
  tx: Tx,
  fileId: string,
  accounts: readonly {
    account: number;
    accountId: number;
    side: number;
    opening: number | null;
    lines: number;
  }[],
): Promise<void> {
  await sql`
    insert into general_ledger_file_account (file_id, account, account_id, side, opening, lines)
    select ${fileId}::uuid, given.* from unnest(${accounts.map(({ account }) => account)}::integer[],
      ${accounts.map(({ accountId }) => accountId)}::integer[], ${accounts.map(({ side }) => side)}::smallint[],
      ${accounts.map(({ opening }) => opening)}::bigint[],
      ${accounts.map(({ lines }) => lines)}::integer[]) as given`.execute(tx);
}
