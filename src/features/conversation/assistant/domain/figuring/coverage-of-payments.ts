import { type Called, calledIn, isYear, type KindWords, ofKind, timesAYear } from './kinds.ts';
import { type Calculator, money, type Worked } from './worked.ts';

type Kind = 'cash' | 'living' | 'payment' | 'other';
const words: KindWords<Kind> = {
  other:
    /\b(?:down payments?|prices?|asking|revenue|sales|gross\w*|loans? (?:of|is|for|amount)|borrow\w*|savings|rent|payroll|manager|taxes|capex|repairs|worth)\b/,
  payment:
    /(?<!\bdown )\b(?:payments?|debt service|instal?lments?|p&i|(?:to|for) the (?:bank|lender)|(?:loan|note) (?:is|costs?|runs?|takes?))\b/,
  living:
    /\b(?:salary|wages?|to live(?: on)?|living|live on|(?:pay|paying) (?:myself|me)|(?:my|own|owner['’]?s?) (?:own )?(?:pay|draw|salary)|draw|take out|i (?:need|want|take)(?! (?:a|the) loan)|for myself|personal)\b/,
  cash: /\b(?:cash ?flows?|sde|ebitda|earn\w*|profit|mak(?:es?|ing)|nets?|netting|clears?|throws? off|throwing off|kicks? out|brings? in)\b/,
};
const asks =
  /\b(?:bank|lender|sba|dscr|coverage|cover(?:s|ed)?|approv\w+|qualify|finance\w*|go for (?:it|that)|enough|afford|carr(?:y|ies)|pencil|handle|work)\b/i;
/** What lenders ask: the least of the SBA’s older rule book, and what most of them want. */
const [least, usual] = [1.15, 1.25];

/** Coverage from earnings, the buyer’s pay and payments that are named: `cash flow 210k, salary 80k, 9,700 a month`. */
export const coverageOfPayments: Calculator = (question) => {
  if (!asks.test(question.text)) return null;
  const ratios = ({ unit, value }: { unit: string; value: number }) =>
    (unit === 'plain' || unit === 'times') && value >= 1 && value <= 2;
  const called = calledIn(question, words).filter((one) => !isYear(one) && !ratios(one));
  const isAmount = (one: Called<Kind>) =>
    one.unit === 'money' || (one.unit === 'plain' && timesAYear(one) !== null);
  if (called.some((one) => !isAmount(one) || one.kind === null || one.kind === 'other')) return null;
  const [earned, ...others] = ofKind(called, 'cash');
  const living = ofKind(called, 'living');
  const payments = ofKind(called, 'payment');
  if (!earned || others.length > 0 || living.length > 1 || payments.length === 0) return null;
  const unclear = payments.find((one) => periodOf(one, question.text) === null);
  if (unclear) return [withoutPeriod(unclear.value)];
  const cash = earned.value * (timesAYear(earned) ?? 1);
  const [own] = living;
  const pay = own ? own.value * (timesAYear(own) ?? 1) : null;
  const yearly = payments.reduce((sum, one) => sum + one.value * (periodOf(one, question.text) ?? 1), 0);
  const each = payments.map((one) => of(one, periodOf(one, question.text) ?? 1)).join(' + ');
  return yearly > 0 ? [covered({ cash, pay, yearly, each })] : null;
};

function periodOf(one: Called<Kind>, text: string): number | null {
  const said = timesAYear(one);
  if (said !== null) return said;
  const before = one.before.slice(-40);
  if (/\b(?:monthly|a month|per month|each month|every month)\b[^,;]*$/i.test(before)) return 12;
  if (/\b(?:annual|yearly|a year|per year|debt service)\b[^,;]*$/i.test(before)) return 1;
  // “payment 9,700, monthly”
  if (/\bmonthly (?:loan |note |bank )?payments?\b/i.test(text)) return 12;
  return /^\s*(?:of )?(?:annual |yearly )?debt service\b/i.test(one.after) ? 1 : null;
}

function of({ value }: { value: number }, often: number): string {
  return often === 1 ? money(value) : `${money(value)} × ${often}`;
}

function withoutPeriod(value: number): Worked {
  return {
    says: `Is the payment of ${money(value)} a month or a year? Tell me, and I work out the coverage: what is left after your own pay, divided by the payments of a year.`,
    es: `¿El pago de ${money(value)} es al mes o al año? Dígamelo y calculo la cobertura.`,
    formula: 'Coverage = (cash flow − own pay) ÷ payments of a year',
  };
}

type Given = { cash: number; pay: number | null; yearly: number; each: string };

function covered({ cash, pay, yearly, each }: Given): Worked {
  const free = cash - (pay ?? 0);
  const ratio = free / yearly;
  const [left, izquierda] =
    pay === null
      ? [money(cash), money(cash)]
      : [`(${money(cash)} − ${money(pay)})`, `(${money(cash)} − ${money(pay)})`];
  const most = free > 0 ? ` At ${usual} the payments could be ${money(free / usual / 12)} a month.` : '';
  const mend =
    ratio < usual
      ? `${most} What mends it: a lower price, more money down, a longer term, a seller note on standby, or less pay for you.`
      : '';
  const missing =
    pay === null ? ' Your own pay is not in it: name what you need to live on, and I take it off.' : '';
  return {
    says: `${left} ÷ ${money(yearly)} of payments a year (${each}) is a coverage of ${ratio.toFixed(2)}: ${money(free - yearly)} a year ${free >= yearly ? 'left' : 'short'} before tax. ${placeOf(ratio)}${mend}${missing} The lender decides.`,
    es: `${izquierda} ÷ ${money(yearly)} de pagos al año da una cobertura de ${ratio.toFixed(2)}. Los bancos suelen pedir ${usual}, y la SBA ha pedido al menos ${least}. Decide el banco.`,
    formula: 'Coverage = (cash flow − own pay) ÷ payments of a year',
  };
}

function placeOf(ratio: number): string {
  const shown = Number(ratio.toFixed(2));
  if (shown < 1)
    return `It does not pay the loan; SBA rules have required at least ${least}, and many lenders want ${usual}.`;
  if (shown < least)
    return `That is below the ${least} that SBA rules have required at least, and below the ${usual} that many lenders want: weak.`;
  if (shown < usual)
    return `That is above the ${least} that SBA rules have required at least, and below the ${usual} that many lenders want.`;
  return `That is at or above the ${usual} that many lenders want, and above the ${least} that SBA rules have required at least.`;
}
