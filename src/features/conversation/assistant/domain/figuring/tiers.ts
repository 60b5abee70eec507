import { ofUnit, type Quantity, type Question } from './quantities.ts';
import { type Calculator, money, percent, type Worked } from './worked.ts';

/** A fee in steps: percent of so many dollars each; the last one of the rest. */
type Step = { rate: number; size: number };
export type Scale = { steps: readonly Step[]; figures: readonly Quantity[] };
const [million, leastRate, mostRate] = [1e6, 0, 20];

/** `8% on the first million, 6 on the second, 4 after`, and the scales of the trade (Lehman and double Lehman). */
export const tiers: Calculator = (question) => {
  const scale = scaleIn(question);
  const amounts = ofUnit(question, 'money').filter((one) => !scale?.figures.includes(one));
  const least = amounts.find(isLeastFee);
  const [price, ...others] = amounts.filter((one) => one !== least);
  if (!scale || !price || others.length > 0) return null;
  const { fee, steps } = feeOn(price.value, scale);
  const all = steps.join(', ');
  return [
    {
      says: `${all}: ${money(fee)} in all, which is ${percent(fee / price.value)} of ${money(price.value)}.${least ? besideLeast(fee, least.value).says : ''}`,
      es: `${all}: ${money(fee)} en total, el ${percent(fee / price.value)} de ${money(price.value)}.${least ? besideLeast(fee, least.value).es : ''}`,
      formula: 'Each step at its rate, the rest at the last',
    },
    ...besideFlat(question, price.value, fee),
  ];
};

function isLeastFee({ before, after }: Quantity): boolean {
  return (
    /^\s*(?:min(?:imum)?|floor|at least)\b/i.test(after) ||
    /\b(?:min(?:imum)?(?: fee)?|floor|at least)(?: of| is)?\s*\$?$/i.test(before)
  );
}

function besideLeast(fee: number, least: number): { says: string; es: string } {
  return fee >= least
    ? { says: ` That is above the minimum of ${money(least)}.`, es: ` Supera el mínimo de ${money(least)}.` }
    : {
        says: ` The minimum of ${money(least)} is more, so the fee is ${money(least)}.`,
        es: ` El mínimo de ${money(least)} es más: la comisión es ${money(least)}.`,
      };
}

const flatRate =
  /\b(?:flat|straight)\s+(\d{1,2}(?:\.\d+)?)\b|\b(\d{1,2}(?:\.\d+)?)\s?(?:%|percent)?\s+(?:flat|straight|across the board)\b/i;

/** `double Lehman or flat 10`. */
function besideFlat({ text }: Question, price: number, fee: number): Worked[] {
  const [, behind, before] = flatRate.exec(text) ?? [];
  const rate = Number(behind ?? before);
  if (!(rate > leastRate && rate <= mostRate)) return [];
  const flat = (price * rate) / 100;
  const less = fee < flat ? 'less' : 'more';
  return [
    {
      says: `A flat ${rate}% is ${money(flat)}: the scale is ${money(Math.abs(flat - fee))} ${less}. Which one is agreed is for you and the other side: no law sets it.`,
      es: `Un ${rate}% fijo son ${money(flat)}: la escala es ${money(Math.abs(flat - fee))} ${fee < flat ? 'menos' : 'más'}. Ambas se acuerdan.`,
      formula: 'Price × rate',
    },
  ];
}

export function feeOn(price: number, scale: Scale): { fee: number; steps: readonly string[] } {
  const steps: string[] = [];
  let [left, fee] = [price, 0];
  for (const [at, { rate, size }] of scale.steps.entries()) {
    const part = at === scale.steps.length - 1 ? left : Math.min(left, size);
    if (part <= 0) break;
    fee += (part * rate) / 100;
    steps.push(`${rate}% of ${money(part)} = ${money((part * rate) / 100)}`);
    left -= part;
  }
  return { fee, steps };
}

/** The scale of a fee that a question names, with the figures that name it. */
export function scaleIn(question: Question): Scale | null {
  return lehman(question.text) ?? spelled(question);
}

function lehman(text: string): Scale | null {
  if (!/\blehman\b/i.test(text)) return null;
  const times = /\b(?:double|2x|modern)\b/i.test(text) ? 2 : 1;
  return { steps: [5, 4, 3, 2, 1].map((rate) => ({ rate: rate * times, size: million })), figures: [] };
}

const isStep =
  /^\s*(?:%|percent|pct)?\s*(?:(?:on|of|for|up to|to)\b|after|above|over|there|beyond|(?:the )?(?:first|next|second|third|rest|remain\w*|balance))/i;
const sized = /^\s*(?:%|percent|pct)?\s*(?:(?:on|of|for) )?(?:the |my )?(?:(?:first|next|up to)\s*)?\$?\s*$/i;

function spelled({ text, quantities }: Question): Scale | null {
  if (!/\b(?:first|up to)\b/i.test(text)) return null;
  const steps: Step[] = [];
  const figures: Quantity[] = [];
  for (const [at, one] of quantities.entries()) {
    if (one.value <= leastRate || one.value > mostRate || !isRate(one)) continue;
    const next = quantities[at + 1];
    const named =
      next?.unit === 'money' && sized.test(one.after) && /\b(?:first|next|up to)\b/i.test(one.after);
    steps.push({ rate: one.value, size: named ? next.value : million });
    figures.push(one, ...(named ? [next] : []));
  }
  return steps.length >= 2 ? { steps, figures } : null;
}

function isRate({ unit, before, after }: Quantity): boolean {
  if (!isStep.test(after) && unit !== 'percent') return false;
  return (
    unit === 'percent' ||
    (unit === 'plain' && !/\b(?:price|sell(?:ing)? (?:it )?(?:at|for))\s*$/i.test(before))
  );
}
