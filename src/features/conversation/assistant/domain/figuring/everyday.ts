import { grouped } from '#kernel/counts.ts';
import { ofUnit, type Quantity } from './quantities.ts';
import { keeps } from './walk-away.ts';
import { type Calculator, money, percent, type Worked } from './worked.ts';

const one = (says: string, es: string, formula: string): Worked[] => [{ says, es, formula }];
const counts = (quantity: Quantity) => quantity.unit === 'money' || quantity.unit === 'plain';
/** Money where it is some, else the bare figure. */
const said = ({ value, unit }: Quantity) => (unit === 'money' ? money(value) : grouped(value));

const asksShare =
  /\b(?:what|which|how (?:much|many)) (?:is )?(?:%|percent)|\bpercentage\b|\bconcentration\b|\bshare\b|\bmargin\b|\bproportion\b/i;

/** `what % is 310 of 1450`, `412k of 1.87 mil what is the concentration`. */
export const share: Calculator = ({ text, quantities }) => {
  if (!asksShare.test(text) || quantities.some(({ unit }) => unit === 'percent')) return null;
  const both = quantities.filter(counts);
  const [part, whole] = both;
  if (
    !part ||
    !whole ||
    both.length !== 2 ||
    !/\b(?:of|out of|from|on|in)\b/i.test(part.after) ||
    whole.value <= 0
  )
    return null;
  const ratio = part.value / whole.value;
  const more = /\bconcentration\b|\bcustomer\b/i.test(text)
    ? ratio > 0.2
      ? ' Above 20% buyers and lenders flag it: ask for the contract, and how long they have been a customer.'
      : ' Below the 20% that buyers and lenders commonly flag.'
    : /\bmargin\b/i.test(text)
      ? ' That is the margin of whatever the part is: an SDE margin if it is SDE, an EBITDA margin if it is EBITDA.'
      : '';
  return one(
    `${said(part)} of ${said(whole)} is ${percent(ratio, 1)}.${more}`,
    `${said(part)} de ${said(whole)} es el ${percent(ratio, 1)}.`,
    'Part ÷ whole',
  );
};

/** Halfway between two amounts, and how much that is over the lower. */
export const midpoint: Calculator = (question) => {
  if (
    !/\bsplit (?:the )?difference\b|\bmeet (?:\w+ )?in the middle\b|\bhalf ?way\b|\bmid ?point\b/i.test(
      question.text,
    )
  )
    return null;
  const [high, low, ...more] = ofUnit(question, 'money').toSorted((a, b) => b.value - a.value);
  if (!high || !low || more.length > 0) return null;
  const middle = (high.value + low.value) / 2;
  return one(
    `The middle of ${money(low.value)} and ${money(high.value)} is ${money(middle)}, which is ${percent(middle / low.value - 1)} over ${money(low.value)} and ${percent(1 - middle / high.value)} under ${money(high.value)}.`,
    `La mitad entre ${money(low.value)} y ${money(high.value)} es ${money(middle)}, un ${percent(middle / low.value - 1)} más que ${money(low.value)}.`,
    '(One + other) ÷ 2',
  );
};

const ofSale = /\b(?:sells?|sold|selling|sale|proceeds)\b/i;

/** What is open of an order or a price, after all that was paid. */
export const open: Calculator = ({ text, quantities }) => {
  if (
    !/\b(?:paid|pays?|sends?|received|came in)\b/i.test(text) ||
    !/\bopen\b|\bowed?\b|\bleft\b|\boutstanding\b|\bunpaid\b|\bremain/i.test(text)
  )
    return null;
  // A fee would be left out, and what a seller keeps is no unpaid bill.
  if (quantities.some(({ unit }) => unit === 'percent') || (keeps.test(text) && ofSale.test(text)))
    return null;
  const all = quantities.filter(counts);
  const [total, ...paid] = all.toSorted((a, b) => b.value - a.value);
  if (!total || paid.length === 0 || paid.length > 4) return null;
  const sum = paid.reduce((so, { value }) => so + value, 0);
  const left = total.value - sum;
  if (left < 0) return null;
  return one(
    `${money(total.value)} less ${paid.map(({ value }) => money(value)).join(' and ')} leaves ${money(left)} open; ${percent(sum / total.value)} is paid and ${percent(left / total.value)} is not.`,
    `${money(total.value)} menos ${money(sum)} deja ${money(left)} pendiente: ${percent(sum / total.value)} pagado.`,
    'Total − paid',
  );
};

/** Days that customers take to pay, or that stock lies. */
export const daysOut: Calculator = ({ text, quantities }) => {
  const kind = /\bdso\b|\bdays sales\b|\breceivables?\b/i.test(text)
    ? 'receivables'
    : /\bdio\b|\binventory days\b|\bdays inventory\b/i.test(text)
      ? 'inventory'
      : null;
  const [whole, part, ...more] = quantities
    .filter(({ unit }) => unit === 'money')
    .toSorted((a, b) => b.value - a.value);
  if (!kind || !/\bdso\b|\bdio\b|\bdays\b/i.test(text) || !whole || !part || more.length > 0) return null;
  const result = (part.value / whole.value) * daysOfYear;
  return one(
    `${money(part.value)} ÷ ${money(whole.value)} × ${daysOfYear} is ${Math.round(result)} days of ${kind}. Compare it with the payment terms: much more than they allow means slow or disputed accounts.${against(text, quantities, result)}`,
    `${money(part.value)} ÷ ${money(whole.value)} × ${daysOfYear} son ${Math.round(result)} días.`,
    'Receivables ÷ sales × 365',
  );
};
const daysOfYear = 365;

function against(text: string, quantities: readonly Quantity[], now: number): string {
  const before = quantities.find(({ unit }) => unit === 'days');
  if (!before || !/\blast year\b|\bbefore\b|\bwas\b/i.test(text)) return '';
  const more = Math.round(now) - before.value;
  return ` It was ${before.value} days: ${Math.abs(more)} days ${more > 0 ? 'slower' : 'faster'}. That is worth a question on aging, on one large customer, or on a change in billing, and no proof of trouble.`;
}

/** An amount that grows by the same share each year. */
export const growth: Calculator = (question) => {
  const { text } = question;
  const year = /\b(?:in|at|by|after)? ?(?:yr|year) (\d{1,2})\b/i.exec(text)?.[1];
  const [amount] = ofUnit(question, 'money');
  const [rate] = ofUnit(question, 'percent');
  if (
    !amount ||
    !rate ||
    !year ||
    !/\bgoes? up\b|\bgrow|\braise|\bincrease|\bescalat|\bstep|\brises?\b/i.test(text)
  )
    return null;
  const rises = Number(year) - 1;
  const value = amount.value * (1 + rate.value / 100) ** rises;
  return one(
    `${money(amount.value)} with ${rate.value}% more each year is ${money(value)} in year ${year}, after ${rises} rises.`,
    `${money(amount.value)} con ${rate.value}% más cada año son ${money(value)} en el año ${year}.`,
    'Amount × (1 + rate)^(year − 1)',
  );
};

/** `295k x 2.8`, and what it is a price of. */
export const product: Calculator = ({ text, quantities }) => {
  const written =
    /^\W*(?:what(?:'s| is)? )?\$?[\d.,]+\s?(?:k|m|mil(?:lion)?)?\s?(?:x|×|\*|times)\s?\$?[\d.,]+\s?(?:k|m)?\W*$/i.test(
      text.trim(),
    );
  const [first, second, ...more] = quantities;
  if (!written || !first || !second || more.length > 0) return null;
  const result = first.value * second.value;
  return one(
    `${said(first)} × ${said(second)} = ${money(result)}. As a price it holds only if the first is the SDE or EBITDA that the multiple is on.`,
    `${said(first)} × ${said(second)} = ${money(result)}. Como precio vale solo si lo primero es el SDE o EBITDA del múltiplo.`,
    'Earnings × multiple',
  );
};

/** `10% of 1.85m`. */
export const percentOf: Calculator = ({ text, quantities }) => {
  const [rate, amount, ...more] = quantities;
  if (
    !rate ||
    !amount ||
    more.length > 0 ||
    rate.unit !== 'percent' ||
    !counts(amount) ||
    !/^\s*(?:of|on|from)\s/i.test(rate.after)
  )
    return null;
  if (/\b(?:loan|payment|month|dscr|down)\b/i.test(text)) return null;
  const part = (amount.value * rate.value) / 100;
  const later = /\bearn-?out\b|\bnotes?\b|\bcarry\b|\bfinanc|\bescrow\b|\bhold ?back\b/i.test(text);
  const rest = amount.value - part;
  return one(
    `${rate.value}% of ${said(amount)} is ${money(part)}${later ? `, paid later if it is paid; ${money(rest)} is left at closing, before debt, fees and taxes` : ''}.`,
    `El ${rate.value}% de ${said(amount)} es ${money(part)}${later ? `, que se paga después; quedan ${money(rest)} al cierre` : ''}.`,
    'Amount × percent',
  );
};
