import { calledIn, isYear, type KindWords, ofKind } from './kinds.ts';
import { type Calculator, money } from './worked.ts';

type Kind = 'sold' | 'basis' | 'other';
const words: KindWords<Kind> = {
  other: /\b(?:owe[ds]?|debts?|loans?|fees?|commission|depreciat\w*|sde|ebitda|revenue|salary|income)\b/,
  basis:
    /\b(?:(?:i|we|originally|had|have|only)? ?(?:put(?:ting)? (?:in|into)|paid(?: in)?|invested|bought (?:it|them|in|the \w+)?|started (?:it )?with|contributed)|(?:my |tax |cost )*basis|cost me|purchase price|put)\b/,
  sold: /\b(?:sold|sell(?:ing)?|sale|get(?:ting)?|got|offer(?:ed)?|price|proceeds|received|goes? for|worth)\b/,
};
const asksTax = /\b(?:tax(?:es|ed)?|uncle sam|irs|capital gains?|the government|gain)\b/i;
const isSale = /\b(?:sold|sell(?:ing)?|sale|cash(?:ed|ing)? out|exit(?:ed)?)\b/i;
const isShares = /\b(?:stocks?|shares?|membership interests?|my (?:interest|stake|units))\b/i;
/** Parts of a gain that are taxed in another way, and what is no sale of one’s own. */
const isOther =
  /\b(?:assets?|equipment|machin\w+|trucks?|buildings?|real estate|propert\w+|inventory|house|depreciat\w*|recapture|install?ment|notes?|earn-?outs?|1031|inherit\w*|crypto)\b/i;
const [oneYear, rates, surtax] = [12, [0, 15, 20], 3.8] as const;

/** The gain on shares and the federal range on it: `sold my stock for 900k, I put in 120k`. */
export const gainOfSale: Calculator = (question) => {
  const { text } = question;
  if (!asksTax.test(text) || !isSale.test(text) || isOther.test(text)) return null;
  const held = question.quantities.filter(({ unit }) => unit === 'months');
  const called = calledIn(question, words).filter((one) => !isYear(one) && one.unit !== 'months');
  if (held.length > 1 || held.some(({ value }) => value <= oneYear)) return null;
  if (called.some(({ unit, kind }) => unit !== 'money' || kind === null || kind === 'other')) return null;
  const [sold, ...more] = ofKind(called, 'sold');
  const [basis, ...others] = ofKind(called, 'basis');
  if (!sold || more.length + others.length > 0) return null;
  if (!basis)
    return isShares.test(text) && /\bgain\b|\bhow much\b/i.test(text) ? withoutBasis(sold.value) : null;
  const gain = sold.value - basis.value;
  if (gain <= 0) return null;
  const [, middle, top] = rates.map((rate) => money((gain * rate) / 100));
  return [
    {
      says: `${money(sold.value)} − ${money(basis.value)} put in is a gain of ${money(gain)}, if that is your whole basis. Held for more than a year, federal tax on it is ${rates[0]}%, ${rates[1]}% or ${rates[2]}% by income: ${middle} at ${rates[1]}%, ${top} at ${rates[2]}%; the gain itself counts as income, so ${rates[0]}% is for low incomes only.`,
      es: `${money(sold.value)} − ${money(basis.value)} aportados es una ganancia de ${money(gain)}. A largo plazo, el impuesto federal es de ${rates[0]}%, ${rates[1]}% o ${rates[2]}% según el ingreso: ${middle} al ${rates[1]}%, ${top} al ${rates[2]}%.`,
      formula: 'Gain = sold for − basis; gain × rate',
    },
    {
      says: `On top can come the ${surtax}% net investment income tax (${money((gain * surtax) / 100)} if on all of it; gain from a business in which you worked is often outside it, a C corporation’s stock is not) and state tax. Stock of a small C corporation may be excluded in part or whole under section 1202. Of assets it differs: depreciation recapture and inventory are ordinary income. I give no tax advice: ask your accountant.`,
      es: `Además puede haber el ${surtax}% sobre ingresos de inversión (${money((gain * surtax) / 100)}) y el impuesto estatal; las acciones de una C corporation pequeña pueden quedar excluidas por la sección 1202. En una venta de activos es distinto: la depreciación recapturada es ingreso ordinario. No doy consejos de impuestos: pregunte a su contador.`,
      formula: 'Gain × 3.8%',
    },
  ];
};

function withoutBasis(sold: number) {
  return [
    {
      says: `The gain is the ${money(sold)} less your basis: tell me what you put in or paid for the shares, and I work out the federal range. I give no tax advice: ask your accountant.`,
      es: `La ganancia son ${money(sold)} menos su base: dígame cuánto aportó o pagó. No doy consejos de impuestos.`,
      formula: 'Gain = sold for − basis',
    },
  ];
}
