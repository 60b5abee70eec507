import { type Called, calledIn, type KindWords, ofKind } from './kinds.ts';
import { monthlyOf } from './loans.ts';
import { type Question, quantitiesIn } from './quantities.ts';
import { type Calculator, money, type Worked } from './worked.ts';

type Kind = 'cash' | 'note' | 'earnout' | 'rate' | 'other';
const words: KindWords<Kind> = {
  other:
    /\b(?:sde|ebitda|revenue|owe[ds]?|debts?|fees?|commission|escrow|hold ?backs?|rollover|equity|salary|tax(?:es)?)\b/,
  earnout:
    /\b(?:earn-?\s?outs?|contingent|if (?:we|i|it|sales|revenue) (?:hits?|meets?|reach\w*|holds?(?: up)?|stays?|grows?))\b/,
  rate: /\b(?:interest|rate|apr)\b/,
  note: /\b(?:notes?|seller[- ]financ\w*|owner[- ]financ\w*|carr(?:y|ies|ied)|over time|paid over|financed|instal?lments?)\b/,
  cash: /\b(?:(?:all |in |straight |full )?cash|(?:down|up) ?front|down(?: payment)?|at (?:the )?clos\w+|at the table|on closing|upfront)\b/,
};
const restIsNote = /\b(?:rest|remainder|balance|remaining)\b/i;
const cut =
  /\b(?:or|vs\.?|versus|against|compared (?:to|with)|the other(?: one)?|another(?: one)?|second|(?:buyer|guy|bidder|option|offer) ?#?(?:2|b|two))\b|[.;](?=\s)/gi;
const isChoice = /\b(?:offers?|buyers?|which|better|more|worth|compare\w*|take)\b/i;
/** Percent a year for a note of a buyer; said with the result. */
const riskRate = 12;

type Note = { amount: number; rate: number; months: number };
type Offer = { price: number; cash: number; earnout: number; note: Note | null };
type Lacking = { missing: 'rate' | 'term'; amount: number };

/** Two offers side by side: `1.1m, 80% at closing, the rest over 5 years at 6%, or 980k all cash`. */
export const offers: Calculator = ({ text }) => {
  if (!isChoice.test(text)) return null;
  for (const { index } of text.matchAll(cut)) {
    const both = [text.slice(0, index), text.slice(index)].map((side) => offerIn(quantitiesIn(side)));
    const [one, other] = both;
    if (!one || !other) continue;
    if ('missing' in one) return [lacking(one)];
    if ('missing' in other) return [lacking(other)];
    if (one.price === one.cash && other.price === other.cash) return null;
    return [said(one, 'first'), said(other, 'second'), compared(one, other)];
  }
  return null;
};

/** An offer whose every figure has its place, or what its note lacks; `null` if a figure has none. */
function offerIn(question: Question): Offer | Lacking | null {
  const called = calledIn(question, words).filter((one) => !isCount(one));
  const months = called.filter(({ unit }) => unit === 'months');
  const shares = called.filter((one) => one.unit === 'percent' && one.kind !== null && one.kind !== 'rate');
  const rates = called.filter((one) => one.unit === 'percent' && !shares.includes(one));
  const amounts = called.filter(({ unit }) => unit === 'money');
  const taken = months.length + shares.length + rates.length + amounts.length;
  if (taken < called.length || months.length > 1 || rates.length > 1) return null;
  if ([...amounts, ...shares].some(({ kind }) => kind === 'other' || kind === 'rate')) return null;
  const price = priceOf(amounts);
  if (price === null) return null;
  const of = (kind: 'cash' | 'note' | 'earnout') => partOf([...amounts, ...shares], kind, price);
  const [cash, note, earnout] = [of('cash'), of('note'), of('earnout') ?? 0];
  const hasNote = note !== null || restIsNote.test(question.text) || months.length > 0;
  if (cash === null && note === null && (hasNote || earnout > 0)) return null;
  const carried = note ?? (hasNote ? price - (cash ?? 0) - earnout : 0);
  const paid = cash ?? price - carried - earnout;
  if (paid < 0 || carried < 0 || Math.abs(paid + carried + earnout - price) > 1) return null;
  if (carried === 0)
    return rates.length + months.length > 0 ? null : { price, cash: paid, earnout, note: null };
  const [rate, term] = [rates[0], months[0]];
  if (!rate || !term) return { missing: rate ? 'term' : 'rate', amount: carried };
  const terms = { amount: carried, rate: rate.value, months: Math.round(term.value) };
  return { price, cash: paid, earnout, note: terms };
}

/** `2 offers` */
function isCount({ unit, after }: Called<Kind>): boolean {
  return unit === 'plain' && /^\s*(?:\w+ )?(?:offers?|buyers?|lois?)\b/i.test(after);
}

/** The amount that no part is named by, else the parts together. */
function priceOf(amounts: readonly Called<Kind>[]): number | null {
  const bare = amounts.filter(({ kind }) => kind === null);
  if (bare.length > 1 || amounts.length === 0) return null;
  return bare[0]?.value ?? amounts.reduce((sum, { value }) => sum + value, 0);
}

function partOf(parts: readonly Called<Kind>[], kind: Kind, price: number): number | null {
  const [part, ...more] = ofKind(parts, kind);
  if (!part || more.length > 0) return null;
  return part.unit === 'percent' ? (price * part.value) / 100 : part.value;
}

function paidOn({ amount, rate, months }: Note): { pay: number; total: number; today: number } {
  const pay = monthlyOf(amount, rate, months);
  const month = riskRate / 1200;
  const today = Math.round((pay * -Math.expm1(-months * Math.log1p(month))) / month);
  return { pay, total: pay * months, today };
}

function said({ cash, earnout, note }: Offer, place: 'first' | 'second'): Worked {
  const lugar = place === 'first' ? 'La primera' : 'La segunda';
  const maybe = earnout > 0 ? `, and an earn-out of ${money(earnout)} that is not certain` : '';
  const quiza = earnout > 0 ? `, más un earn-out de ${money(earnout)} que no es seguro` : '';
  if (!note)
    return {
      says: `The ${place} pays ${money(cash)} at closing${maybe}.`,
      es: `${lugar} paga ${money(cash)} al cierre${quiza}.`,
      formula: 'Cash at closing',
    };
  const { pay, total, today } = paidOn(note);
  const terms = `${note.rate}% over ${note.months} months`;
  return {
    says: `The ${place} pays ${money(cash)} at closing and a note of ${money(note.amount)} at ${terms}: ${money(pay)} a month, ${money(total)} in all, together ${money(cash + total)} if every payment comes${maybe}. Today, the note is worth its ${money(note.amount)} at its own rate of ${note.rate}%, with the cash ${money(cash + note.amount)}; discounted at ${riskRate}% a year for its risk (my assumption) ${money(today)}, with the cash ${money(cash + today)}.`,
    es: `${lugar} paga ${money(cash)} al cierre y un pagaré de ${money(note.amount)} al ${note.rate}% en ${note.months} meses: ${money(pay)} al mes, ${money(total)} en total${quiza}. Hoy el pagaré vale ${money(note.amount)} a su propia tasa; descontado al ${riskRate}% por su riesgo, ${money(today)}.`,
    formula: 'Cash + payments ÷ (1 + rate ÷ 12)^n',
  };
}

function compared(one: Offer, other: Offer): Worked {
  const [first, second] = [totalOf(one), totalOf(other)];
  const against = (mine: number, theirs: number) =>
    mine === theirs ? 'the same' : `${money(Math.abs(mine - theirs))} ${mine > theirs ? 'more' : 'less'}`;
  const maybe = one.earnout + other.earnout > 0 ? ' with no earn-out counted' : '';
  const later =
    one.note || other.note
      ? ` and, if every note is paid, ${against(first.all, second.all)} in all${maybe}; discounted, ${against(first.today, second.today)}. The difference hangs on the note being paid: ask for a guarantee, security and the buyer’s figures.`
      : `${maybe}. The difference hangs on the earn-out: ask who runs the business and who counts by then.`;
  return {
    says: `The first gives ${against(one.cash, other.cash)} at closing${later} Which one you take is yours to decide. “Compare offers” sets them side by side with your own odds.`,
    es: `La primera da ${money(one.cash)} al cierre y la segunda ${money(other.cash)}; con todos los pagos, ${money(first.all)} y ${money(second.all)}; descontado, ${money(first.today)} y ${money(second.today)}. La decisión es suya.`,
    formula: 'First − second',
  };
}

function totalOf({ cash, note }: Offer): { all: number; today: number } {
  if (!note) return { all: cash, today: cash };
  const { total, today } = paidOn(note);
  return { all: cash + total, today: cash + today };
}

function lacking({ missing, amount }: Lacking): Worked {
  const what = missing === 'rate' ? 'interest rate' : 'term';
  return {
    says: `The note of ${money(amount)} has no ${what}: tell me the ${what}, and I set the two offers side by side.`,
    es: `Al pagaré de ${money(amount)} le falta ${missing === 'rate' ? 'la tasa' : 'el plazo'}: dígamelo y comparo las dos ofertas.`,
    formula: 'Cash + payments ÷ (1 + rate ÷ 12)^n',
  };
}
