import { grouped } from '#kernel/counts.ts';
import { locale } from '#kernel/locale.ts';
import { monthlyOf } from './loans.ts';
import { usualLoan } from './purchase.ts';
import { ofUnit, type Quantity } from './quantities.ts';
import { scaleIn } from './tiers.ts';
import { debtWords, feeOf, sold } from './walk-away.ts';
import { type Calculator, money, percent, times, type Worked } from './worked.ts';

const one = (says: string, es: string, formula: string): Worked[] => [{ says, es, formula }];
const earnWords =
  /\b(?:sde|ebitda|earn\w*|profit|revenue|sales|mak(?:es?|ing)|cash ?flows?|net(?:s|ting)?|clear(?:s|ing)|basis)\b/i;

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

/** The part of an owner: `I own 40%, we sell for 2m and owe 300k`. */
export const ownersPart: Calculator = (question) => {
  const { text } = question;
  const [rate, ...rates] = ofUnit(question, 'percent');
  const [price, ...debts] = ofUnit(question, 'money').toSorted((a, b) => b.value - a.value);
  // “8% commission, how much do I have” is no share of the owner.
  if (!rate || rates.length > 0 || !price || !sold.test(text) || rate === feeOf(question)) return null;
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

const plain = (count: number) => count.toLocaleString(locale, { maximumFractionDigits: 1 });

/** How much something grew or fell: `revenue went from 1.2m to 1.5m, what % is that`. */
export const change: Calculator = ({ text, quantities }) => {
  const [from, to, ...more] = quantities.filter(({ unit }) => unit === 'money' || unit === 'plain');
  if (!from || !to || more.length > 0 || from.value <= 0 || from.unit !== to.unit) return null;
  if (!/\bfrom\s*$/i.test(from.before) || !/^\s*(?:\w+\s+){0,3}to\s*$/i.test(from.after)) return null;
  if (!/%|\bpercent|\bchange|\bgrow|\bgrew|\bdrop|\bincrease|\bdecrease|\bup\b|\bdown\b|\bmuch\b/i.test(text))
    return null;
  const more_ = to.value - from.value;
  const said = (value: number) => (from.unit === 'money' ? money(value) : grouped(value));
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
  if (scaleIn(question)) return null;
  const fee = (price.value * rate.value) / 100;
  const above = fee >= least.value;
  return one(
    `${rate.value}% of ${money(price.value)} is ${money(fee)}, ${above ? 'above' : 'below'} the minimum of ${money(least.value)}: the fee is ${money(Math.max(fee, least.value))}.`,
    `El ${rate.value}% de ${money(price.value)} es ${money(fee)}; con el mínimo de ${money(least.value)}, la comisión es ${money(Math.max(fee, least.value))}.`,
    'Price × rate, at least the minimum',
  );
};
