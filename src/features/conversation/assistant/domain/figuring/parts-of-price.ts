import type { Quantity, Question } from './quantities.ts';
import { type Calculator, money } from './worked.ts';

/** What a price is split into, by the words behind each share. */
const kinds: readonly [RegExp, 'cash' | 'note' | 'earnout' | 'held'][] = [
  [/^\s*(?:in |as |of it )?(?:cash|down|at clos\w+|up ?front)\b/i, 'cash'],
  [/^\s*(?:in |as |on )?(?:an? )?(?:seller|owner|vendor)?[\s-]*(?:notes?|financ\w+|carry)\b/i, 'note'],
  [/^\s*(?:in |as )?(?:an? )?earn-?\s?outs?\b/i, 'earnout'],
  [/^\s*(?:in |as )?(?:an? )?(?:escrow|holdback|rollover|equity)\b/i, 'held'],
];
const names = {
  cash: 'cash',
  note: 'seller note',
  earnout: 'earn-out',
  held: 'held back or rolled over',
} as const;
const inSpanish = { cash: 'al contado', note: 'pagaré', earnout: 'earn-out', held: 'retenido' } as const;

type Part = { kind: keyof typeof names; percent: number };
const [whole, months] = [100.01, 12];

/** `850k, 70% cash at close, 20% seller note 5 yrs 6% and 10% earnout`. */
export const partsOfPrice: Calculator = (question) => {
  const { text } = question;
  const parts = question.quantities.flatMap((one) => partOf(one) ?? []);
  const [price, ...others] = question.quantities.filter(({ unit }) => unit === 'money');
  if (new Set(parts.map(({ kind }) => kind)).size < parts.length) return null;
  const sum = parts.reduce((total, { percent }) => total + percent, 0);
  if (!price || others.length > 0 || parts.length < 2 || sum > whole) return null;
  const each = parts.map((part) => ({ ...part, amount: (price.value * part.percent) / 100 }));
  const carried = each.find((part) => part.kind === 'note')?.amount ?? 0;
  const note = noteWords(question, carried);
  const list = each.map(({ kind, amount }) => `${money(amount)} ${names[kind]}`).join(', ');
  const enLista = each.map(({ kind, amount }) => `${money(amount)} ${inSpanish[kind]}`).join(', ');
  const open = sum < 99.99 ? ` ${(100 - sum).toFixed(0)}% of it is not said.` : '';
  if (!/\?|\bwhat|\bhow|\bwhich|\bbetter|\bcompare|\bworth/i.test(text)) return null;
  return [
    {
      says: `${money(price.value)} is ${list}.${open}${note}`,
      es: `${money(price.value)} son ${enLista}.`,
      formula: 'Price × share',
    },
  ];
};

function partOf({ unit, value, after }: Quantity): Part | null {
  if (unit !== 'percent') return null;
  const kind = kinds.find(([words]) => words.test(after))?.[1];
  return kind ? { kind, percent: value } : null;
}

/** The payment of the note, if its rate and term are given. */
function noteWords({ quantities }: Question, note: number): string {
  const rate = quantities.find((one) => one.unit === 'percent' && partOf(one) === null);
  const term = quantities.find(({ unit }) => unit === 'months');
  if (note === 0 || !rate || !term || rate.value <= 0) return '';
  const monthly = rate.value / 100 / months;
  const pay = (note * monthly) / -Math.expm1(-term.value * Math.log1p(monthly));
  return ` The note at ${rate.value}% over ${term.value} months pays ${money(Math.round(pay * 100) / 100)} a month.`;
}

const fee = /\b(?:success fee|commission|fee)\b/i;

/** `10% fee, minimum 25k, price 310 with 60 in a note`: on the whole price, and on the cash alone. */
export const feeWithNote: Calculator = ({ text, quantities }) => {
  const [rate, ...rates] = quantities.filter(({ unit }) => unit === 'percent');
  const least = quantities.find(
    ({ unit, before, after }) =>
      unit !== 'percent' && (/\bmin(?:imum)?(?: of)?\s*$/i.test(before) || /^\s*min(?:imum)?\b/i.test(after)),
  );
  const note = quantities.find(
    (one) => one !== least && one.unit !== 'percent' && /^[^,.;?]{0,16}\b(?:seller )?note\b/i.test(one.after),
  );
  const price = quantities.find((one) => one !== least && one !== note && one.unit !== 'percent');
  if (!fee.test(text) || !rate || rates.length > 0 || !price || !note || quantities.length > 4) return null;
  const scale = price.unit === 'plain' ? 1_000 : 1;
  const [total, carried] = [price.value * scale, note.value * (note.unit === 'plain' ? 1_000 : 1)];
  if (carried >= total) return null;
  const of = (amount: number) => Math.max((amount * rate.value) / 100, least?.value ?? 0);
  const floor = least ? `, with the minimum of ${money(least.value)}` : '';
  return [
    {
      says: `${rate.value}% of ${money(total)} is ${money(of(total))}; of the ${money(total - carried)} in cash alone it is ${money(of(total - carried))}${floor}. Which one is owed is what your listing agreement calls the price: most take the total consideration, note included, due at closing. Read that clause before you quote it.`,
      es: `El ${rate.value}% de ${money(total)} es ${money(of(total))}; solo del efectivo, ${money(of(total - carried))}. Cuál se debe lo dice su contrato.`,
      formula: 'Price × rate, at least the minimum',
    },
  ];
};
