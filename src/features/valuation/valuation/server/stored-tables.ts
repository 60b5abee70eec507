import { isIndustry } from '#features/marketplace/businesses/domain/industries.ts';
import { isTrade } from '#features/marketplace/businesses/domain/trades.ts';
import { cents } from '#kernel/money.ts';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { type MultipleRow, metrics, middleKinds, rowKinds } from '../domain/multiple-row.ts';
import { reviewDue } from '../domain/review.ts';
import { isRuleKey, type RuleKey, ruleValues, sbaRules } from '../domain/sba-rules.ts';
import { allRows, allRules, type RowRecord, type RuleRecord } from './table-store.ts';

class UnknownInTables extends Error {}

export type StoredRow = MultipleRow & ReturnType<typeof upkeepOf> & { retired: boolean };

export async function storedRows(db: Reader, retired = false): Promise<StoredRow[]> {
  return (await allRows(db, { retired })).map(rowOf);
}

export function rowOf(record: RowRecord): StoredRow {
  return {
    id: record.id,
    kind: oneOf(rowKinds, record.kind),
    industries: record.industries.filter(isIndustry),
    trades: record.trades.filter(isTrade),
    subsector: record.subsector,
    aliases: record.aliases,
    metric: oneOf(metrics, record.metric),
    low: record.low,
    high: record.high,
    middle: record.middle,
    middleKind: record.middle_kind === null ? null : oneOf(middleKinds, record.middle_kind),
    from: record.from_cents === null ? null : cents(record.from_cents),
    to: record.to_cents === null ? null : cents(record.to_cents),
    monthsToClose: record.months_to_close,
    standard: record.standard,
    ...upkeepOf(record),
    retired: record.retired_at !== null,
  };
}

export async function storedRules(db: Reader) {
  const rules = (await allRules(db)).map(ruleOf);
  const byKey = new Map(rules.map((rule) => [rule.key, rule]));
  const rule = (key: RuleKey) => {
    const found = byKey.get(key);
    if (!found) throw new UnknownInTables(`no rule ${key}`);
    return found;
  };
  return { rules, rule, values: ruleValues(rules) };
}

export function ruleOf(record: RuleRecord) {
  if (!isRuleKey(record.key)) throw new UnknownInTables(`unknown rule ${record.key}`);
  const { unit, label } = sbaRules[record.key];
  return { id: record.id, key: record.key, label, unit, value: record.value, ...upkeepOf(record) };
}

function upkeepOf(record: RowRecord | RuleRecord) {
  return {
    asOf: record.as_of,
    source: record.source,
    sourceUrl: record.source_url,
    verified: record.verified,
    note: record.note,
    reviewedOn: record.reviewed_on,
    reviewDue: reviewDue(record.reviewed_on),
    version: record.version,
  };
}

function oneOf<T extends string>(known: readonly T[], text: string): T {
  return storedWord(known, `${text} in the tables`)(text);
}
