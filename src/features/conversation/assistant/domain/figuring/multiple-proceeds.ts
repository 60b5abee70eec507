import { multiplesIn } from './kinds.ts';
import { near, ofUnit, type Quantity, type Question } from './quantities.ts';
import { debtWords, feeOf, keeps } from './walk-away.ts';
import { type Calculator, money } from './worked.ts';

/** What is left of earnings × a range of multiples: `sde 310k, 2.4 to 3.1, i owe 145k, broker is 10%`. */
export const multipleProceeds: Calculator = (question) => {
  if (!keeps.test(question.text)) return null;
  const [earned, ...others] = near(question, 'money', /\b(?:sde|ebitda|earnings|profit|cash ?flow)\b/i);
  const fee = feeOf(question);
  const multiples = multiplesOf(question, fee);
  const [low, high = low, ...more] = multiples;
  if (!earned || others.length > 0 || !low || !high || more.length > 0) return null;
  const debts = ofUnit(question, 'money').filter((one) => one !== earned);
  if (debts.some(({ own }) => !debtWords.test(own))) return null;
  const taken = [earned, ...multiples, ...debts, ...(fee ? [fee] : [])];
  if (question.quantities.some((one) => !taken.includes(one)) || taken.length < leastFigures) return null;
  const debt = debts.reduce((sum, { value }) => sum + value, 0);
  const prices = [low, high].map(({ value }) => value * earned.value);
  const kept = prices.map((price) => price * (1 - (fee?.value ?? 0) / 100) - debt);
  if (kept.some((left) => left < 0)) return null;
  const off = [...(fee ? [`a fee of ${fee.value}%`] : []), ...(debt > 0 ? [`${money(debt)} of debt`] : [])];
  return [
    {
      says: `${low.value}× to ${high.value}× ${money(earned.value)} is ${span(prices)}. Less ${off.join(' and ')} leaves ${span(kept)}, before taxes. Attorney, accountant, closing costs and what is held back come off too. The multiples are yours: a buyer pays for earnings that are proven.`,
      es: `${low.value}× a ${high.value}× ${money(earned.value)} son ${rango(prices)}; menos la comisión y las deudas quedan ${rango(kept)}, antes de impuestos.`,
      formula: 'Earnings × multiple − fee − debts',
    },
  ];
};

const leastFigures = 4;
const span = (both: readonly number[]) => both.map(money).join(' to ');
const rango = (both: readonly number[]) => both.map(money).join(' a ');

/** `they go for 2.4 to 3.1` names no unit. */
function multiplesOf(question: Question, fee: Quantity | undefined): readonly Quantity[] {
  const said = multiplesIn(question).filter((one) => one !== fee);
  if (said.length > 0) return said;
  return question.quantities.filter(
    (one) => one !== fee && one.unit === 'plain' && one.value >= 1 && one.value <= 8 && isRange(one),
  );
}

function isRange({ before, after }: Quantity): boolean {
  return (
    /\b(?:go|goes|going|sell|sells|selling|trade|trades|bring|brings) (?:for|at)(?: about| around)?\s*$/i.test(
      before,
    ) ||
    /^\s*(?:to|-|–)\s*$/i.test(before) ||
    /^\s*(?:to|-|–)\s*$/i.test(after)
  );
}
