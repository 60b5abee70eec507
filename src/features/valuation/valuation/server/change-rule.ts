import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { changeRule as contract } from '../contract.ts';
import { isRuleValue } from '../domain/sba-rules.ts';
import { keepChange, refuseAhead, sourceOf } from './keep-change.ts';
import { ruleOf } from './stored-tables.ts';
import { lockRule, writeRule } from './table-store.ts';

export async function changeRule(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const before = await lockRule(work.db, params.id);
  if (!before) throw new Refused('not-found');
  if (before.version !== body.version) throw new Refused('stale', { version: before.version });
  const old = ruleOf(before);
  if (!isRuleValue(old.key, body.value)) throw new Refused('not-a-value');
  refuseAhead(work.now, body.asOf);
  const change = { value: body.value, ...sourceOf(body, work.now) };
  if (!(await writeRule(work.db, before, change))) throw new Refused('stale');
  const changed = ruleOf({ ...before, ...change, version: before.version + 1 });
  await keepChange(work, { rowId: null, ruleId: before.id }, [old, changed]);
  return changed;
}
