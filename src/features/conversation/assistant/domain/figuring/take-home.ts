import { isYear } from './kinds.ts';
import { monthlyOf } from './loans.ts';
import { purchaseIn } from './purchase.ts';
import { type Calculator, money } from './worked.ts';

const asks =
  /\b(?:tak(?:e|es|ing)[- ]?home|left (?:over )?(?:for me|for us|after|to live|to spend)|(?:do|would|will|could) (?:i|we) (?:keep|have left|have over|have to live|clear|live|pocket|end up with)|left(?: over)?\s*(?:\?|$)|(?:how much|what) (?:do|would|will) (?:i|we) (?:have|get|make) (?:left|to live|over)|live on|in my pocket|what(?:[’']?s| is| would be) left)\b/i;

/** Price, down payment, rate, term and earnings. */
const leastUsed = 5;

/** What of the earnings is left to the buyer after the payments of the loan for the price. */
export const takeHome: Calculator = (question) => {
  const { text, quantities } = question;
  if (!asks.test(text) && !/\bleft\W*$/i.test(text)) return null;
  const { price, sde, ebitda, salary, equity, rate, months } = purchaseIn(text) ?? {};
  const earned = sde ?? ebitda;
  if (!price || !earned || !equity || !rate || !months) return null;
  // A second loan, or a cost that was named, would be left out.
  const used = salary === undefined ? leastUsed : leastUsed + 1;
  if (quantities.filter((one) => !isYear(one)).length > used) return null;
  const loan = price - (price * equity) / 100;
  const pay = monthlyOf(loan, rate, months);
  const left = earned - pay * 12;
  const covered = ((earned - (salary ?? 0)) / (pay * 12)).toFixed(2);
  const share = Number(equity.toFixed(2));
  const [own, propio] =
    salary === undefined
      ? [
          `; your own pay, repairs, new equipment and a reserve come out of it. Before your pay the earnings cover the payments ${covered} times.`,
          `; de ahí salen su sueldo, reparaciones, equipo y una reserva. Antes de su sueldo, las ganancias cubren los pagos ${covered} veces.`,
        ]
      : [
          `, and after your own pay of ${money(salary)} ${money(left - salary)}; repairs, new equipment and a reserve come out of it. After your pay the earnings cover the payments ${covered} times.`,
          `, y después de su sueldo de ${money(salary)} ${money(left - salary)}; de ahí salen reparaciones, equipo y una reserva. Después de su sueldo, las ganancias cubren los pagos ${covered} veces.`,
        ];
  return [
    {
      says: `${money(price)} less ${share}% down (${money(price - loan)}) is a loan of ${money(loan)}: at ${rate}% over ${months} months ${money(pay)} a month, ${money(pay * 12)} a year. Of earnings of ${money(earned)} that leaves ${money(left)} a year before income tax${own} Closing costs and loan fees are not in it.`,
      es: `${money(price)} menos ${share}% de entrada (${money(price - loan)}) son un préstamo de ${money(loan)}: al ${rate}% en ${months} meses ${money(pay)} al mes, ${money(pay * 12)} al año. De ${money(earned)} de ganancias quedan ${money(left)} al año antes de impuestos${propio}`,
      formula: 'Left = earnings of a year − 12 × level payment of the loan',
    },
  ];
};
