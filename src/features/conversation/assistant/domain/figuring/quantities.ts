import { grouped } from '#kernel/counts.ts';
import { numberWords, withDigits } from '../amounts.ts';

export type Unit = 'money' | 'percent' | 'months' | 'days' | 'times' | 'plain';

/** A figure of a question. Money in dollars, percent as 10.5, months and days as counts. `from`, `to`: its place. */
export type Quantity = {
  value: number;
  unit: Unit;
  from: number;
  to: number;
  /** As it was typed: whether a scale such as k or million stood there. */
  scaled: boolean;
  /** The words before it, back to the figure before, and after it, up to the next. */
  before: string;
  after: string;
  /** Of those words the ones that speak of this figure, not of its neighbor. */
  own: string;
};

export type Question = { text: string; quantities: readonly Quantity[] };

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  mm: 1e6,
  m: 1e6,
};
const monthsIn: Readonly<Record<string, number>> = { y: 12, m: 1 };
const figure =
  /(\$\s?)?(?<![\w.,])(\d[\d,]*(?:\.\d+)?|\.\d+)(?:[\s-]?(million|thousand|grand|mill?|mm|k|m)(?![a-z]))?(?:\s?-?\s?(%|percent|per cent|pct|x(?![a-z])|×|times\b|years?\b|yrs?\b|yr\b|y\b|months?\b|mos?\b|weeks?\b|wks?\b|days?\b))?/gi;
/** `10.75/10y`, `6%/5y`: rate and term of a loan. */
const rateAndTerm = /(\d+(?:\.\d+)?)\s?%?\s?\/\s?(\d+)\s?(?:y|yr|yrs|years?)\b/gi;
/** What makes a small figure without a scale one of thousands, where others are in thousands. */
const earned =
  /\b(?:sde|ebitda|earnings|profit|cash ?flow|makes?|making|nets?|pay(?:s|ing)?(?: myself)?|salary|draw|live|living|rent)\b/i;
const earnedBefore = new RegExp(String.raw`${earned.source}(?: (?:of|is|about|around))?\s*$`, 'i');
/** A part of an offer, beside a price in millions or thousands: `1.05m but thats 650 cash, 300 note`. */
const partAfter =
  /^\s*(?:(?:in |of )?cash|(?:seller )?notes?|down|up ?front|earn-?outs?|at clos\w+|if (?:sales|revenue|we|i|it)\b)/i;
const owedBefore =
  /\b(?:owe[ds]?|owing|debts?|pay ?off|loan balance|eidl)(?: (?:of|is|about|around|on|to|the|my|a|bank|lender|sba|still))*\s*$/i;
const priced =
  /\b(?:prices?|deal|loans?|sell(?:s|ing)?|sale|ask(?:ing)?|wants?|buy(?:ing)?|offer(?:ed|s)?|at|on|drop|to|is|for)\b/i;
const multiplied = /\bmultiples?\b|\bdscr\b|\bcoverage\b|\d ?x\b|\d to \d/i;
const [smallest, largestBare, largestRate] = [20, 2_000, 20];

/** The figures of a question, with what is left out on a phone filled in: `480 SDE` is 480,000, `price 2.6` millions. */
export function quantitiesIn(question: string): Question {
  const text = withDigits(question)
    .replace(rateAndTerm, '$1% $2 years')
    .replace(
      /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve) (years?|months?|weeks?)\b/gi,
      (_w, n: string, unit: string) => `${numberWords[n.toLowerCase()] ?? n} ${unit}`,
    );
  const found = [...text.matchAll(figure)].filter(
    ({ index }) =>
      !/(?:\b(?:(?:in|at|by|after) (?:yr|year)|page|buyer|guy|bidder|lot|unit|form|section) |#)$/i.test(
        text.slice(0, index),
      ),
  );
  const bare = found.map((match, at) => {
    const [whole, dollar, digits = '', scale, unit] = match;
    const typed = Number(digits.replaceAll(',', ''));
    const from = match.index;
    const to = from + whole.length;
    return {
      ...measured(typed, {
        dollar: dollar !== undefined,
        scale: scale?.toLowerCase(),
        unit: unit?.toLowerCase(),
        digits,
      }),
      from,
      to,
      before: text.slice((found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0), from),
      after: text.slice(to, found[at + 1]?.index ?? text.length),
    };
  });
  return { text, quantities: withScales(withOwnWords(bare), text) };
}

type Bare = Omit<Quantity, 'own'>;
const border = /[,;.:()]|\b(?:and|less|minus|plus|with|while|but|i|we|over|at|for|is it)\b/i;
const naming =
  /\b(?:sde|ebitda|earnings|profit|price|loans?|notes?|pay|salary|deal|revenue|sales|rent|debt|peg|down|sba)\b/i;

/**
 * Words between two figures are of the left one up to a border. Without a border they are of the left one only if it is
 * money that no word before it names: `1.9m loan`, but `sde 540k pay 120k`.
 */
function withOwnWords(quantities: readonly Bare[]): Quantity[] {
  const told: Quantity[] = [];
  let before = quantities[0]?.before ?? '';
  for (const [at, one] of quantities.entries()) {
    const isNamed = one.unit !== 'percent' && naming.test(before.slice(-reach.before));
    const cut = border.exec(one.after)?.index;
    const last = at === quantities.length - 1;
    const takesAll = last || (one.unit !== 'months' && one.unit !== 'days' && !isNamed);
    const upTo = cut ?? (takesAll ? one.after.length : 0);
    told.push({
      ...one,
      own: `${before.slice(-reach.before)} | ${one.after.slice(0, Math.min(upTo, reach.after))}`,
    });
    before = one.after.slice(upTo);
  }
  return told;
}

type Typed = { dollar: boolean; scale: string | undefined; unit: string | undefined; digits: string };

function measured(
  value: number,
  { dollar, scale, unit, digits }: Typed,
): Pick<Quantity, 'value' | 'unit' | 'scaled'> {
  if (scale)
    return {
      value: value * (scales[scale] ?? 1),
      unit: unitOf(unit) === 'times' ? 'money' : 'money',
      scaled: true,
    };
  const kind = unitOf(unit);
  if (kind === 'months')
    return { value: value * (monthsIn[unit?.[0] ?? ''] ?? 1), unit: 'months', scaled: true };
  if (kind === 'days') return { value: value * (unit?.startsWith('w') ? 7 : 1), unit: 'days', scaled: true };
  if (kind !== null) return { value, unit: kind, scaled: true };
  if (dollar) return { value, unit: 'money', scaled: true };
  const isYear = /^(?:19|20)\d\d,?$/.test(digits);
  return { value, unit: !isYear && value >= largestBare ? 'money' : 'plain', scaled: false };
}

function unitOf(unit: string | undefined): Unit | null {
  if (!unit) return null;
  if (/^(?:%|p)/.test(unit)) return 'percent';
  if (/^(?:x|×|t)/.test(unit)) return 'times';
  return /^(?:d|w)/.test(unit) ? 'days' : 'months';
}

/** Figures without a scale beside others that have one: thousands where something is earned, millions where priced. */
function withScales(quantities: readonly Quantity[], text: string): Quantity[] {
  const large = quantities.some(({ value, unit }) => unit === 'money' && value >= 1e5);
  const millions = /\bmil(?:lion)?\b|\dm\b/i.test(text);
  const named = quantities.some((one) => one.unit === 'plain' && isNamedEarnings(one));
  return quantities.map((one, at) => {
    if (one.unit !== 'plain') return one;
    if (isRate(one, [quantities[at - 1], quantities[at + 1]])) return { ...one, unit: 'percent' };
    if (isNamedEarnings(one)) return { ...one, value: one.value * 1e3, unit: 'money', scaled: true };
    if (!(large || millions || named)) return one;
    const isEarned =
      earned.test(one.own) ||
      earnedBefore.test(one.before) ||
      owedBefore.test(one.before) ||
      (large && partAfter.test(one.after));
    if (one.value >= smallest && one.value < largestBare && isEarned)
      return { ...one, value: one.value * 1e3, unit: 'money', scaled: true };
    if (
      one.value < smallest &&
      priced.test(one.before.slice(-14)) &&
      !Number.isInteger(one.value) &&
      !multiplied.test(text)
    )
      return { ...one, value: one.value * 1e6, unit: 'money', scaled: true };
    return one;
  });
}

/** `10 years at 10.5`: a rate beside a term, though no sign says so. */
function isRate({ value, before, after }: Quantity, beside: readonly (Quantity | undefined)[]): boolean {
  if (value < 1 || value > largestRate) return false;
  if (
    /\b(?:rate|interest)(?: (?:of|is|at|rate))*\s*$/i.test(before) ||
    /^\s*(?:interest|apr|rate)\b/i.test(after)
  )
    return true;
  return /\bat(?: about| around)?\s*$/i.test(before) && beside.some((one) => one?.unit === 'months');
}

/** `sde 280` is in thousands, whatever stands beside it. */
function isNamedEarnings({ value, before, after }: Quantity): boolean {
  const named =
    /\b(?:sde|ebitda|cash ?flow)(?: (?:of|is|about|around))?\s*$/i.test(before) ||
    /^\s*(?:of )?(?:sde|ebitda|cash ?flow)\b/i.test(after);
  return named && value >= smallest && value < largestBare;
}

/** A question with what is left out on a phone written in: `sde 280` as `sde $280,000`. */
export function withFiguresWritten(question: string): string {
  const { text, quantities } = quantitiesIn(question);
  return quantities.toReversed().reduce((said, { unit, value, from, to }) => {
    const typed = said.slice(from, to);
    const isBare = /^\d[\d.,]*$/.test(typed.trim());
    const isMeant = unit === 'money' && isBare && Number(typed.replaceAll(',', '')) !== value;
    return isMeant ? `${said.slice(0, from)}$${grouped(value)}${said.slice(to)}` : said;
  }, text);
}

/** The figures of a unit whose nearest words fit, before it or, within a few letters, behind it. */
export function near(
  { quantities }: Question,
  unit: Unit | readonly Unit[],
  words: RegExp,
): readonly Quantity[] {
  const units = [unit].flat();
  return quantities.filter(
    (one) =>
      units.includes(one.unit) &&
      (words.test(one.before.slice(-reach.before)) || words.test(one.after.slice(0, reach.after))),
  );
}
const reach = { before: 18, after: 22 } as const;

export function ofUnit({ quantities }: Question, unit: Unit): readonly Quantity[] {
  return quantities.filter((one) => one.unit === unit);
}
