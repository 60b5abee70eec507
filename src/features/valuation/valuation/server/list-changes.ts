import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listChanges as contract } from '../contract.ts';
import { isRuleKey, sbaRules } from '../domain/sba-rules.ts';
import { type ChangeRecord, changePage } from './change-store.ts';

export async function listChanges(
  { db }: Reading,
  { query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const rows = await changePage(db, query.after ? decodeCursor(query.after) : null, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.changed_at, id: row.id }), changeView);
}

function changeView(row: ChangeRecord) {
  return {
    id: row.id,
    at: row.changed_at.toISOString(),
    by: row.by_name,
    rowId: row.row_id,
    ruleId: row.rule_id,
    about: aboutOf(row),
    fields: row.fields,
  };
}

function aboutOf({ subsector, metric, rule_key: key }: ChangeRecord): string {
  if (key !== null) return isRuleKey(key) ? sbaRules[key].label : key;
  return `${subsector}, ${metric}`;
}
