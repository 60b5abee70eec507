import { madeOf } from './row-checks.ts';
import { sectionNamed } from './row-names.ts';
import { isSection, keyOf, type OpenRow, type RowUse } from './row-uses.ts';
import type { StatementSection } from './statement.ts';
import { workedNamed } from './statement-parts.ts';
import { suggestAccount } from './suggest-account.ts';

/** `sure`: known from its heading, an earlier file or its name. */
export type SuggestedUse = { use: RowUse; sure: boolean };

const sums =
  /^(adjusted )?(ebitda|ebit|sde)\b|^(net )?(income|profit|earnings) before\b|^(sub-?)?totals?\b|^percent|%/;

const named: readonly [RegExp, StatementSection][] = [
  [
    /interest (income|earned|received)|gains? on|\bother income|dividend|\bgrants?\b|forgiveness|\bppp\b/,
    'other-income',
  ],
  [/loss on|\bother expenses?\b|income tax(es)?\b|penalt(y|ies)/, 'other-expenses'],
  [
    /cost of (goods|sales|revenue|service)|\bcogs\b|materials?\b|purchases|subcontract|direct labou?r|freight|merchandise|inventory|job (cost|suppl)/,
    'cost-of-sales',
  ],
  [
    /^(sales|revenues?|income|fees)\b(?!.*(commission|tax|expense|salar|wage|market|promo))|(sales|revenues?|income|billings|fees earned)$/,
    'income',
  ],
  [/refunds|discounts (given|allowed)|returns? (and|&) allowances|sales (returns|discounts)/, 'income'],
];

/** First digit in common charts of accounts. */
const byNumber: Partial<Record<string, StatementSection>> = {
  4: 'income',
  5: 'cost-of-sales',
  6: 'expenses',
  7: 'expenses',
};

/** The likely use of each row: what the owner chose for that name before, else by its heading, number or name. */
export function suggestRowUses(
  rows: readonly OpenRow[],
  before: Readonly<Partial<Record<string, RowUse>>>,
): SuggestedUse[] {
  const lastNet = rows.findLastIndex(({ name }) => workedNamed(name) === 'net-income');
  const first = rows.map((row, at): SuggestedUse | null => {
    const said = before[keyOf(row)];
    const worked = workedNamed(row.name);
    if (said && !isLeftOutTotal(row, said)) return { use: said, sure: true };
    if (worked === 'net-income' && at !== lastNet) return { use: 'none', sure: true };
    if (worked) return { use: 'total', sure: true };
    return /^total\b/i.test(row.name) ? null : suggestSection(row);
  });
  const sections = first.map((one) => one?.use ?? 'none');
  return first.map((one, at) => one ?? { use: madeOf(rows, sections, at) ? 'total' : 'none', sure: true });
}

function suggestSection(row: OpenRow): SuggestedUse {
  const name = row.name.toLowerCase();
  if (sums.test(name)) return { use: 'none', sure: true };
  const heading = row.under.map(sectionNamed).findLast((section) => section !== null);
  if (heading) return { use: heading, sure: true };
  const word = named.find(([pattern]) => pattern.test(name))?.[1];
  const number = byNumber[row.number?.at(0) ?? ''];
  if (number) return { use: number, sure: true };
  if (word) return { use: word, sure: true };
  const known = suggestAccount(`Expenses › ${row.name}`, 'expenses') !== 'UNMAPPED';
  return { use: 'expenses', sure: known };
}

export function rememberedUses(rows: readonly OpenRow[], uses: readonly RowUse[]): Record<string, RowUse> {
  return Object.fromEntries(
    rows.flatMap((row, at) => {
      const use = uses[at] ?? 'none';
      const kept = (isSection(use) || use === 'none') && !isLeftOutTotal(row, use);
      return kept ? [[keyOf(row), use]] : [];
    }),
  );
}

/** A total that did not add up in one file is the check of the next. */
function isLeftOutTotal({ name }: OpenRow, use: RowUse): boolean {
  return use === 'none' && workedNamed(name) !== null;
}
