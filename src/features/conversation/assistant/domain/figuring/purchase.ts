import { timesAYear } from './kinds.ts';
import { paymentOf } from './loans.ts';
import { ofUnit, type Quantity, quantitiesIn } from './quantities.ts';
import { type Calculator, money } from './worked.ts';

const borrows =
  /\b(?:sba|7\(?a\)?|loans?|financ\w*|borrow\w*|bank|lender|dscr|coverage|covers?|covered|debt service|payments?|a month|monthly|every month|per month|cash ?flows? it|pencil)\b/i;
const earns = /\b(?:sde|ebitda|earn\w*|profit|cash ?flows?|mak(?:es?|ing)|nets?|throws? off|clears?)\b/i;
const lives = /\b(?:pay(?:ing)? myself|salary|draw|to live(?: on)?|living|live on|for me|my pay|take out)\b/i;
const down = /^\s*(?:percent |pct )?(?:down|equity|injection|own money)\b/i;
const lent = /^\s*(?:sba|loan|note|mortgage)\b|\b(?:loan|borrow(?:ing)?)(?: of| for)?\s*$/i;
const nearby = 14;
const [leastDown, mostDown] = [5, 90];

/** The figures of a purchase with a loan, for a check of its payments. Dollars, percent and months. */
export type Purchase = {
  price: number;
  sde?: number;
  ebitda?: number;
  salary?: number;
  equity?: number;
  rate?: number;
  months?: number;
};

/** What a question gives of a purchase that is financed: `600k place w 10 down, payment every month`. */
export function purchaseIn(text: string): Purchase | null {
  if (!borrows.test(text)) return null;
  const question = quantitiesIn(text);
  const isDown = ({ after, before, own }: Quantity) =>
    down.test(after) ||
    /\b(?:down payment of|put(?:ting)? down|with)\s*$/i.test(before) ||
    /\bdown\b(?!.*\|)/i.test(own.split('|')[1] ?? '');
  const amounts = ofUnit(question, 'money');
  const owns = amounts.filter(({ own }) => lives.test(own));
  // Of `1.15m sde 310` and `2.2 for it, sde 520` the word belongs to what follows it.
  const isEarned = ({ before, after, to }: Quantity) =>
    earns.test(before.slice(-nearby)) ||
    (earns.test(after.slice(0, nearby).split(/[,;]/)[0] ?? '') &&
      (/\w\W+\w/.test(after) || to + after.length >= question.text.length));
  const cash = amounts.filter((one) => !owns.includes(one) && isEarned(one));
  const paid = amounts.filter((one) => !owns.includes(one) && !cash.includes(one) && isDown(one));
  const [price, ...others] = amounts.filter((one) => ![...owns, ...cash, ...paid].includes(one));
  if (!price || others.length > 0 || owns.length > 1 || cash.length > 1 || paid.length > 1) return null;
  const share = question.quantities.find(
    (one) =>
      (one.unit === 'percent' || (one.unit === 'plain' && Number.isInteger(one.value))) &&
      one.value >= leastDown &&
      one.value <= mostDown &&
      isDown(one),
  );
  const equity = share?.value ?? (paid[0] ? (paid[0].value / price.value) * 100 : undefined);
  const [earned] = cash;
  if (equity === undefined && (!earned || lent.test(price.after) || lent.test(price.before))) return null;
  if (earned && earned.value >= price.value) return null;
  const rate = ofUnit(question, 'percent').find((one) => one !== share);
  const [term] = ofUnit(question, 'months');
  return {
    price: price.value,
    ...(earned && (/\bebitda\b/i.test(earned.own) ? { ebitda: ofYear(earned) } : { sde: ofYear(earned) })),
    ...(owns[0] && { salary: ofYear(owns[0]) }),
    ...(equity !== undefined && equity <= mostDown && { equity }),
    ...(rate && { rate: rate.value }),
    ...(term && { months: Math.round(term.value) }),
  };
}

function ofYear(one: Quantity): number {
  return one.value * (timesAYear(one) ?? 1);
}

/**
 * Percent a year, months and share of the price of a loan that names none; said with the result. As the valuation tables
 * have it for a larger SBA loan: prime of 7% and 3 points, 10 years, 10% down.
 */
export const usualLoan = { rate: 10, months: 120, share: 0.9 } as const;

/** The payment on what is left of a price after the down payment. */
export const financed: Calculator = ({ text }) => {
  const purchase = purchaseIn(text);
  if (!purchase?.equity || earnedIn(purchase) || !/\bpayments?\b|\bmonth/i.test(text)) return null;
  const { price, equity, rate = usualLoan.rate, months = usualLoan.months } = purchase;
  const [own, loan] = [(price * equity) / 100, price - (price * equity) / 100];
  const assumed =
    rate === purchase.rate && months === purchase.months ? '' : ' Rate or term is my assumption: name yours.';
  return [
    {
      says: `${equity}% down on ${money(price)} is ${money(own)}, so the loan is ${money(loan)}. Closing costs, the SBA fee and working capital come on top.${assumed}`,
      es: `El ${equity}% de ${money(price)} son ${money(own)}; el préstamo es de ${money(loan)}.${assumed ? ' La tasa o el plazo son un supuesto mío.' : ''}`,
      formula: 'Price − down payment',
    },
    paymentOf(loan, rate, months),
  ];
};

export function earnedIn({ sde, ebitda }: Purchase): boolean {
  return sde !== undefined || ebitda !== undefined;
}

/** The payments on a seller note that is a share of the price: `1.1m, 15% seller note at 7% 5 yrs`. */
export const noteOfPrice: Calculator = (question) => {
  const rates = ofUnit(question, 'percent');
  const [price, ...more] = ofUnit(question, 'money');
  const [months] = ofUnit(question, 'months');
  const share = rates.find(({ after }) => /^\s*(?:seller |owner )?(?:note|carry|financ\w*)\b/i.test(after));
  const rate = rates.find((one) => one !== share);
  if (!price || more.length > 0 || !share || !rate || !months || rates.length !== 2) return null;
  const note = (price.value * share.value) / 100;
  return [
    {
      says: `${share.value}% of ${money(price.value)} is a note of ${money(note)}.`,
      es: `El ${share.value}% de ${money(price.value)} es un pagaré de ${money(note)}.`,
      formula: 'Price × share',
    },
    paymentOf(note, rate.value, months.value),
  ];
};

const carried = /\b(?:carr(?:y|ies|ied)|note|seller financ\w*|holds?|holding)\b/i;

/** What is left for the bank: `1.5m with 10 down and seller carries 15`. */
export const bankPart: Calculator = (question) => {
  const [price, ...more] = ofUnit(question, 'money');
  if (!price || more.length > 0 || !/\b(?:bank|loan|sba|lender|left|rest)\b/i.test(question.text))
    return null;
  const shares = question.quantities.filter(
    ({ unit, value }) =>
      (unit === 'percent' || (unit === 'plain' && Number.isInteger(value))) && value >= 5 && value <= 60,
  );
  const own = shares.find(({ after }) => down.test(after));
  const note = shares.find(
    (one) =>
      one !== own && (carried.test(one.after.slice(0, nearby)) || carried.test(one.before.slice(-nearby))),
  );
  if (!own || !note || shares.length !== 2) return null;
  const [cash, later] = [(price.value * own.value) / 100, (price.value * note.value) / 100];
  const bank = price.value - cash - later;
  return [
    {
      says: `${own.value}% down is ${money(cash)}, a seller note of ${note.value}% is ${money(later)}, which leaves ${money(bank)} for the bank (${100 - own.value - note.value}%). Costs and working capital come on top.`,
      es: `${own.value}% de enganche son ${money(cash)}, el pagaré de ${note.value}% son ${money(later)}; quedan ${money(bank)} para el banco.`,
      formula: 'Price − down payment − note',
    },
  ];
};
