import { monthlyOf } from './loans.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { type Calculator, money } from './worked.ts';

const asks = /\b(?:coverage|dscr|cover(?:s|ed)?|debt service|pencil|work|cash ?flows?)\b/i;
const ofBank = /\b(?:sba|bank|lender|senior|7\(?a\)?)\b/i;
const ofSeller = /\b(?:seller|owner|notes?|carr(?:y|ies))\b/i;
const living = /\b(?:pay(?:ing)? myself|salary|draw|to live(?: on)?|live on|for me|take out)\b/i;
const earns = /\b(?:sde|ebitda|earn\w*|profit|cash ?flow|mak(?:es?|ing)|nets?)\b/i;
const [leastLiving, mostLiving, usual] = [20, 500, 1.25];

type Loan = { share: number; rate: number; months: number };

/** `ask 1.2m sde 380k. sba on 80% 10yr 11%, seller note 10% 5 yr 6%. can i pay myself 110 and be over 1.25`. */
export const twoLoans: Calculator = ({ text, quantities }) => {
  if (!asks.test(text)) return null;
  const thoughts = text.split(/(?<=[.;,?!])\s+/).map((said) => ({ said, ...quantitiesIn(said) }));
  const bank = loanIn(thoughts.find(({ said }) => ofBank.test(said) && !ofSeller.test(said))?.quantities);
  const note = loanIn(thoughts.find(({ said }) => ofSeller.test(said))?.quantities);
  const amounts = quantities.filter(({ unit }) => unit === 'money');
  const before = amounts.filter((one) => earns.test(one.before.slice(-nearby)));
  const cash = before.length > 0 ? before : amounts.filter(({ own }) => earns.test(own.split('|')[1] ?? ''));
  const pay = payIn(quantities);
  const [price, ...more] = amounts.filter((one) => !cash.includes(one) && one !== pay?.from);
  const [earned, ...others] = cash;
  if (!bank || !note || !price || !earned || more.length + others.length > 0) return null;
  if (bank.share + note.share > 100 || earned.value >= price.value) return null;
  return [covered({ price: price.value, cash: earned.value, pay: pay?.amount ?? 0, loans: [bank, note] })];
};

const nearby = 14;

/** A share, a rate and a term; the share is the larger percent. */
function loanIn(quantities: readonly Quantity[] = []): Loan | null {
  const [share, rate, ...more] = quantities
    .filter(({ unit }) => unit === 'percent')
    .toSorted((a, b) => b.value - a.value);
  const [term, ...terms] = quantities.filter(({ unit }) => unit === 'months');
  if (!share || !rate || !term || more.length + terms.length > 0) return null;
  return { share: share.value, rate: rate.value, months: Math.round(term.value) };
}

/** `pay myself 110` is in thousands. */
function payIn(quantities: readonly Quantity[]): { from: Quantity; amount: number } | null {
  const from = quantities.find(
    ({ before, unit }) => living.test(before.slice(-18)) && (unit === 'money' || unit === 'plain'),
  );
  if (!from) return null;
  if (from.unit === 'money') return { from, amount: from.value };
  return from.value >= leastLiving && from.value <= mostLiving ? { from, amount: from.value * 1_000 } : null;
}

type Deal = { price: number; cash: number; pay: number; loans: readonly Loan[] };

function covered({ price, cash, pay, loans }: Deal) {
  const parts = loans.map(({ share, rate, months }) => {
    const amount = (price * share) / 100;
    return { amount, rate, months, year: monthlyOf(amount, rate, months) * 12 };
  });
  const yearly = parts.reduce((sum, { year }) => sum + year, 0);
  const ratio = (cash - pay) / yearly;
  const said = parts.map(
    ({ amount, rate, months, year }) =>
      `${money(amount)} at ${rate}% over ${months} months is ${money(Math.round(year))} a year`,
  );
  const own = pay > 0 ? `(${money(cash)} − ${money(pay)} for you)` : money(cash);
  const place =
    ratio >= usual
      ? `above the ${usual} that many lenders want`
      : `below the ${usual} that many lenders want`;
  return {
    says: `${said.join('; ')}: ${money(Math.round(yearly))} in all. ${own} ÷ ${money(Math.round(yearly))} is a coverage of ${ratio.toFixed(2)}, ${place}, before taxes and what has to be replaced. A note on standby has no payments at first. The lender decides.`,
    es: `Los pagos suman ${money(Math.round(yearly))} al año; ${own.replace(' for you', '')} ÷ ese total da una cobertura de ${ratio.toFixed(2)}. Los bancos suelen pedir ${usual}. Decide el banco.`,
    formula: 'Coverage = (cash flow − own pay) ÷ payments of a year',
  };
}
