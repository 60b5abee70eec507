import { type Called, calledIn, type KindWords, ofKind } from './kinds.ts';
import { type Calculator, money, type Worked } from './worked.ts';

type Kind = 'peg' | 'band' | 'price' | 'actual';
const words: KindWords<Kind> = {
  peg: /\b(?:peg(?:ged)?|targets?(?! (?:working capital|nwc))|agreed (?:on|level|amount|to)(?: an? )?(?: ?(?:working capital|nwc)(?: (?:of|is))?)?|(?:target|pegged|normal(?:ized)?|required|agreed) (?:working capital|nwc)(?: (?:of|is))?|(?:working capital|nwc) (?:peg|target)|required|normal(?:ized)? (?:level|amount)|(?:supposed|meant) to (?:be|have|deliver))\b/,
  band: /\b(?:collars?|bands?|dead ?band|threshold|basket|cushion|tolerance|either way|plus or minus)\b/,
  price:
    /\b(?:prices?|deal|purchase|paying|offer(?:ed)?|headline|bought (?:it )?for|buying (?:it )?for|selling (?:it )?for|sold for)\b/,
  actual:
    /\b(?:actual(?:ly)?|at clos\w+|clos\w+ (?:nwc|working capital)|deliver\w*|came in|comes? in|ends? up|ended up|turn(?:ed|s) out|there(?:['’]?s| is| was| are)|only|(?:have|has|had|left)|working capital|nwc)\b/,
};
const asksPeg = /\bpegs?\b|\bworking capital\b|\bnwc\b/i;

/** The true-up of working capital, and the price after it: `peg is 185k, 162k at closing, price 1.35m`. */
export const peg: Calculator = (question) => {
  if (!asksPeg.test(question.text)) return null;
  const called = calledIn(question, words);
  const named = (kind: Kind) => ofKind(called, kind).filter(({ unit }) => unit === 'money');
  const bands = ofKind(called, 'band');
  const [target, ...others] = named('peg');
  const rest = called.filter((one) => one !== target && !bands.includes(one));
  if (!target || others.length > 0 || bands.length > 1 || rest.length > 2) return null;
  if (rest.some(({ unit }) => unit !== 'money')) return null;
  const price = named('price')[0] ?? (rest.length === 2 ? largestOf(rest) : undefined);
  const [actual, ...more] = rest.filter((one) => one !== price);
  if (more.length > 0) return null;
  if (!actual) return price ? [withoutActual(target.value)] : null;
  const [band] = bands;
  const width = band && (band.unit === 'percent' ? (target.value * band.value) / 100 : band.value);
  return [
    trueUp(target.value, actual.value, price?.value),
    ...(width ? inBand(target.value - actual.value, { width, price: price?.value }) : []),
  ];
};

function largestOf(rest: readonly Called<Kind>[]): Called<Kind> | undefined {
  return rest.toSorted((a, b) => b.value - a.value)[0];
}

function trueUp(target: number, actual: number, price: number | undefined): Worked {
  const short = target - actual;
  const [from, to] = short >= 0 ? [target, actual] : [actual, target];
  const then =
    price === undefined
      ? ''
      : ` ${money(price)} ${short >= 0 ? '−' : '+'} ${money(Math.abs(short))} = ${money(price - short)}.`;
  return {
    says: `${money(from)} less ${money(to)} is ${money(Math.abs(short))}, which ${short >= 0 ? 'comes off' : 'is added to'} the price dollar for dollar, unless the contract has a collar, a band or a cap.${then} What counts as working capital, and when it is counted again, is what the agreement says.`,
    es: `${money(from)} menos ${money(to)} son ${money(Math.abs(short))}, que ${short >= 0 ? 'se restan del' : 'se suman al'} precio, salvo que el contrato tenga una banda o un tope.${price === undefined ? '' : ` Quedan ${money(price - short)}.`}`,
    formula:
      price === undefined ? 'Peg − working capital at closing' : 'Price − (peg − working capital at closing)',
  };
}

function inBand(short: number, { width, price }: { width: number; price: number | undefined }): Worked[] {
  const over = Math.abs(short) - width;
  const only = price === undefined ? '' : `, so ${money(price - Math.sign(short) * over)}`;
  return [
    {
      says:
        over <= 0
          ? `It lies within the band of ${money(width)} that you named, so under that band nothing may change${price === undefined ? '' : `: ${money(price)}`}.`
          : `It goes ${money(over)} beyond the band of ${money(width)} that you named: some agreements then count the whole difference, some only that ${money(over)}${only}.`,
      es: `La banda que nombró es de ${money(width)}: ${over <= 0 ? 'dentro de ella quizá nada cambie' : `la diferencia la supera por ${money(over)}; unos contratos cuentan todo, otros solo el exceso`}.`,
      formula: 'Difference − band',
    },
  ];
}

function withoutActual(target: number): Worked {
  return {
    says: `The peg is ${money(target)}: tell me the working capital at closing too, and I work out the price after the difference.`,
    es: `El nivel acordado es ${money(target)}: dígame también el capital de trabajo al cierre.`,
    formula: 'Price − (peg − working capital at closing)',
  };
}
