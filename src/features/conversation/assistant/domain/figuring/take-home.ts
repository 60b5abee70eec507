import { monthlyOf } from './loans.ts';
import { purchaseIn } from './purchase.ts';
import { type Calculator, money } from './worked.ts';

const asks =
  /\b(?:tak(?:e|es|ing)[- ]?home|left (?:over )?(?:for me|after)|do i (?:keep|have left|end up with)|in my pocket|what(?:[’']?s| is) left)\b/i;

/** What of the earnings is left to the buyer after the payments of the loan for the price. */
export const takeHome: Calculator = ({ text }) => {
  if (!asks.test(text)) return null;
  const { price, sde, ebitda, salary, equity, rate, months } = purchaseIn(text) ?? {};
  const earned = sde ?? ebitda;
  if (!price || !earned || !equity || !rate || !months || salary !== undefined) return null;
  const loan = price - (price * equity) / 100;
  const pay = monthlyOf(loan, rate, months);
  const left = earned - pay * 12;
  const covered = (earned / (pay * 12)).toFixed(2);
  return [
    {
      says: `${money(price)} less ${equity}% down is a loan of ${money(loan)}: at ${rate}% over ${months} months ${money(pay)} a month, ${money(pay * 12)} a year. Of earnings of ${money(earned)} that leaves ${money(left)} a year before income tax; your own pay, repairs, new equipment and a reserve come out of it. Before your pay the earnings cover the payments ${covered} times.`,
      es: `${money(price)} menos ${equity}% de entrada son un préstamo de ${money(loan)}: al ${rate}% en ${months} meses ${money(pay)} al mes, ${money(pay * 12)} al año. De ${money(earned)} de ganancias quedan ${money(left)} al año antes de impuestos; de ahí salen su sueldo, reparaciones, equipo y una reserva. Antes de su sueldo, las ganancias cubren los pagos ${covered} veces.`,
      formula: 'Left = earnings of a year − 12 × level payment of the loan',
    },
  ];
};
