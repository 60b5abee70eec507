import { centsFromDollars } from '#kernel/money.ts';
import { near, ofUnit, type Quantity, type Question } from './quantities.ts';
import { type Calculator, money, type Worked } from './worked.ts';

const lent =
  /\b(?:loans?|notes?|sba|7\(?a\)?|debt|borrow\w*|mortgage|financ\w+|carry|holding|bank|lender)\b/i;
const perMonth = /\b(?:a month|per month|monthly|month(?:ly)? payment|payments?|\/ ?mo)\b/i;
const level = 'Level payment: loan × i ÷ (1 − (1 + i)^−n), i = rate ÷ 12';

/** The level payment of a month as a share of the loan; `rate` in percent a year. */
function levelShare(rate: number, months: number): number {
  const i = rate / 1200;
  return i === 0 ? 1 / months : i / -Math.expm1(-months * Math.log1p(i));
}

/** Rounded as a lender does, so that the other figures follow from it. Dollars. */
export function monthlyOf(loan: number, rate: number, months: number): number {
  return centsFromDollars(loan * levelShare(rate, months)) / 100;
}

/** How large a loan a payment of a month carries. Dollars. */
export function loanCarried(payment: number, rate: number, months: number): number {
  return payment / levelShare(rate, months);
}

export function paymentOf(loan: number, rate: number, months: number): Worked {
  const pay = monthlyOf(loan, rate, months);
  const [total, interest] = [pay * months, pay * months - loan];
  return {
    says: `${money(loan)} at ${rate}% a year over ${months} months is ${money(pay)} a month: ${money(pay * 12)} a year, ${money(total)} in total, of which ${money(interest)} of interest in all. Payments are level; fees are not in it.`,
    es: `${money(loan)} al ${rate}% anual en ${months} meses son ${money(pay)} al mes: ${money(pay * 12)} al año y ${money(total)} en total, de los cuales ${money(interest)} son intereses. Sin comisiones.`,
    formula: level,
  };
}

/** The terms that belong to an amount: the first rate and period after it, else the only ones. */
function termsAfter(question: Question, of: Quantity): { rate?: number; months?: number } {
  const pick = (unit: 'percent' | 'months') => {
    const all = ofUnit(question, unit);
    return (all.find(({ from }) => from > of.from) ?? all.at(-1))?.value;
  };
  const [rate, months] = [pick('percent'), pick('months')];
  return { ...(rate !== undefined && { rate }), ...(months !== undefined && { months }) };
}

/** Interest only, and all of it back at the end. */
export const interestOnly: Calculator = (question) => {
  if (!/\binterest[- ]only\b|\bballoon\b/i.test(question.text)) return null;
  const [loan] = ofUnit(question, 'money');
  if (!loan) return null;
  const { rate, months } = termsAfter(question, loan);
  if (rate === undefined || !months) return null;
  const pay = (loan.value * rate) / 1200;
  return [
    {
      says: `Interest only on ${money(loan.value)} at ${rate}% is ${money(pay)} a month, ${money(pay * months)} of interest in all over ${months} months, and the whole ${money(loan.value)} is due at the end.`,
      es: `Solo intereses sobre ${money(loan.value)} al ${rate}% son ${money(pay)} al mes, ${money(pay * months)} en ${months} meses, y al final se deben los ${money(loan.value)}.`,
      formula: 'Interest of a month = loan × rate ÷ 12',
    },
  ];
};

/** How large a loan a payment carries. */
export const loanFromPayment: Calculator = (question) => {
  const { text } = question;
  if (
    !/\bhow (?:much|big|large) (?:of )?(?:a |an )?(?:loan|note|mortgage|can i borrow)\b|\bwhat loan\b|\bcan i borrow\b/i.test(
      text,
    ) ||
    !perMonth.test(text)
  )
    return null;
  const [pay] = near(question, ['money', 'plain'], perMonth);
  const [rate, months] = [ofUnit(question, 'percent')[0], ofUnit(question, 'months')[0]];
  if (!pay || !rate || !months) return null;
  const loan = loanCarried(pay.value, rate.value, months.value);
  return [
    {
      says: `${money(pay.value)} a month over ${months.value} months at ${rate.value}% carries a loan of ${money(loan)}.`,
      es: `${money(pay.value)} al mes en ${months.value} meses al ${rate.value}% alcanza para un préstamo de ${money(loan)}.`,
      formula: 'Loan = payment × (1 − (1 + i)^−n) ÷ i, i = rate ÷ 12',
    },
  ];
};

const living = /\b(?:pay(?:ing|s)?(?: myself)?|salary|draw|to live(?: on)?|living|live on)\b/i;
const earns = /\b(?:sde|ebitda|earnings|cash ?flows?|profit|throws? off|makes?|clears?|nets?)\b/i;

/** Coverage of all loans of a deal by what is earned less what the buyer lives on; for a wanted coverage, the loan. */
export const coverage: Calculator = (question) => {
  const { text, quantities } = question;
  if (!/\b(?:dscr|coverage|covers?|covered)\b/i.test(text)) return null;
  const money_ = quantities.filter(({ unit }) => unit === 'money');
  const owns = money_.filter(({ own }) => living.test(own));
  const cash = earnedIn(
    text,
    money_.filter((one) => !owns.includes(one)),
  );
  const rest = money_.filter((one) => !owns.includes(one) && !cash.includes(one));
  const [earned] = cash;
  if (!earned || cash.length > 1 || owns.length > 1 || rest.length === 0) return null;
  const free = earned.value - (owns[0]?.value ?? 0);
  const wanted = wantedCoverage(question);
  const loans = loansOf(question, rest);
  if (!loans) return earns.test(earned.own) ? null : withoutTerms(question, earned, rest);
  if (wanted !== null && loans.length === 1)
    return [loanFor(free, wanted, loans[0] ?? { amount: 0, rate: 0, months: 1 })];
  const yearly = loans.reduce(
    (sum, { amount, rate, months }) => sum + monthlyOf(amount, rate, months) * 12,
    0,
  );
  const left = owns[0]
    ? `${money(earned.value)} less ${money(owns[0].value)} to live on`
    : money(earned.value);
  return [
    ...loans.map(({ amount, rate, months }) => paymentOf(amount, rate, months)),
    {
      says: `${left} covers ${money(yearly)} of payments a year ${(free / yearly).toFixed(2)} times (DSCR).`,
      es: `${money(free)} de flujo cubre ${money(yearly)} de pagos al año ${(free / yearly).toFixed(2)} veces (DSCR).`,
      formula: 'DSCR = cash of a year ÷ payments of a year',
    },
  ];
};

/** Asks for the terms of a loan whose coverage is to be worked out; `null` if it has them. */
function withoutTerms(question: Question, earned: Quantity, [loan]: readonly Quantity[]): Worked[] | null {
  const [rate, term] = [ofUnit(question, 'percent'), ofUnit(question, 'months')];
  if (!loan || (rate.length > 0 && term.length > 0)) return null;
  const missing = [rate.length === 0 ? 'interest rate' : '', term.length === 0 ? 'term' : '']
    .filter(Boolean)
    .join(' and the ');
  return [
    {
      says: `Tell me the ${missing} of the loan of ${money(loan.value)}, and I work out how often ${money(earned.value)} covers its annual payments.`,
      es: `Dígame la tasa y el plazo del préstamo de ${money(loan.value)} y calculo la cobertura.`,
      formula: 'DSCR = cash of a year ÷ payments of a year',
    },
  ];
}

/** The earnings; where none is named, what is called cash, or the one amount beside a loan: `DSCR for 180k cash and a 1m loan`. */
function earnedIn(text: string, amounts: readonly Quantity[]): readonly Quantity[] {
  const named = amounts.filter(({ own }) => earns.test(own));
  const [one, other, ...more] = amounts;
  if (named.length > 0 || !one || !other || more.length > 0 || !/\bdscr\b|\bcoverage\b/i.test(text))
    return named;
  const [smaller, larger] = one.value < other.value ? [one, other] : [other, one];
  const isOther = /\b(?:down|equity|injection|price|deal|savings|saved|note)\b/i.test(smaller.own);
  return lent.test(larger.own) && !isOther && !lent.test(smaller.own) ? [smaller] : [];
}

type Loan = { amount: number; rate: number; months: number };

/** The loans of a deal: those with their own terms, and the rest of the price as the last of them. */
function loansOf(question: Question, amounts: readonly Quantity[]): Loan[] | null {
  const { text } = question;
  const rates = ofUnit(question, 'percent');
  const terms = ofUnit(question, 'months');
  if (rates.length === 0 || rates.length !== terms.length || rates.length > 2) return null;
  const [price] = amounts.filter(({ own }) => /\b(?:deal|price|purchase|business)\b/i.test(own));
  const isLoan = (one: Quantity) => one !== price && lent.test(one.own);
  const own = amounts.filter(isLoan);
  const restIsNote = /\brest\b|\bremain\w*|\bbalance\b/i.test(text);
  const paired = own.length > 0 ? own : amounts.filter((one) => one !== price).slice(-1);
  if (restIsNote && price && rates.length === 2) {
    const [loan] = own;
    const down = amounts.filter((one) => one !== price && one !== loan);
    if (!loan) return null;
    const note = price.value - loan.value - down.reduce((sum, { value }) => sum + value, 0);
    if (note <= 0) return null;
    return [loan.value, note].map((amount, at) => ({
      amount,
      rate: rates[at]?.value ?? 0,
      months: terms[at]?.value ?? 1,
    }));
  }
  if (paired.length !== rates.length || (price && rates.length === 1 && amounts.length > 2)) return null;
  return paired.map(({ value }, at) => ({
    amount: value,
    rate: rates[at]?.value ?? 0,
    months: terms[at]?.value ?? 1,
  }));
}

/** `bank wants 1.5`: the coverage that a loan must keep. */
function wantedCoverage({ text, quantities }: Question): number | null {
  if (!/\bwhat loan\b|\bhow (?:much|large|big) (?:of )?a? ?loan\b|\bmax(?:imum)? loan\b/i.test(text))
    return null;
  const ratios = quantities.filter(
    ({ unit, value }) => (unit === 'plain' || unit === 'times') && value >= 1 && value < 4,
  );
  return ratios[0]?.value ?? null;
}

function loanFor(free: number, wanted: number, { rate, months }: Loan): Worked {
  const pay = free / wanted / 12;
  const loan = loanCarried(pay, rate, months);
  return {
    says: `For a coverage of ${wanted} the payments may be ${money(free)} ÷ ${wanted} ÷ 12 = ${money(pay)} a month, which carries a loan of ${money(loan)} at ${rate}% over ${months} months.`,
    es: `Para una cobertura de ${wanted} los pagos pueden ser ${money(pay)} al mes, un préstamo de ${money(loan)} al ${rate}% en ${months} meses.`,
    formula: 'Payment = cash ÷ coverage ÷ 12; loan = payment × (1 − (1 + i)^−n) ÷ i',
  };
}

/** Parts of a price in percent: down payment, loan and note, and what the note pays. */
export const split: Calculator = (question) => {
  const { quantities, text } = question;
  const [price, ...more] = ofUnit(question, 'money');
  if (!price || more.length > 0 || !/\b(?:amounts|down|split|parts|each)\b/i.test(text)) return null;
  const parts = quantities.filter(
    ({ unit, before, after, value }) =>
      unit === 'percent' &&
      value >= 5 &&
      (/\b(?:down|loan|holding|note|carry|sba|equity|cash)\b/i.test(after.slice(0, 24)) ||
        /\b(?:for|holding|down|note of|loan of)\s*$/i.test(before)) &&
      !/\bat\s*$/i.test(before),
  );
  if (parts.length < 2) return null;
  const [months] = ofUnit(question, 'months');
  const rate = ofUnit(question, 'percent')
    .filter((one) => !parts.includes(one) || /\bat\s*$/i.test(one.before))
    .at(-1);
  const amounts = parts.map(({ value, own }) => ({
    value: (price.value * value) / 100,
    share: value,
    name: nameOf(own),
  }));
  if (amounts.filter(({ name }) => name === 'down payment').length > 1) return null;
  const said = amounts.map(({ value, share, name }) => `${name} ${share}% = ${money(value)}`).join(', ');
  const note = amounts.find(({ name }) => name === 'seller note') ?? amounts.at(-1);
  return [
    {
      says: `Of ${money(price.value)}: ${said}.`,
      es: `De ${money(price.value)}: ${said}.`,
      formula: 'Price × share',
    },
    ...(note && months && rate
      ? [
          paymentOf(note.value, rate.value, months.value),
          {
            says: 'An SBA lender may ask that a seller note be on full standby: then nothing is paid on it meanwhile.',
            es: 'Un banco SBA puede pedir que el pagaré del vendedor esté en standby: entonces no se paga nada mientras tanto.',
            formula: level,
          },
        ]
      : []),
  ];
};

function nameOf(own: string): string {
  if (/\b(?:down|equity|cash)\b/i.test(own)) return 'down payment';
  if (/\b(?:holding|note|carry|seller)\b/i.test(own)) return 'seller note';
  return /\b(?:loan|sba|bank)\b/i.test(own) ? 'loan' : 'part';
}

/** The plain payment of one loan, also by half of it where the other half stands by. */
export const payment: Calculator = (question) => {
  const { text } = question;
  if (!perMonth.test(text) && !/\bwhat do i (?:get|pay)\b|\binterest\b/i.test(text)) return null;
  const [loan, ...more] = ofUnit(question, 'money');
  const rates = ofUnit(question, 'percent');
  const terms = ofUnit(question, 'months');
  const [rate, term] = [rates[0], terms[0]];
  if (!loan || more.length > 0 || rates.length !== 1 || terms.length !== 1 || !rate || !term) return null;
  if (!lent.test(text) && !/\bpayments? (?:on|for|of)\b|\bmonthly\b|\ba month\b/i.test(text)) return null;
  if (!/\bhalf\b/i.test(text) || !/\bstandby\b/i.test(text))
    return [paymentOf(loan.value, rate.value, term.value)];
  return [
    paymentOf(loan.value / 2, rate.value, term.value),
    {
      says: `On the other ${money(loan.value / 2)}, the seller note on standby, nothing is paid meanwhile, though interest may add up; half of a loan as a standby note is unusual.`,
      es: `Por la otra mitad, el pagaré en standby, no se paga nada mientras tanto, aunque puede acumular intereses.`,
      formula: level,
    },
  ];
};
