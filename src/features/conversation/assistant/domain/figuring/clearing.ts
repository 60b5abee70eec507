import { timesAYear } from './kinds.ts';
import type { Quantity, Question } from './quantities.ts';
import { type Calculator, money, percent, type Worked } from './worked.ts';

const asks =
  /\b(?:what(?:'s|’s)?|how much|whats|tell me)\b.*\b(?:clear(?:ing)?|take home|profit|net(?:ting)?|left(?: over)?|keep|sde|cash ?flow|mak(?:e|ing)|bottom line)\b/i;
const ofRevenue =
  /\b(?:gross\w*|sales|revenue|turnover|tak(?:e|es|ing) in|bring(?:s|ing)? in|collect\w*|top line)\b|\b(?:does|doing|do|makes?|runs?)\s*(?:about |around |roughly )?$/i;
const ofOwner =
  /\b(?:pay(?:ing)? myself|my (?:own )?(?:salary|draw|pay|wage)|owner(?:'s|’s)? (?:salary|draw|pay))\b/i;
const ofCost =
  /\b(?:rent|lease|payroll|wages?|salar\w+|pay|help|employees?|staff|workers?|gas|fuel|insurance|utilit\w+|electric\w*|water|supplies|cogs|costs?|goods|product|food|inventory|materials?|parts|marketing|ads?|advertising|phone|internet|repairs?|maintenance|expenses?|overhead|truck|royalt\w+|commissions?|fees?|labor)\b/i;
const ofDebt = /\b(?:loans?|notes?|debt|mortgage|interest|tax(?:es)?)\b/i;
const [monthsOfYear, fewestCosts, largestCount] = [12, 2, 100];

type Part = { kind: 'revenue' | 'cost' | 'owner'; yearly: number };

/** `I gross 9k a month, product cost 45%, pay 1,200, gas 300: what do I clear?` */
export const clearing: Calculator = (question) => {
  if (!asks.test(question.text)) return null;
  const figures = question.quantities.filter((one) => !isCount(one));
  const [first] = figures.filter((one) => kindOf(one) === 'revenue' && one.unit !== 'percent');
  if (!first || figures.length <= fewestCosts) return null;
  const usual = timesAYear(first) ?? 1;
  const revenue = first.value * usual;
  const parts = figures.map((one) => partOf(one, { revenue, usual }));
  if (parts.some((part) => part === null)) return null;
  const known = parts.flatMap((part) => part ?? []);
  const costs = known.filter(({ kind }) => kind === 'cost');
  if (costs.length < fewestCosts || known.filter(({ kind }) => kind === 'revenue').length !== 1) return null;
  return said(question, { revenue, costs, owner: known.filter(({ kind }) => kind === 'owner') });
};

function said(
  { text }: Question,
  { revenue, costs, owner }: { revenue: number; costs: readonly Part[]; owner: readonly Part[] },
): Worked[] {
  const left = costs.reduce((rest, { yearly }) => rest - yearly, revenue);
  const pay = owner.reduce((sum, { yearly }) => sum + yearly, 0);
  const each = costs.map(({ yearly }) => ` − ${money(yearly)}`).join('');
  const more = pay > 0 ? ` After your own pay of ${money(pay)} it is ${money(left - pay)}.` : '';
  const worth =
    left > 0 && /\b(?:ask|worth|sell|price|get)\b/i.test(text)
      ? ' A price is that times a multiple: ask me what businesses of your trade sell for, and count equipment and stock at what they would bring.'
      : '';
  return [
    {
      says: `${money(revenue)}${each} = ${money(left)} a year, ${money(left / monthsOfYear)} a month, ${percent(left / revenue, 1)} of sales. That is before your own pay, loans, interest and income tax, so near the SDE that a buyer asks for; add what you pay privately through the business.${more}${worth}`,
      es: `${money(revenue)}${each} = ${money(left)} al año, ${money(left / monthsOfYear)} al mes, antes de su propio sueldo, préstamos e impuestos: cerca del SDE.`,
      formula: 'Sales − costs of running the business',
    },
  ];
}

function isCount({ unit, value, after }: Quantity): boolean {
  return (
    unit === 'plain' &&
    value < largestCount &&
    /^\s*[a-z]/i.test(after) &&
    !/^\s*(?:a|per|each|every)\s/i.test(after)
  );
}

function partOf(one: Quantity, { revenue, usual }: { revenue: number; usual: number }): Part | null {
  const kind = kindOf(one);
  if (kind === null || !['money', 'plain', 'percent'].includes(one.unit)) return null;
  if (one.unit === 'percent') return kind === 'cost' ? { kind, yearly: (revenue * one.value) / 100 } : null;
  return { kind, yearly: one.value * (timesAYear(one) ?? usual) };
}

/** The words of the same thought: first those before the figure, else those behind it. */
function kindOf(one: Quantity): Part['kind'] | null {
  const before = one.before.split(/[,.;:]|\band\b/).at(-1) ?? '';
  const after = one.after.split(/[,.;:]|\band\b/)[0] ?? '';
  for (const words of [before, after]) {
    if (ofDebt.test(words)) return null;
    if (ofOwner.test(words)) return 'owner';
    if (ofRevenue.test(words)) return 'revenue';
    if (ofCost.test(words)) return 'cost';
  }
  return null;
}
