import { near, ofUnit, type Quantity } from './quantities.ts';
import { type Calculator, money, percent, times, type Worked } from './worked.ts';

const earns = /\b(?:sde|ebitda|earnings|cash ?flow|profit|nets?|makes?)\b/i;
const pays = /\b(?:pay(?:ing)?(?: myself)?|salary|draw|to live(?: on)?|living|live on)\b/i;

const one = (says: string, es: string, formula: string): Worked[] => [{ says, es, formula }];

const isSales = /\b(?:revenue|sales|gross\w*|turnover)\b/i;

/** A broker’s half: `10% of 1.85m, 50/50 with a co-broker minus 5k`. */
export const commissionShare: Calculator = (question) => {
  const { text } = question;
  const halves = /\b50 ?\/ ?50\b|\bsplit\b|\bhalf\b/i.test(text);
  if (!halves || !/\bbroker|commission|fee\b/i.test(text)) return null;
  const [rate] = ofUnit(question, 'percent');
  const [price, cost] = ofUnit(question, 'money').toSorted((a, b) => b.value - a.value);
  if (!rate || !price) return null;
  const fee = (price.value * rate.value) / 100;
  if (!cost)
    return one(
      `${rate.value}% of ${money(price.value)} is ${money(fee)}; half of it is ${money(fee / 2)}.`,
      `El ${rate.value}% de ${money(price.value)} es ${money(fee)}; la mitad es ${money(fee / 2)}.`,
      'Price × rate ÷ 2',
    );
  return one(
    `${rate.value}% of ${money(price.value)} is ${money(fee)}, half of it ${money(fee / 2)}. With ${money(cost.value)} off your half, ${money(fee / 2 - cost.value)}; off the whole before the split, ${money((fee - cost.value) / 2)}.`,
    `El ${rate.value}% de ${money(price.value)} es ${money(fee)}, la mitad ${money(fee / 2)}. Menos ${money(cost.value)} de su mitad, ${money(fee / 2 - cost.value)}; antes de repartir, ${money((fee - cost.value) / 2)}.`,
    'Price × rate ÷ 2 − cost, or (price × rate − cost) ÷ 2',
  );
};

const asksMultiple =
  /\bmultiples?\b|\bpay ?back\b|\bhow many times\b|\btoo (?:much|high|low|rich)\b|\bfair\b|\bover ?pric|\bover ?pay|\b(?:good|right|decent) (?:price|deal)\b|\breasonable\b|\bsteep\b|\bcheap\b|\bdream|\binsane\b|\bcrazy\b|\bmake sense\b/i;
const borrows = /\b(?:sba|loans?|borrow\w*|bank|coverage|covers?|payments?|dscr|down|note|earn-?out)\b/i;

/** What a price is in earnings, against a range that was named, and when it is paid back. */
export const priceMultiple: Calculator = (question) => {
  const { text } = question;
  if (!asksMultiple.test(text) || (!/\bmultiples?\b|\bpay ?back\b/i.test(text) && borrows.test(text)))
    return null;
  const amounts = ofUnit(question, 'money');
  const earned = amounts.find(({ own }) => earns.test(own));
  const larger = amounts.filter((amount) => amount !== earned && amount.value > (earned?.value ?? 0));
  const price = larger.find(({ own }) => !isSales.test(own)) ?? larger[0];
  if (!earned || !price || earned.value <= 0) return null;
  const ratio = price.value / earned.value;
  const range = question.quantities.filter(
    ({ unit, value }) => (unit === 'plain' || unit === 'times') && value > 0.5 && value < 15,
  );
  const owner = question.quantities.find(
    (amount) =>
      (amount.unit === 'plain' || amount.unit === 'money') &&
      amount !== earned &&
      amount !== price &&
      pays.test(amount.own),
  );
  const salary = owner ? (owner.value < 1000 ? owner.value * 1000 : owner.value) : null;
  const told = one(
    `${money(price.value)} ÷ ${money(earned.value)} is a multiple of ${times(ratio)}.${against(ratio, range)}`,
    `${money(price.value)} ÷ ${money(earned.value)} es un múltiplo de ${times(ratio)}.`,
    'Price ÷ earnings',
  );
  if (!/\bpay ?back\b/i.test(text)) return told;
  const free = earned.value - (salary ?? 0);
  const years = (price.value / free).toFixed(1);
  return [
    ...told,
    {
      says: `Payback: ${salary ? `${money(earned.value)} less ${money(salary)} for yourself leaves ${money(free)}, which pays` : `${money(free)} a year pays`} ${money(price.value)} back in ${years} years, before debt and taxes.`,
      es: `Recuperación: ${money(free)} al año devuelve ${money(price.value)} en ${years} años, antes de deuda e impuestos.`,
      formula: 'Price ÷ (earnings − own pay)',
    },
  ];
};

function against(ratio: number, range: readonly Quantity[]): string {
  const sorted = range.map(({ value }) => value).toSorted((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || sorted.length < 2) return '';
  const place = ratio > high ? 'above' : ratio < low ? 'below' : 'within';
  return ` That is ${place} the ${low} to ${high} that you named.`;
}

/** Debt and equity of a price given in multiples of EBITDA. */
export const leverage: Calculator = (question) => {
  const { text } = question;
  if (!/\bequity\b/i.test(text)) return null;
  const [price] = ofUnit(question, 'money');
  const [first, second] = ofUnit(question, 'times');
  if (!price || !first || !second) return null;
  const isDebt = (quantity: Quantity) => /\bdebt|senior|lever/i.test(quantity.after.slice(0, 18));
  const [paid, debtTimes] = isDebt(first) ? [second, first] : [first, second];
  const ebitda = price.value / paid.value;
  const debt = ebitda * debtTimes.value;
  return one(
    `${money(price.value)} ÷ ${paid.value} is EBITDA of ${money(ebitda)}; ${debtTimes.value} × that is ${money(debt)} of debt, which leaves ${money(price.value - debt)} of equity (${percent((price.value - debt) / price.value)}), plus costs.`,
    `${money(price.value)} ÷ ${paid.value} es un EBITDA de ${money(ebitda)}; ${debtTimes.value} veces eso son ${money(debt)} de deuda y quedan ${money(price.value - debt)} de capital (${percent((price.value - debt) / price.value)}), más gastos.`,
    'EBITDA = price ÷ multiple; equity = price − EBITDA × debt multiple',
  );
};

/** What a buyer brings to closing: a share of the price, a fee on the loan, and costs. */
export const cashToClose: Calculator = (question) => {
  const { text } = question;
  const [down] = near(question, 'percent', /\bdown\b|\bequity\b/i);
  const amounts = ofUnit(question, 'money').toSorted((a, b) => b.value - a.value);
  const [price, ...costs] = amounts;
  const share = down?.value ?? (/\bsba\b/i.test(text) && costs.length === 0 ? leastSbaEquity : null);
  if (
    share === null ||
    !price ||
    !/\bhow much (?:cash|money|of my own money)\b|\bcash (?:do i need|needed|to close)\b/i.test(text)
  )
    return null;
  const fees = ofUnit(question, 'percent').filter((rate) => rate !== down);
  const loan = price.value * (1 - share / 100);
  const fee = fees.reduce((sum, { value }) => sum + (loan * value) / 100, 0);
  const other = costs.reduce((sum, { value }) => sum + value, 0);
  const own = (price.value * share) / 100;
  return one(
    `${down ? '' : 'An SBA loan asks for at least 10% of the whole project from you. '}${share}% of ${money(price.value)} is ${money(own)}${fee > 0 ? `, the fee on the loan of ${money(loan)} is ${money(fee)}` : ''}${other > 0 ? `, and costs are ${money(other)}` : ''}: ${money(own + fee + other)} in all. ${down ? 'The real SBA fee depends on the guaranteed part of the loan.' : 'Closing costs, the SBA fee and working capital belong to the project too, and you need money for the first months.'}`,
    `${share}% de ${money(price.value)} son ${money(own)}; con ${money(fee)} de comisión y ${money(other)} de gastos, ${money(own + fee + other)} en total.`,
    'Price × share + loan × fee + costs',
  );
};

/** Percent of the project that SBA rules ask of a buyer. */
const leastSbaEquity = 10;

/** An uncertain later payment: what is expected, and what that is worth today. */
export const expected: Calculator = (question) => {
  const { text } = question;
  if (
    !/\b(?:earn-?out|chance|odds|probability|likely|50 ?\/ ?50)\b/i.test(text) ||
    !/\bworth\b|\bvalue\b/i.test(text)
  )
    return null;
  const [amount] = ofUnit(question, 'money');
  const months = ofUnit(question, 'months')[0]?.value;
  const chances = ofUnit(question, 'percent').filter(({ after }) =>
    /^\s*(?:chance|odds|prob|likel)/i.test(after),
  );
  const chance = /\b50 ?\/ ?50\b/.test(text) ? 50 : chances[0]?.value;
  if (!amount || !months || chance === undefined) return null;
  const given = ofUnit(question, 'percent').find((rate) => !chances.includes(rate));
  const rate = given?.value ?? usualRate;
  const mean = (amount.value * chance) / 100;
  const today = Math.round(mean / (1 + rate / 100) ** (months / 12));
  return one(
    `${money(amount.value)} with a chance of ${chance}% is ${money(mean)} on average. Paid in ${months / 12} years and discounted at ${rate}% a year${given ? '' : ' (my assumption, name another)'}, that is ${money(today)} today.`,
    `${money(amount.value)} con una probabilidad de ${chance}% son ${money(mean)} en promedio; descontado al ${rate}% anual por ${months / 12} años, ${money(today)} hoy.`,
    'Amount × chance ÷ (1 + rate)^years',
  );
};

/** Percent a year for money that may not come; said with the result. */
const usualRate = 15;
