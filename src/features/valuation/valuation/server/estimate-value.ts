import { type Cents, cents } from '#kernel/money.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getEstimate as contract } from '../contract.ts';
import { debtService } from '../domain/debt-service.ts';
import { estimate } from '../domain/estimate.ts';
import { rowsForChosen, rowsNamed, rowsOfIndustry, rowsOfSameTrade } from '../domain/find-rows.ts';
import type { RuleValues } from '../domain/sba-rules.ts';
import { cashFor, usualPurchase } from '../domain/usual-purchase.ts';
import {
  estimateWarningWords,
  financingWarning,
  insufficientWords,
  notAnAppraisal,
} from '../domain/words.ts';
import { type StoredRow, storedRows, storedRules } from './stored-tables.ts';

type Query = InputOf<typeof contract>['query'];

/** Nothing is stored. */
export async function estimateValue(
  { db }: Pick<Reading, 'db'>,
  query: Query,
): Promise<AnswerOf<typeof contract>> {
  const rows = await storedRows(db);
  const { values } = await storedRules(db);
  const fitting = rowsFor(rows, query);
  const chosen = rows.find(({ id }) => id === query.rowId);
  const asked = {
    earnings: cents(query.earnings),
    metric: query.metric,
    revenue: query.revenue === undefined ? null : cents(query.revenue),
  };
  const found = estimate(asked, chosen ? rowsForChosen(rows, chosen) : fitting, rows);
  const used = [found.row?.id, found.onRevenue?.row.id];
  return {
    given: asked,
    insufficient: found.insufficient && {
      code: found.insufficient,
      words: insufficientWords[found.insufficient],
    },
    row: found.row,
    raw: found.raw,
    multiple: found.multiple,
    value: found.value,
    size: found.size,
    toRevenue: found.toRevenue,
    onRevenue: found.onRevenue,
    financing: found.value && financingOf(query, found.value.mid, values),
    others: fitting.filter(({ id }) => !used.includes(id)).slice(0, 30),
    warnings: found.warnings.map((code) => ({ code, words: estimateWarningWords[code] })),
    disclaimer: notAnAppraisal,
  };
}

function rowsFor(rows: readonly StoredRow[], { rowId, q, industry }: Query): StoredRow[] {
  if (rowId !== undefined) {
    const one = rows.find(({ id, kind }) => id === rowId && kind === 'trade');
    if (!one) throw new Refused('not-found');
    return rowsOfSameTrade(rows, one);
  }
  if (q !== undefined && q.trim() !== '') return rowsNamed(rows, q);
  return industry === undefined ? [] : rowsOfIndustry(rows, industry);
}

function financingOf({ earnings, metric, salary }: Query, mid: Cents, rules: RuleValues) {
  const paid = cents(salary ?? rules['buyer-salary']);
  const earned = cents(earnings);
  const cash = cashFor(metric === 'EBITDA' ? { ebitda: earned } : { sde: earned, salary: paid });
  const { maxProject } = debtService(usualPurchase({ price: mid, cash }, rules), rules);
  return {
    cash,
    salary: paid,
    coverage: rules['dscr-comfort'],
    maxProject: maxProject.atComfort,
    needsMore: mid > maxProject.atComfort,
    words: mid > maxProject.atComfort ? financingWarning : null,
  };
}
