import { multiplesIn } from './kinds.ts';
import { ofUnit } from './quantities.ts';
import { type Calculator, money } from './worked.ts';

const buys = /\b(?:buy|bought|buying|purchase|acquire|pay|get it)\b/i;
const sells = /\b(?:sell|sold|selling|sale|exit|flip|resell)\b/i;
const grows = /\b(?:gr[eo]w\w*|increas\w*|rais\w*|goe?s up|up)\b/i;
const [mostYears, mostRate] = [30, 100];

/** What is bought at a multiple, grows, and is sold: `buy at 3.2x on 260k, grow it 8% a yr 5 years, sell at the same`. */
export const resale: Calculator = (question) => {
  const { text } = question;
  if (!buys.test(text) || !sells.test(text) || !grows.test(text)) return null;
  const [earned, ...amounts] = ofUnit(question, 'money');
  const [rate, ...rates] = ofUnit(question, 'percent');
  const [term, ...terms] = ofUnit(question, 'months');
  const [bought, sold = bought, ...multiples] = multiplesIn(question);
  if (!earned || !rate || !term || !bought || !sold) return null;
  if (amounts.length + rates.length + terms.length + multiples.length > 0) return null;
  const years = term.value / 12;
  if (!Number.isInteger(years) || years < 1 || years > mostYears || rate.value > mostRate) return null;
  const later = Math.round(earned.value * (1 + rate.value / 100) ** years);
  const [paid, got] = [Math.round(earned.value * bought.value), Math.round(later * sold.value)];
  return [
    {
      says: `You pay ${bought.value}× ${money(earned.value)}, which is ${money(paid)}. ${rate.value}% more each year makes ${money(later)} after ${years} years, and at ${sold.value}× that is ${money(got)}: a gain of ${money(got - paid)}, before debt, costs and taxes, and without what you earned in between. Neither the growth nor the multiple is certain.`,
      es: `Paga ${bought.value}× ${money(earned.value)} = ${money(paid)}. Con ${rate.value}% más cada año son ${money(later)} en ${years} años; a ${sold.value}×, ${money(got)}: una ganancia de ${money(got - paid)}, antes de deudas, gastos e impuestos.`,
      formula: 'Earnings × (1 + rate)^years × multiple − price',
    },
  ];
};
