import { hasRole } from '#kernel/actor.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { listTables as contract } from '../contract.ts';
import { storedRows, storedRules } from './stored-tables.ts';

/** The current tables; only admins also get retired rows. */
export async function listTables({ db, actor }: Reading): Promise<AnswerOf<typeof contract>> {
  const rows = await storedRows(db, hasRole(actor, 'admin'));
  const { rules } = await storedRules(db);
  return { rows: rows.map(rowView), rules };
}

export function rowView(row: Awaited<ReturnType<typeof storedRows>>[number]) {
  return { ...row, industries: [...row.industries], trades: [...row.trades], aliases: [...row.aliases] };
}
