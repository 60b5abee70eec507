import { type Called, calledIn, isYear, type KindWords, multiplesIn, timesAYear } from './kinds.ts';
import type { Quantity } from './quantities.ts';
import { type Calculator, money, type Worked } from './worked.ts';

type Kind = 'profit' | 'pay' | 'depreciation' | 'interest' | 'taxes' | 'personal' | 'other';
const words: KindWords<Kind> = {
  // What is no part of SDE, or needs a person to say: with such a figure nothing is added up.
  other:
    /\b(?:managers?|general manager|gm|replac\w+|market (?:salary|wage|rate)|revenue|sales|gross\w*|turnover|cogs|prices?|asking|ask|loans?|owe[ds]?|debt|sba|down payment|payroll|employees?|staff|workers?|inventory|(?<!for (?:my|our|the|his|her) )(?:wife|husband|spouse|partner|brother|sister|son|daughter|dad|mom)(?:['’]?s)?(?! *(?:car|truck|vehicle|phone|cell|health|insurance|gym|personal)))\b/,
  profit:
    /\b(?:(?:net )?(?:profits?|income|earnings)|net|bottom line|taxable income|schedule c|line 31|(?:on|per) (?:my|the|our) (?:tax )?returns?)\b/,
  pay: /\b(?:(?:pay(?:ing|s)?|paid) (?:myself|me|ourselves|himself|herself)|(?:my|own|owner['’]?s?|officers?['’]?s?) (?:own )?(?:salary|wages?|pay|draws?|w-?2|comp(?:ensation)?)|salary|w-?2|(?:my |the )?draws?|i take|i draw|officer comp(?:ensation)?)\b/,
  depreciation: /\b(?:depreciation|depreciated|depr?\.?|amortization|d ?& ?a)(?![a-z])/,
  interest: /\binterest\b/,
  taxes: /\b(?:income )?tax(?:es)?(?! returns?)\b/,
  personal:
    /\b(?:personal\w*|cars?|trucks?|vehicles?|auto|cell ?phones?|phones?|health|insurance|travel\w*|vacations?|trips?|one[- ]?(?:time|off)|lawsuit|legal|add(?:ed)?[- ]?backs?|(?:runs?|ran|goes|put|running) (?:it )?(?:through|thru)|perks?|meals|donations?|charit\w+|club|gym|boat|season tickets|family)\b/,
};
const names: Readonly<Record<Exclude<Kind, 'other'>, { en: string; es: string }>> = {
  profit: { en: 'profit', es: 'utilidad' },
  pay: { en: 'owner’s pay', es: 'sueldo del dueño' },
  depreciation: { en: 'depreciation', es: 'depreciación' },
  interest: { en: 'interest', es: 'intereses' },
  taxes: { en: 'income tax', es: 'impuesto sobre la renta' },
  personal: { en: 'personal or one-time costs', es: 'gastos personales o únicos' },
};
const asksMeasure =
  /\b(?:sde|discretionary|ebitda|owner['’]?s? (?:benefit|earnings)|seller['’]?s earnings|(?:number|figure|earnings|profit)s? (?:that )?(?:a |the )?(?:buyers?|banks?|lenders?|brokers?) (?:looks?|cares?|goe?s?|uses?|want|wants|price|prices)|(?:real|true|actual|adjusted) (?:earnings|profit|cash ?flow)|what (?:do )?(?:buyers|brokers) (?:look at|call))\b/i;
const asksPrice =
  /\b(?:(?:sell|go|list) (?:it )?for|worth|what price|what (?:would|could|can|should|will) (?:it|i|we) (?:sell|get|ask|list|bring|fetch)|value[ds]?|asking price)\b/i;
const asks =
  /\?|\b(?:what|whats|how much|work out|calculate|figure|add (?:it |that |them )?up|compute|tell me)\b/i;

type Part = Called<Kind> & { kind: Exclude<Kind, 'other'>; yearly: number };

/** SDE or EBITDA from its parts, and at multiples that are named the price: `profit 142k, I pay myself 90k, …`. */
export const earningsOfParts: Calculator = (question) => {
  const { text } = question;
  const multiples = multiplesIn(question);
  const measure = /\bebitda\b/i.test(text) && !/\bsde\b|\bdiscretionary\b/i.test(text) ? 'EBITDA' : 'SDE';
  if (!asks.test(text) || !(asksMeasure.test(text) || asksPrice.test(text) || multiples.length > 0))
    return null;
  const priced = new Set(multiples.map(({ from }) => from));
  const called = calledIn(question, words).filter((one) => !priced.has(one.from) && !isYear(one));
  const parts = called.flatMap((one) => partOf(one) ?? []);
  if (parts.length < called.length) return null;
  const count = (kind: Part['kind']) => parts.filter((part) => part.kind === kind).length;
  if (count('profit') > 1 || count('pay') > 1) return null;
  const used = measure === 'SDE' ? parts : parts.filter(({ kind }) => kind !== 'pay');
  if (count('profit') === 0)
    return count('pay') + count('depreciation') > 0 ? withoutProfit(used, measure) : null;
  if (parts.length < (asksMeasure.test(text) ? 2 : 3)) return null;
  const sum = used.reduce((all, { yearly }) => all + yearly, 0);
  return [added(used, { measure, sum, hasPay: count('pay') > 0 }), ...pricedAt(sum, multiples, measure)];
};

function partOf(one: Called<Kind>): Part | null {
  const { kind } = one;
  return one.unit !== 'money' || kind === null || kind === 'other'
    ? null
    : { ...one, kind, yearly: one.value * (timesAYear(one) ?? 1) };
}

type Measure = 'SDE' | 'EBITDA';

function added(
  parts: readonly Part[],
  { measure, sum, hasPay }: { measure: Measure; sum: number; hasPay: boolean },
): Worked {
  const list = (language: 'en' | 'es') =>
    parts.map((part) => `${amountOf(part)} ${names[part.kind][language]}`).join(' + ');
  const proof = parts.some(({ kind }) => kind === 'personal')
    ? ' A personal cost counts only if a receipt and the books prove it.'
    : '';
  const rule =
    measure === 'EBITDA'
      ? ' EBITDA leaves the pay of the person who runs the business in, at what a manager would cost.'
      : hasPay
        ? ' SDE adds back the pay of one owner only, and only what was taken off as a cost before the profit.'
        : ' No pay of yours is in it: name what you pay yourself in the books, and I add it.';
  return {
    says: `${list('en')} = ${money(sum)} of ${measure}, if each of them is in the books and would not be a buyer’s cost.${rule}${proof}`,
    es: `${list('es')} = ${money(sum)} de ${measure}, si cada uno consta en los libros.`,
    formula:
      measure === 'SDE'
        ? 'Profit + one owner’s pay + interest + depreciation + add-backs'
        : 'Profit + interest + taxes + depreciation + add-backs',
  };
}

function amountOf(part: Part): string {
  const often = timesAYear(part) ?? 1;
  return often === 1 ? money(part.value) : `${money(part.value)} × ${often} (${money(part.yearly)})`;
}

function withoutProfit(parts: readonly Part[], measure: Measure): Worked[] {
  const sum = parts.reduce((all, { yearly }) => all + yearly, 0);
  return [
    {
      says: `What you named comes to ${money(sum)} of add-backs, which is not ${measure} yet: tell me the net profit of the same year, and I add it up.`,
      es: `Lo que nombró suma ${money(sum)}, que aún no es el ${measure}: dígame la utilidad neta del mismo año.`,
      formula: 'Profit + one owner’s pay + interest + depreciation + add-backs',
    },
  ];
}

function pricedAt(sum: number, multiples: readonly Quantity[], measure: Measure): Worked[] {
  const [low, high, ...more] = multiples.map(({ value }) => value).toSorted((a, b) => a - b);
  if (low === undefined || more.length > 0) return [];
  const range =
    high === undefined || high === low
      ? `${low}× ${money(sum)} is ${money(low * sum)}`
      : `${low}× to ${high}× ${money(sum)} is ${money(low * sum)} to ${money(high * sum)}`;
  const rango = `${low}×${high === undefined ? '' : ` a ${high}×`} ${money(sum)}: ${money(low * sum)}${high === undefined ? '' : ` a ${money(high * sum)}`}`;
  return [
    {
      says: `${range}, before debts, fees and taxes. The multiple is yours: what a buyer pays hangs on proof of the ${measure}, on size, and on how much the business needs you. It is arithmetic, no appraisal.`,
      es: `${rango}, antes de deudas, gastos e impuestos. El múltiplo es suyo; no es un avalúo.`,
      formula: `${measure} × multiple`,
    },
  ];
}
