import { hasRole } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listTables as contract } from '../contract.ts';
import { storedRows, storedRules } from './stored-tables.ts';

/** The tables as they stand; what was retired is shown to admins alone. */
export async function listTables({ db, actor }: Reading): Promise<AnswerOf<typeof contract>> {
  const rows = await storedRows(db, hasRole(actor, 'admin'));
  const { rules } = await storedRules(db);
  return { rows: rows.map(rowView), rules };
}

/** A row as it leaves. */
export function rowView(row: Awaited<ReturnType<typeof storedRows>>[number]) {
  return { ...row, industries: [...row.industries], trades: [...row.trades], aliases: [...row.aliases] };
}
