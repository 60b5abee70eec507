import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { locale } from '#kernel/locale.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { times } from '../domain/multiple-words.ts';
import type { RuleUnit } from '../domain/sba-rules.ts';
import type { TableRow, TableRule } from './queries.ts';

type Figures = Pick<TableRow, 'low' | 'high' | 'middle' | 'middleKind' | 'metric'>;

/** "2.5× to 5× of SDE", "2.51× of SDE on average", "1.93× to 3.99× of SDE, median 2.8×". */
export function figuresOf({ low, high, middle, middleKind, metric }: Figures): string {
  const range = low === null || high === null ? null : `${times(low)} to ${times(high)} of ${metric}`;
  if (middle === null) return range ?? '';
  if (range !== null) return `${range}, ${middleKind ?? 'median'} ${times(middle)}`;
  const one = `${times(middle)} of ${metric}`;
  return middleKind === 'average' ? `${one} on average` : `median ${one}`;
}

export function groupOf({ industries }: Pick<TableRow, 'industries'>): string {
  return industries.length === 0
    ? 'Home services and construction'
    : industries.map(industryLabel).join(', ');
}

const written: Record<RuleUnit, (value: number) => string> = {
  money: (value) => formatMoney(cents(value)),
  percent: (value) => `${value.toLocaleString(locale, { maximumFractionDigits: 3 })}%`,
  months: (value) => `${value} months`,
  ratio: (value) => value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
};

export function ruleInWords({ unit, value }: Pick<TableRule, 'unit' | 'value'>): string {
  return written[unit](value);
}
