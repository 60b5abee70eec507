import { states } from './places.ts';

/** A part that cannot be recognized is empty. */
export type AddressParts = {
  number: string;
  streetName: string;
  streetSuffix: string;
  city: string;
  zip: string;
};

const families =
  `street st,avenue ave av,road rd,boulevard blvd,drive dr,lane ln,court ct,place pl,parkway pkwy,
  highway hwy,circle cir,trail trl,terrace ter,square sq,crossing xing,turnpike pike`
    .split(/,\s*/)
    .map((family) => family.split(' '));
const suffixes = new Set([...families.flat(), ...'way loop alley plaza run row path expressway'.split(' ')]);
const ordinals =
  `first 1st,second 2nd,third 3rd,fourth 4th,fifth 5th,sixth 6th,seventh 7th,eighth 8th,ninth 9th,tenth 10th,
  eleventh 11th,twelfth 12th`
    .split(/,\s*/)
    .map((family) => family.split(' '));

/** How a street may be written: “Center St” and “Center Street”, “5th Ave” and “Fifth Avenue”. `street`: folded words. */
export function streetForms(street: readonly string[], suffix: string): string[][] {
  const formsOf = (word: string, all: readonly (readonly string[])[]) =>
    all.find((family) => family.includes(word)) ?? [word];
  const [first = '', ...rest] = street;
  return formsOf(first, ordinals).flatMap((name) =>
    formsOf(suffix, families).map((kind) => [name, ...rest, kind]),
  );
}
const directions = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest'.split(' '),
);
const stateNames = states.map((state) => state.label).join('|');
const stateAtEnd = new RegExp(`(?:^|\\s)(?:[A-Z]{2}\\.?|${stateNames})$`);
const unit = /\b(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|building|#)\.? ?[\w-]{1,10}/gi;

/** Parses a US address on one line, like `1423 N Maple Ridge Rd, Suite 4, Provo, UT 84601`. */
export function addressParts(address: string): AddressParts {
  const line = address.slice(0, 400).replace(unit, ' ');
  const zips = line.match(/\b\d{5}(?=-\d{4}\b|\b)/g) ?? [];
  const zip = zips.findLast((found) => !line.startsWith(found)) ?? '';
  const segments = line
    .replace(/\b\d{5}(-\d{4})?\s*(,?\s*(usa|us|united states))?\s*$/i, '')
    .split(',')
    .map((segment) => segment.replace(/[^\p{L}\p{N}'’ .-]/gu, ' ').trim())
    .filter((segment) => segment !== '');
  const words = (segments[0] ?? '').split(/[\s.]+/).filter((word) => word !== '');
  const number = /^\d/.test(words[0] ?? '') ? (words.shift() ?? '') : '';
  const end = words.findLastIndex((word) => suffixes.has(word.toLowerCase()));
  const street = end > 0 ? words.slice(0, end) : words;
  const name = street.filter((word) => !directions.has(word.toLowerCase()));
  const streetSuffix = end > 0 ? (words[end] ?? '').toLowerCase() : '';
  const rest = end > 0 ? words.slice(end + 1).filter((word) => !directions.has(word.toLowerCase())) : [];
  return { number, streetName: name.join(' '), streetSuffix, city: cityOf(segments, rest), zip };
}

function cityOf(segments: readonly string[], rest: readonly string[]): string {
  const after = segments
    .slice(1)
    .map(withoutState)
    .filter((segment) => segment !== '');
  return after.at(-1) ?? withoutState(rest.join(' '));
}

/** `Provo UT` and `Provo Utah` are Provo; a state alone is empty. */
function withoutState(segment: string): string {
  return segment.replace(stateAtEnd, '').trim();
}
