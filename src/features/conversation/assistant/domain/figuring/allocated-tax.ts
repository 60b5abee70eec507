import { ofUnit, type Quantity } from './quantities.ts';
import { type Calculator, money } from './worked.ts';

const equipment = /\b(?:equipment|machin\w+|trucks?|vehicles?|fixtures?|ff&e)\b/i;
const goodwill = /\bgood ?will\b/i;
const onBooks = /\b(?:books?|basis|depreciated to|after depreciation|written down|net value)\b/i;
const paid = /\b(?:paid|cost|bought)\b/i;
const asksTax = /\b(?:tax(?:es|ed)?|irs|uncle sam)\b/i;
const [low, high, surtax] = [15, 20, 3.8] as const;

/** Federal tax on equipment and goodwill of an asset sale: `220k on the equipment, 40k on my books, 480k goodwill, 32% bracket`. */
export const allocatedTax: Calculator = (question) => {
  const { text } = question;
  if (!asksTax.test(text) || !equipment.test(text) || !goodwill.test(text)) return null;
  const [bracket, ...rates] = ofUnit(question, 'percent');
  const amounts = ofUnit(question, 'money');
  const ofBooks = amounts.filter(({ own }) => onBooks.test(own));
  const intangible = amounts.filter(({ own }) => goodwill.test(own));
  const ofEquipment = ({ before, own }: Quantity) =>
    (equipment.test(before) || equipment.test(own)) && !paid.test(own);
  const cost = amounts.filter(({ own }) => paid.test(own) && !onBooks.test(own));
  const sold = amounts.find((one) => ofEquipment(one) && !ofBooks.includes(one) && !intangible.includes(one));
  const [book] = ofBooks;
  const [part, ...parts] = intangible;
  if (!bracket || rates.length > 0 || !sold || !book || !part || parts.length > 0) return null;
  if (amounts.length > 3 + cost.length || book.value >= sold.value) return null;
  const most = cost[0] ? Math.max(0, cost[0].value - book.value) : sold.value - book.value;
  const gain = sold.value - book.value;
  const ordinary = Math.min(gain, most);
  const capital = part.value + (gain - ordinary);
  const recaptured = (ordinary * bracket.value) / 100;
  const [least, greatest] = [low, high].map((rate) => (capital * rate) / 100);
  const total = [least, greatest].map((tax) => money(recaptured + (tax ?? 0))).join(' to ');
  return [
    {
      says: `Equipment: ${money(sold.value)} − ${money(book.value)} on the books is ${money(gain)}, of which ${money(ordinary)} is depreciation recapture, ordinary income: at ${bracket.value}% ${money(recaptured)}. Goodwill without a basis: ${money(capital)} of long-term gain, at ${low}% to ${high}% ${money(least ?? 0)} to ${money(greatest ?? 0)}. In all about ${total} of federal tax, if you are taxed on it yourself (sole owner, LLC, S corporation).`,
      es: `Equipo: ${money(ordinary)} de depreciación recuperada al ${bracket.value}%: ${money(recaptured)}. Crédito mercantil: ${money(capital)} al ${low}% o ${high}%. En total unos ${total.replace(' to ', ' a ')} de impuesto federal.`,
      formula: 'Recapture × bracket + goodwill × 15% to 20%',
    },
    {
      says: `The sale itself can lift you into a higher bracket; state tax and possibly ${surtax}% come on top, and a C corporation is taxed otherwise. I give no tax advice: take this split to your CPA before the letter of intent, because you and the buyer both report it on Form 8594.`,
      es: `Además puede haber impuesto estatal y el ${surtax}%. No doy consejos de impuestos: consulte a su contador antes de la carta de intención.`,
      formula: 'Rates of federal tax on ordinary income and long-term gain',
    },
  ];
};
