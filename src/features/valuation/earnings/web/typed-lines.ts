import { cents, formatMoney } from '#kernel/money.ts';
import { type AccountCode, canonicalAccounts, typedCodes } from '../domain/canonical-accounts.ts';
import type { YearDraft } from './year-draft.ts';

const groups = [
  { title: 'Sales', of: ['revenue'] },
  { title: 'Cost of goods sold', of: ['cost-of-sales'] },
  { title: 'Operating expenses', of: ['operating'] },
  { title: 'Other, and what EBITDA leaves out', of: ['other', 'below'] },
];

export const typedGroups: readonly { title: string; codes: readonly AccountCode[] }[] = groups.map(
  ({ title, of }) => ({
    title,
    codes: typedCodes.filter((code) => of.includes(canonicalAccounts[code].group)),
  }),
);

const unreadableWords = 'Enter an amount in dollars.';

export const netIncomeName = 'Net income of the statement';
export const netIncomeHint = 'The last line of your profit and loss. Enter a loss with a minus.';

export function lineProblem(code: AccountCode, value: number | null): string | null {
  if (Number.isNaN(value)) return unreadableWords;
  const amount = value ?? 0;
  if (code === 'CONTRA_REV') return amount > 0 ? `Type it as ${formatMoney(cents(-amount))}.` : null;
  const either = code === 'OTHER_INC' || code === 'OTHER_EXP' || code === 'INCOME_TAX';
  return amount < 0 && !either ? 'Enter costs and sales without a minus.' : null;
}

export function netIncomeProblem({ netIncome }: YearDraft): string | null {
  return Number.isNaN(netIncome) ? unreadableWords : null;
}

export function unsavable({ lines, netIncome }: YearDraft, name: string | null): string | null {
  const where = name === null ? '' : ` of ${name.toLowerCase()}`;
  if ([...Object.values(lines), netIncome].some((amount) => Number.isNaN(amount)))
    return `An amount${where} can’t be read.`;
  return netIncome === null ? `Enter the net income of your statement${where}.` : null;
}

export function yearOf({ lines, netIncome }: YearDraft) {
  const given = typedCodes.flatMap((code) => {
    const amount = lines[code] ?? null;
    return amount === null ? [] : [[code, amount] as const];
  });
  return { lines: Object.fromEntries(given), netIncome: netIncome ?? 0 };
}
