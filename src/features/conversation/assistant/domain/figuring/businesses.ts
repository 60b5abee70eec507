import { monthlyOf } from './loans.ts';
import { usualLoan } from './purchase.ts';
import { ofUnit, type Quantity, type Question } from './quantities.ts';
import { type Calculator, money, percent, times, type Worked } from './worked.ts';

const one = (says: string, es: string, formula: string): Worked[] => [{ says, es, formula }];
const keeps =
  /\b(?:nets?|netted|keep|take ?home|walk(?:s|ing)?(?: away)? ?(?:with|w|out)|pocket|proceeds|left(?: over)?|clear|end up with|(?:do|will|would) (?:i|we|they|he|she|my seller|the seller) get)\b/i;
const sold = /\b(?:sell\w*|sold|sale|price|deal|goes|go for|going|went|offer\w*|clos\w+|buyer)\b/i;
const feeWords = /\b(?:brokers?|agents?|commissions?|fees?|cut|points)\b/i;
const debtWords = /\b(?:debts?|loans?|owe[ds]?|pay ?off|paid off|eidl|liens?|line of credit|balance)\b/i;
const laterWords = /\b(?:notes?|earn-?outs?|escrow|hold ?backs?|carry\w*|deferred|seller financ\w+)\b/i;
const earnWords =
  /\b(?:sde|ebitda|earn\w*|profit|revenue|sales|mak(?:es?|ing)|cash ?flows?|net(?:s|ting)?|clear(?:s|ing)|basis)\b/i;
const [leastFee, mostFee] = [1, 20];

/** What a seller has after the broker, debts and costs: `1.4m, broker takes 10, still owe 230k`. */
export const netOfSale: Calculator = (question) => {
  const { text } = question;
  if (!keeps.test(text) || !sold.test(text) || /\btax(?:es)? (?:rate|of|at)\b/i.test(text)) return null;
  const [price, ...others] = ofUnit(question, 'money').toSorted((a, b) => b.value - a.value);
  if (!price || others.some(({ own }) => /\b(?:sde|ebitda|earnings|profit|revenue|sales|basis)\b/i.test(own)))
    return null;
  const fee = feeOf(question);
  const isLater = ({ own }: Quantity) => laterWords.test(own) && !debtWords.test(own);
  const laterShares = ofUnit(question, 'percent').filter((rate) => rate !== fee && isLater(rate));
  if (ofUnit(question, 'percent').some((rate) => rate !== fee && !laterShares.includes(rate))) return null;
  const off = others.filter((amount) => !isLater(amount));
  const later =
    others.filter(isLater).reduce((sum, { value }) => sum + value, 0) +
    laterShares.reduce((sum, { value }) => sum + (price.value * value) / 100, 0);
  if ((feeWords.test(text) && !fee && off.length === 0) || (debtWords.test(text) && off.length === 0))
    return null;
  if (!fee && off.length === 0 && later === 0) return null;
  const paid = fee ? (price.value * fee.value) / 100 : 0;
  const costs = off.reduce((sum, { value }) => sum + value, 0);
  const left = price.value - paid - costs;
  if (left < 0) return null;
  const parts = [
    ...(fee ? [`a fee of ${fee.value}% (${money(paid)})`] : []),
    ...off.map(({ value }) =>
      off.length === 1 && debtWords.test(text) ? `${money(value)} of debt` : money(value),
    ),
  ];
  const less = parts.length > 0 ? ` less ${listed(parts)} leaves ${money(left)}` : '';
  const then =
    later > 0
      ? `${parts.length > 0 ? ', of which' : ':'} ${money(later)} comes later if it comes, so ${money(left - later)} at closing`
      : '';
  return one(
    `${money(price.value)}${less}${then}, before taxes. Your attorney and accountant, closing costs that you did not name, a working capital adjustment and an escrow come off too; a lender releases its lien when it is paid.`,
    `${money(price.value)} menos ${money(paid + costs)} deja ${money(left)}${later > 0 ? `, de los cuales ${money(later)} llegan después y ${money(left - later)} al cierre` : ''}, antes de impuestos. También se restan abogado, contador, gastos de cierre y ajustes.`,
    'Price − fee − debts and costs',
  );
};

/** `broker takes 10`, `my 10`, `8% to my broker`. */
function feeOf({ quantities }: Question): Quantity | undefined {
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

const nearby = 14;

/** Two businesses by price and earnings: `one is 780k making 240, the other 1.3m making 350`. */
export const twoBusinesses: Calculator = (question) => {
  const { text } = question;
  if (!/\b(?:other|vs\.?|versus|or|which|better|compare\w*|second)\b/i.test(text)) return null;
  const [price1, earned1, price2, earned2, ...more] = ofUnit(question, 'money');
  if (!price1 || !earned1 || !price2 || !earned2 || more.length > 0) return null;
  const earns = ({ own, before }: Quantity) => earnWords.test(own) || earnWords.test(before.slice(-nearby));
  if (!earns(earned1) || !earns(earned2) || price1.value <= earned1.value || price2.value <= earned2.value)
    return null;
  const [first, second] = [price1.value / earned1.value, price2.value / earned2.value];
  const left = (price: Quantity, earned: Quantity) =>
    earned.value - monthlyOf(price.value * usualLoan.share, usualLoan.rate, usualLoan.months) * 12;
  const cheaper = first <= second ? 'first' : 'second';
  const [more1, more2] = [left(price1, earned1), left(price2, earned2)];
  return [
    {
      says: `The first costs ${times(first)} its earnings (${money(price1.value)} ÷ ${money(earned1.value)}), the second ${times(second)} (${money(price2.value)} ÷ ${money(earned2.value)}): the ${cheaper} is cheaper for each dollar it earns.`,
      es: `El primero cuesta ${times(first)} sus ganancias, el segundo ${times(second)}: el ${cheaper === 'first' ? 'primero' : 'segundo'} es más barato por dólar ganado.`,
      formula: 'Price ÷ earnings',
    },
    {
      says: `With 90% borrowed over 10 years at ${usualLoan.rate}% (my assumption), the first leaves ${money(more1)} a year after its payments and the second ${money(more2)}, out of which you live. Which is the better buy is decided by what no multiple shows: how well the earnings are proven, how much hangs on the owner or one customer, and what has to be replaced soon.`,
      es: `Con el 90% financiado a 10 años al ${usualLoan.rate}% (supuesto mío), el primero deja ${money(more1)} al año después de las cuotas y el segundo ${money(more2)}.`,
      formula: 'Earnings − payments of a year',
    },
  ];
};

/** Earnings from their parts: `net 120k, my salary 80k, depreciation 25k: what is my SDE`. */
export const addedUp: Calculator = (question) => {
  const { text } = question;
  const asked =
    /\b(?:what(?:'|’)?s|what is|how much|work out|calculate|figure|add (?:it |that )?up|compute)\b/i;
  const measure = /\bsde\b|\bdiscretionary\b/i.test(text)
    ? 'SDE'
    : /\bebitda\b/i.test(text)
      ? 'EBITDA'
      : null;
  const amounts = ofUnit(question, 'money');
  if (!measure || !asked.test(text) || amounts.length < 2) return null;
  if (!/\bnet\b|\bprofit\b|\bincome\b/i.test(text) || /\b(?:price|asking|multiple|loan|worth)\b/i.test(text))
    return null;
  if (amounts.some(({ own }) => /\b(?:revenue|sales|gross|cogs)\b/i.test(own))) return null;
  const isPay = ({ own }: Quantity) => /\b(?:salary|my pay|owner'?s? pay|myself|draw)\b/i.test(own);
  const used = measure === 'SDE' ? amounts : amounts.filter((amount) => !isPay(amount));
  const sum = used.reduce((all, { value }) => all + value, 0);
  return one(
    `${used.map(({ value }) => money(value)).join(' + ')} = ${money(sum)} of ${measure}, if each of them is in the books and would not be a buyer’s cost.${measure === 'SDE' ? ' SDE adds back the pay of one owner only.' : ' EBITDA leaves the pay of the person who runs the business in, at what a manager would cost.'}`,
    `${used.map(({ value }) => money(value)).join(' + ')} = ${money(sum)} de ${measure}.`,
    measure === 'SDE'
      ? 'Profit + one owner’s pay + add-backs'
      : 'Profit + interest + taxes + depreciation + add-backs',
  );
};

/** The part of an owner: `I own 40%, we sell for 2m and owe 300k`. */
export const ownersPart: Calculator = (question) => {
  const { text } = question;
  const [rate, ...rates] = ofUnit(question, 'percent');
  const [price, ...debts] = ofUnit(question, 'money').toSorted((a, b) => b.value - a.value);
  if (!rate || rates.length > 0 || !price || !sold.test(text)) return null;
  if (!/\b(?:i|we|he|she|sister|brother|partner)\b.{0,12}\b(?:own|owns|have|has|hold|holds)\b/i.test(text))
    return null;
  if (debts.length > 0 && !debtWords.test(text)) return null;
  const owed = debts.reduce((sum, { value }) => sum + value, 0);
  const part = ((price.value - owed) * rate.value) / 100;
  const whole = owed > 0 ? `${money(price.value)} less ${money(owed)} of debt` : money(price.value);
  return one(
    `${rate.value}% of ${whole} is ${money(part)}, before fees and taxes, if all shares are of one class and no agreement says otherwise.`,
    `El ${rate.value}% de ${money(price.value - owed)} son ${money(part)}, antes de gastos e impuestos.`,
    '(Price − debt) × share',
  );
};

/** `1.2m revenue at 18% margin, 3x`. */
export const fromMargin: Calculator = (question) => {
  const [sales, ...more] = ofUnit(question, 'money');
  const [margin, ...rates] = ofUnit(question, 'percent');
  const [multiple] = ofUnit(question, 'times');
  if (!sales || !margin || more.length + rates.length > 0 || !/\bmargins?\b/i.test(question.text))
    return null;
  const earned = (sales.value * margin.value) / 100;
  const priced = multiple ? `; at ${multiple.value}× that is ${money(earned * multiple.value)}` : '';
  return one(
    `${margin.value}% of ${money(sales.value)} is ${money(earned)} of earnings${priced}.`,
    `El ${margin.value}% de ${money(sales.value)} son ${money(earned)}.`,
    'Revenue × margin × multiple',
  );
};

const countable =
  /(\d[\d,]*)(k?)\s+(?:\w+\s+)?(?:visitors?|visits?|views?|users?|people|buyers?|requests?|reqs?|ndas?|leads?|listings?|sign-?ups?|offers?|calls?|emails?|owners?|sellers?|inquir\w+|accounts?)\b/i;
const ratePattern = /(\d+(?:\.\d+)?)\s?(?:%|percent)|\b(\d+) (?:in|out of|of every) (\d+)\b|\b(half)\b/gi;

/** What is left of a number after one rate and the next: `1200 visitors, 3% sign up, 1 in 8 of those list`. */
export const funnel: Calculator = ({ text }) => {
  const base = countable.exec(text);
  if (!base || !/\b(?:how many|what|is that|get|makes?|left)\b/i.test(text)) return null;
  const start = Number((base[1] ?? '').replaceAll(',', '')) * (base[2] ? 1_000 : 1);
  const rates = [...text.slice(base.index + base[0].length).matchAll(ratePattern)].map(
    ([said, whole, part, of]) => ({
      said: said.trim(),
      share: whole ? Number(whole) / 100 : part ? Number(part) / Number(of) : 1 / 2,
    }),
  );
  if (rates.length < 2 || start <= 0 || rates.some(({ share }) => !(share > 0 && share <= 1))) return null;
  const steps: string[] = [];
  let now = start;
  for (const { said, share } of rates) {
    steps.push(`${said} of ${plain(now)} is ${plain(now * share)}`);
    now *= share;
  }
  return one(
    `${steps.join('; ')}. With any one of the rates doubled it is ${plain(now * 2)}.`,
    `${plain(start)} × ${rates.map(({ said }) => said).join(' × ')} = ${plain(now)}.`,
    'Number × rate × rate',
  );
};

const plain = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** How much something grew or fell: `revenue went from 1.2m to 1.5m, what % is that`. */
export const change: Calculator = ({ text, quantities }) => {
  const [from, to, ...more] = quantities.filter(({ unit }) => unit === 'money' || unit === 'plain');
  if (!from || !to || more.length > 0 || from.value <= 0 || from.unit !== to.unit) return null;
  if (!/\bfrom\s*$/i.test(from.before) || !/^\s*(?:\w+\s+){0,3}to\s*$/i.test(from.after)) return null;
  if (!/%|\bpercent|\bchange|\bgrow|\bgrew|\bdrop|\bincrease|\bdecrease|\bup\b|\bdown\b|\bmuch\b/i.test(text))
    return null;
  const more_ = to.value - from.value;
  const said = (value: number) => (from.unit === 'money' ? money(value) : value.toLocaleString('en-US'));
  return one(
    `From ${said(from.value)} to ${said(to.value)} is ${said(Math.abs(more_))} ${more_ >= 0 ? 'more' : 'less'}: ${more_ >= 0 ? '+' : '−'}${percent(Math.abs(more_) / from.value, 1)}.`,
    `De ${said(from.value)} a ${said(to.value)} hay ${said(Math.abs(more_))} ${more_ >= 0 ? 'más' : 'menos'}: ${percent(Math.abs(more_) / from.value, 1)}.`,
    '(After − before) ÷ before',
  );
};

/** `8% of 1.35m with a 25k minimum`. */
export const leastFeeOf: Calculator = (question) => {
  const [rate, ...rates] = ofUnit(question, 'percent');
  const [price, least, ...more] = ofUnit(question, 'money').toSorted((a, b) => b.value - a.value);
  if (!rate || !price || !least || rates.length + more.length > 0 || !/\bmin(?:imum)?\b/i.test(question.text))
    return null;
  const fee = (price.value * rate.value) / 100;
  const above = fee >= least.value;
  return one(
    `${rate.value}% of ${money(price.value)} is ${money(fee)}, ${above ? 'above' : 'below'} the minimum of ${money(least.value)}: the fee is ${money(Math.max(fee, least.value))}.`,
    `El ${rate.value}% de ${money(price.value)} es ${money(fee)}; con el mínimo de ${money(least.value)}, la comisión es ${money(Math.max(fee, least.value))}.`,
    'Price × rate, at least the minimum',
  );
};
