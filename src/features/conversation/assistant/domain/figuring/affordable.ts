import { type Called, calledIn, isYear, type KindWords, ofKind, timesAYear } from './kinds.ts';
import { loanCarried } from './loans.ts';
import { usualLoan } from './purchase.ts';
import { ofUnit } from './quantities.ts';
import { type Calculator, money, type Worked } from './worked.ts';

type Kind = 'down' | 'flow' | 'living' | 'other';
const words: KindWords<Kind> = {
  other:
    /\b(?:(?<!what )prices?|priced|asking|revenue|sales|gross\w*|loans? (?:of|is|for|amount)|seller notes?|rent|worth|costs?)\b/,
  down: /\b(?:down(?: payments?)?|cash(?! ?flows?)|savings?|saved|equity|(?:my|our) own money|to invest|in the bank|injection)\b/,
  living:
    /\b(?:salary|wages?|to live(?: on)?|living|live on|(?:pay|paying) (?:myself|me)|(?:my|own) (?:own )?(?:pay|draw|salary)|for myself)\b/,
  flow: /\b(?:cash ?flows?|sde|ebitda|earn\w*|profit|mak(?:es?|ing)|nets?|clears?|debt service|to(?:ward)? (?:pay|cover|service) (?:a |the |my )?(?:loan|bank|debt|payments?)|for (?:loan )?payments)\b/,
};
const asks =
  /\bafford\b|\bhow (?:big|large|much|expensive)(?: of)?(?: an?)? (?:business|company|purchase|deal|price|can|could)\b|\bwhat (?:size|price|can i buy|could i buy|can we buy)\b|\b(?:can|could) (?:i|we) (?:buy|spend|pay for)\b|\bmax(?:imum)? (?:purchase|price|deal)\b/i;
/** Asks for an amount: then an amount without a name is the buyer’s own, and no price. */
const asksHowMuch = /\b(?:what|how (?:big|large|much|expensive)|max(?:imum)?)\b/i;
/** What most lenders want, the least that a buyer brings to an SBA 7(a) loan in percent, and its largest loan. */
const [coverage, leastDown, largestLoan] = [1.25, 10, 5_000_000];
const formula =
  'Most = cash + loan, and at most cash ÷ 10%; loan = (cash flow − own pay) ÷ 1.25 ÷ 12 × (1 − (1 + i)^−n) ÷ i, i = rate ÷ 12';

/** How large a purchase cash and a cash flow carry: `what can I afford with 150k down and 90k a year of cash flow`. */
export const affordable: Calculator = (question) => {
  if (!asks.test(question.text)) return null;
  const called = calledIn(question, words).filter((one) => !isYear(one));
  const amounts = withUnnamed(
    question.text,
    called.filter(({ unit }) => unit === 'money'),
  );
  const [down, ...moreDown] = ofKind(amounts, 'down');
  const [flow, ...moreFlow] = ofKind(amounts, 'flow');
  const [living, ...moreLiving] = ofKind(amounts, 'living');
  const [rate, ...moreRates] = ofUnit(question, 'percent');
  const [term, ...moreTerms] = ofUnit(question, 'months');
  const named = [down, flow, living].filter((one) => one !== undefined).length;
  const more = [moreDown, moreFlow, moreLiving, moreRates, moreTerms].some(({ length }) => length > 0);
  const terms = (rate ? 1 : 0) + (term ? 1 : 0);
  const months = Math.round(term?.value ?? usualLoan.months);
  if (more || !flow || named + terms < called.length || months < 1) return null;
  if (!down) return [withoutCash(ofYear(flow))];
  return [
    carried({
      cash: down.value,
      flow: ofYear(flow),
      pay: living ? ofYear(living) : 0,
      rate: rate?.value ?? usualLoan.rate,
      months,
      assumed: assumedOf({ rate: rate === undefined, term: term === undefined }),
    }),
  ];
};

/** Beside a cash flow an amount without a name is the cash, and beside the cash one of a year is the cash flow. */
function withUnnamed(text: string, amounts: readonly Called<Kind>[]): readonly Called<Kind>[] {
  const [bare, ...others] = amounts.filter(({ kind }) => kind === null);
  if (!bare || others.length > 0 || !asksHowMuch.test(text)) return amounts;
  const kind = timesAYear(bare) === null ? 'down' : 'flow';
  return ofKind(amounts, kind).length > 0
    ? amounts
    : amounts.map((one) => (one === bare ? { ...one, kind } : one));
}

function ofYear(one: Called<Kind>): number {
  return one.value * (timesAYear(one) ?? 1);
}

function withoutCash(flow: number): Worked {
  return {
    says: `How much cash can you put down? With it and the ${money(flow)} a year I work out the largest purchase that both carry.`,
    es: `¿Cuánto dinero propio puede poner? Con eso y los ${money(flow)} al año calculo la compra más grande posible.`,
    formula,
  };
}

type Given = { cash: number; flow: number; pay: number; rate: number; months: number; assumed: string };

/** What the question does not name and the sum supposes. */
function assumedOf(open: { rate: boolean; term: boolean }): string {
  const parts = [
    ...(open.rate ? [`a rate of ${usualLoan.rate}%`] : []),
    ...(open.term ? [`${usualLoan.months} months`] : []),
  ];
  return parts.length === 0 ? '' : ` I assume ${parts.join(' and ')}.`;
}

function carried({ cash, flow, pay, rate, months, assumed }: Given): Worked {
  const free = flow - pay;
  const left = pay > 0 ? `(${money(flow)} a year − ${money(pay)} for you)` : `${money(flow)} a year`;
  if (free <= 0)
    return {
      says: `${left} leaves nothing for a loan: only what ${money(cash)} of cash pays for.`,
      es: `De ${money(flow)} al año no queda nada para un préstamo.`,
      formula,
    };
  const month = free / coverage / 12;
  const byFlow = whole(loanCarried(month, rate, months));
  const [byShare, byLimit] = [cash / (leastDown / 100), cash + largestLoan];
  const most = Math.min(cash + byFlow, byShare, byLimit);
  const bound =
    most === cash + byFlow
      ? 'The cash flow sets the limit'
      : most === byShare
        ? `Your cash sets the limit: ${money(cash)} ÷ ${leastDown}%, the least that a buyer brings to an SBA 7(a) loan`
        : `The largest SBA 7(a) loan, ${money(largestLoan)}, sets the limit`;
  const own =
    pay > 0 ? '' : ' Your own pay is not taken off: name what you need to live on, and I take it off first.';
  return {
    says: `About ${money(whole(most))} in all. ${left} ÷ ${coverage} (the coverage that many lenders want) ÷ 12 is ${money(month)} a month, which carries a loan of about ${money(byFlow)} at ${rate}% over ${months} months; with ${money(cash)} of cash that makes ${money(whole(cash + byFlow))}. ${bound}. Closing costs and working capital are part of it, so the price is lower.${assumed}${own} The lender decides.`,
    es: `Unos ${money(whole(most))} en total: ${money(free)} al año ÷ ${coverage} ÷ 12 son ${money(month)} al mes, un préstamo de ${money(byFlow)} al ${rate}% en ${months} meses, más ${money(cash)} propios; como máximo ${money(whole(byShare))} (${leastDown}% de entrada). Los gastos de cierre y el capital de trabajo van incluidos. Decide el banco.`,
    formula,
  };
}

/** A large amount to the thousand below. */
function whole(dollars: number): number {
  return Math.floor(dollars / 1_000) * 1_000;
}
