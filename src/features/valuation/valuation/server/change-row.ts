import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { changeRow as contract } from '../contract.ts';
import { figureRefusal } from '../domain/review.ts';
import { keepChange, refuseAhead, sourceOf } from './keep-change.ts';
import { rowView } from './list-tables.ts';
import { rowOf } from './stored-tables.ts';
import { lockRow, writeRow } from './table-store.ts';

export async function changeRow(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const before = await lockRow(work.db, params.id);
  if (!before) throw new Refused('not-found');
  if (before.version !== body.version) throw new Refused('stale', { version: before.version });
  const { low, high, middle } = body;
  const refusal = figureRefusal(rowOf(before).kind, { low, high, middle });
  if (refusal) throw new Refused(refusal);
  refuseAhead(work.now, body.asOf);
  const change = {
    low,
    high,
    middle,
    middle_kind: middle === null ? null : (before.middle_kind ?? 'median'),
    retired_at: body.retired ? (before.retired_at ?? work.now) : null,
    ...sourceOf(body, work.now),
  };
  if (!(await writeRow(work.db, before, change))) throw new Refused('stale');
  const after = { ...before, ...change, version: before.version + 1 };
  await keepChange(work, { rowId: before.id, ruleId: null }, [rowView(rowOf(before)), rowView(rowOf(after))]);
  await work.emit({ kind: 'multiples-changed', trade: before.subsector });
  return rowView(rowOf(after));
}
