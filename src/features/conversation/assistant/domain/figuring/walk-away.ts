import { isYear } from './kinds.ts';
import type { Quantity, Question } from './quantities.ts';
import { feeOn, scaleIn } from './tiers.ts';
import { type Calculator, money } from './worked.ts';

export const keeps =
  /\b(?:nets?|netted|keep|take ?home|walk(?:s|ing)?(?: away)? ?(?:with|w|out)|pocket|proceeds|left(?: over)?|remain(?:s|ing)?|clear|end up with|(?:do|will|would) (?:i|we|they|he|she|my seller|the seller) (?:get|actually get|see|have))\b/i;
export const sold =
  /\b(?:sell\w*|sold|sale|proceeds|price|deal|goes|go for|going|went|offer\w*|clos\w+|buyer)\b/i;
const feeWords = /\b(?:brokers?|agents?|commissions?|fees?|cut|points)\b/i;
const feeNamed = /\b(?:brokers?|commissions?|fees?)\b/i;
export const debtWords =
  /\b(?:debts?|loans?|owe[ds]?|pay ?off|paid off|eidl|liens?|line of credit|balance)\b/i;
const laterWords = /\b(?:notes?|earn-?outs?|escrow|hold ?backs?|carry\w*|deferred|seller financ\w+)\b/i;
const [leastFee, mostFee] = [1, 20];

/** What a seller has after the broker, debts and costs: `1.4m, broker takes 10, still owe 230k`. */
export const walkAway: Calculator = (question) => {
  const { text } = question;
  if (!keeps.test(text) || !sold.test(text) || /\btax(?:es)? (?:rate|of|at)\b/i.test(text)) return null;
  const scale = scaleIn(question);
  const fee = scale ? undefined : feeOf(question);
  const figures = question.quantities.filter(
    (one) => one !== fee && !scale?.figures.includes(one) && !isYear(one),
  );
  const [price, ...others] = figures
    .filter(({ unit }) => unit === 'money')
    .toSorted((a, b) => b.value - a.value);
  if (!price || others.some(({ own }) => /\b(?:sde|ebitda|earnings|profit|revenue|sales|basis)\b/i.test(own)))
    return null;
  const isLater = ({ own }: Quantity) => laterWords.test(own) && !debtWords.test(own);
  const laterShares = figures.filter((one) => one.unit === 'percent' && isLater(one));
  const off = others.filter((amount) => !isLater(amount));
  // How long money is held back changes no amount.
  const held = off.length < others.length || laterShares.length > 0;
  const counted = figures.filter(({ unit }) => !(held && unit === 'months'));
  if (counted.length > others.length + 1 + laterShares.length) return null;
  const later =
    others.filter(isLater).reduce((sum, { value }) => sum + value, 0) +
    laterShares.reduce((sum, { value }) => sum + (price.value * value) / 100, 0);
  if (
    (feeWords.test(text) && !fee && !scale && off.length === 0) ||
    (debtWords.test(text) && off.length === 0)
  )
    return null;
  if (!fee && !scale && off.length === 0 && later === 0) return null;
  const broker = scale ? stepped(price.value, scale) : fee && flat(price.value, fee.value);
  const costs = off.reduce((sum, { value }) => sum + value, 0);
  const left = price.value - (broker?.paid ?? 0) - costs;
  if (left < 0) return null;
  const parts = [
    ...(broker ? [broker.says] : []),
    ...off.map(({ value, own }) =>
      debtWords.test(off.length === 1 ? text : own) ? `${money(value)} of debt` : money(value),
    ),
  ];
  const less = parts.length > 0 ? ` less ${listed(parts)} leaves ${money(left)}` : '';
  const then =
    later > 0
      ? `${parts.length > 0 ? ', of which' : ':'} ${money(later)} comes later if it comes, so ${money(left - later)} at closing`
      : '';
  const isOpen = feeNamed.test(text) && !broker && !off.some(({ own }) => feeNamed.test(own));
  const [open, pendiente] = isOpen
    ? [
        ' The broker’s fee is not in it: tell me its percent, and I take it off.',
        ' La comisión no está incluida: dígame su porcentaje y la resto.',
      ]
    : ['', ''];
  return [
    {
      says: `${money(price.value)}${less}${then}, before taxes.${open} Your attorney and accountant, closing costs that you did not name, a working capital adjustment and an escrow come off too; a lender releases its lien when it is paid.`,
      es: `${money(price.value)} menos ${money((broker?.paid ?? 0) + costs)} deja ${money(left)}${later > 0 ? `, de los cuales ${money(later)} llegan después y ${money(left - later)} al cierre` : ''}, antes de impuestos.${pendiente} También se restan abogado, contador, gastos de cierre y ajustes.`,
      formula: 'Price − fee − debts and costs',
    },
  ];
};

type Fee = { paid: number; says: string };

function flat(price: number, rate: number): Fee {
  const paid = (price * rate) / 100;
  return { paid, says: `a fee of ${rate}% (${money(paid)})` };
}

function stepped(price: number, scale: NonNullable<ReturnType<typeof scaleIn>>): Fee {
  const { fee, steps } = feeOn(price, scale);
  return { paid: fee, says: `a fee of ${money(fee)} (${steps.join(' + ')})` };
}

/** `broker takes 10`, `my 10`, `8% to my broker`. */
export function feeOf({ quantities }: Question): Quantity | undefined {
  return quantities.find(
    ({ unit, value, own, before, after }) =>
      (unit === 'percent' || (unit === 'plain' && Number.isInteger(value))) &&
      value >= leastFee &&
      value <= mostFee &&
      !laterWords.test(after.slice(0, 16)) &&
      (feeWords.test(own) || /\bmy\s*$/i.test(before) || /\b(?:takes?|taking|charges?)\s*$/i.test(before)),
  );
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
