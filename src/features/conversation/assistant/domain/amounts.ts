import { type Cents, cents } from '#kernel/money.ts';

/** `other`: no word nearby says what the amount is. */
export type AmountRole = 'sde' | 'ebitda' | 'revenue' | 'price' | 'down' | 'note' | 'living' | 'other';
/** `most` for "under 2M", `least` for "over 2M", `none` for an exact amount. */
export type Amount = { amount: Cents; role: AmountRole; bound: 'most' | 'least' | 'none' };
/** 10.5 for 10.5%; a period in months. */
export type Measure = { value: number; unit: 'percent' | 'months' };

/** Numbers that people write as words. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = {
  k: 1_000,
  grand: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  mill: 1_000_000,
  million: 1_000_000,
  billion: 1_000_000_000,
};
const unitWords = Object.keys(numberWords).join('|');
const scaleWords = Object.keys(scales)
  .sort((a, b) => b.length - a.length)
  .join('|');

const roles: readonly [AmountRole, RegExp][] = [
  [
    'sde',
    /\b(?:sde|discretionary|cash ?flows?|earnings?|earns?|earned|profits?|makes?|making|nets?|clears?|owner.s benefit|take[- ]home)\b/gi,
  ],
  ['ebitda', /\bebitda\b/gi],
  ['revenue', /\b(?:revenues?|sales|turnover|top ?line|gross(?:es|ing)?)\b/gi],
  ['down', /\b(?:down|equity|own money|injection|cash(?! ?flows?)|savings?|saved)\b/gi],
  [
    'living',
    /\b(?:to live(?: on)?|living|live on|pay myself|(?:my|owner(?:’|')?s?|own|buyer(?:’|')?s?) (?:salary|pay|draw))\b/gi,
  ],
  ['note', /\b(?:seller (?:note|financing|carry)|note|standby)\b/gi],
  [
    'price',
    /\b(?:prices?|priced|asking|asks?|cost(?:s|ing)?|for sale (?:at|for)|buy(?:ing)?|purchase|purchasing|project|deal|pay(?:ing)?|budget|spend|afford|loan)\b/gi,
  ],
];
const most =
  /(?:\b(?:under|below|less than|up to|at most|no more than|max(?:imum)?(?: of)?|cheaper than|within|not over)|<=?)\s*(?:about\s+)?(?:us)?\$?\s*$/i;
const least =
  /(?:\b(?:over|above|more than|at least|min(?:imum)?(?: of)?|north of|exceeding|from)|>=?)\s*(?:about\s+)?(?:us)?\$?\s*$/i;

/**
 * Finds amounts of money in a text, in cents, with the role given by the words around each: `400k`, `$1.2M`,
 * `two million`. Bare numbers below a thousand do not count.
 */
export function amountsIn(text: string): Amount[] {
  const plain = withDigits(text);
  const found = [...plain.matchAll(moneyPattern)].flatMap((match) => {
    const [whole, dollar, digits = '', scale] = match;
    const value = Number(digits.replaceAll(',', '')) * (scales[scale?.toLowerCase() ?? ''] ?? 1);
    const isMoney = dollar !== undefined || scale !== undefined || (value >= 10_000 && !isYear(digits));
    return isMoney && value < 1e12 ? [{ value, from: match.index, to: match.index + whole.length }] : [];
  });
  return found.map(({ value, from, to }, at) => {
    const before = plain.slice(found[at - 1]?.to ?? 0, from);
    const after = plain.slice(to, found[at + 1]?.from ?? plain.length);
    const bound = most.test(before) ? 'most' : least.test(before) ? 'least' : 'none';
    return { amount: cents(Math.round(value * 100)), role: roleOf(before, after), bound };
  });
}

/** `and at 9.75`: a whole message that can only be a rate. */
const bareRate =
  /^\W*(?:and|or|but|what (?:about|if)|how about)?\s*(?:it(?:’|')?s\s+)?at (\d{1,2}(?:\.\d+)?)\W*$/i;

/** “At 10.5 over 10 years” is a rate, though no sign says so. */
const bareRateOfLoan =
  /\bat (\d{1,2}(?:\.\d+)?)(?=,? (?:over|for|on) (?:\d+|an?) ?(?:years?|yrs?|months?)\b)/gi;

/** Finds percentages, and periods converted to months. */
export function measuresIn(text: string): Measure[] {
  const rate = bareRate.exec(text)?.[1];
  if (rate !== undefined) return [{ value: Number(rate), unit: 'percent' }];
  const found = withDigits(text).matchAll(/(\d+(?:\.\d+)?)\s?(%|percent|per cent|months?|years?|yrs?)/gi);
  return [...found].map(([, digits, unit = '']) => {
    if (/^(?:%|per)/i.test(unit)) return { value: Number(digits), unit: 'percent' };
    return { value: Number(digits) * (/^m/i.test(unit) ? 1 : 12), unit: 'months' };
  });
}

const moneyPattern = new RegExp(
  String.raw`(\$\s?)?(?<![\w.,])(\d[\d,]*(?:\.\d+)?)(?:[\s-]?(${scaleWords})\b)?(?!\s?(?:%|percent|per cent|months?|years?|yrs?|employees|people|days?)|\w)`,
  'gi',
);

/** The nearest word decides; one before the amount counts as slightly nearer. */
function roleOf(before: string, after: string): AmountRole {
  let best: { role: AmountRole; distance: number } = { role: 'other', distance: 40 };
  for (const [role, pattern] of roles) {
    for (const { index, 0: word } of before.matchAll(pattern)) {
      const distance = before.length - index - word.length;
      if (distance < best.distance) best = { role, distance };
    }
    const [next] = after.matchAll(pattern);
    const joined =
      /^\s*(?:of|in|a year (?:of|in)|(?:annual|yearly|net|adjusted|total|discretionary)\b)*\s*$/i;
    if (!next) continue;
    // “Under 500k in Florida with a seller note”: a note further on is another thing than the amount.
    if (role === 'note' && !ofNote.test(after.slice(0, next.index))) continue;
    const distance = joined.test(after.slice(0, next.index)) ? 0 : next.index + 4;
    if (distance < best.distance) best = { role, distance };
  }
  return best.role;
}

const ofNote = /^\s*(?:(?:of|in|on|as|by|for|an?|the|is|be|will|goes|into)\s+)*$/i;

function isYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/.test(digits);
}

/** “Makes over 250 a year”: no business is sought by so few dollars, so these are thousands. */
const shortThousands =
  /\b((?:mak(?:es?|ing)|earn(?:s|ing)?|clear(?:s|ing)?|nets?|netting|cash ?flows?|cash flowing|profits?|sde|asking|priced?)\b[^.?!\d$]{0,25}?\b(?:over|above|under|below|more than|less than|at least|up to)) (\d{2,3})(?= (?:a|per) year\b| or (?:more|less)\b|[.?!]?$)/gi;

/** Rewrites `two million` as `2 million` and `a million and a half` as `1.5 million`. */
export function withDigits(text: string): string {
  return text
    .replace(bareRateOfLoan, 'at $1%')
    .replace(shortThousands, '$1 $2k')
    .replace(
      /\b(\d+|[a-z]+) (?:and a half|point five) (million|thousand)\b/gi,
      (whole, n: string, scale: string) => {
        const value = Number(n) || numberWords[n.toLowerCase()];
        return value ? `${value + 0.5} ${scale}` : whole;
      },
    )
    .replace(/\b(?:a|one) million and a half\b/gi, '1.5 million')
    .replace(/\bhalf a mil(?:lion)?\b/gi, '0.5 million')
    .replace(/\bquarter (?:of )?a mil(?:lion)?\b/gi, '0.25 million')
    .replace(/\ba (million|mil|hundred|thousand)\b/gi, '1 $1')
    .replace(
      new RegExp(
        String.raw`\b((?:${unitWords}|\d+)(?:[\s-](?:${unitWords}))?) hundred(?: and)?(?:\s(${unitWords}))?\b`,
        'gi',
      ),
      (_whole, n: string, rest?: string) => String(wordValue(n) * 100 + (rest ? wordValue(rest) : 0)),
    )
    .replace(
      new RegExp(
        String.raw`\b((?:${unitWords})(?:[\s-](?:${unitWords}))?)(?=[\s-](?:${scaleWords}|percent|years?|months?)\b)`,
        'gi',
      ),
      (n) => String(wordValue(n)),
    );
}

function wordValue(words: string): number {
  return words
    .toLowerCase()
    .split(/[\s-]/)
    .reduce((sum, word) => sum + (numberWords[word] ?? Number(word)), 0);
}
