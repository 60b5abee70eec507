import { isTelling } from '../named-business.ts';
import { allWords } from '../words.ts';

/** What a reader may not be told of a business, or of other people; `title` is known to them. */
export type Secret = { names: readonly string[]; address: string | null; title: string; person?: true };

const legal =
  /[\s,]+(?:l\.?\s?l\.?\s?c|l\.?l\.?p|l\.?p|p\.?l\.?l\.?c|p\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited)\.?$/;
/** How streets are shortened. */
const shortened = new Map(
  `n north s south e east w west ne northeast nw northwest se southeast sw southwest st street str street av avenue ave avenue rd road
  dr drive ln lane blvd boulevard ct court pl place pkwy parkway hwy highway ste suite apt apartment fl floor bldg building cir circle
  ter terrace trl trail sq square plz plaza ctr center mt mount ft fort first 1st second 2nd third 3rd fourth 4th fifth 5th sixth 6th
  seventh 7th eighth 8th ninth 9th tenth 10th`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? word] as const] : [])),
);
const ofStreets = new Set(
  [
    ...shortened.values(),
    ...'unit way loop pike room mall office park shop shops village business industrial'.split(' '),
  ].flatMap(allWords),
);

/** Whether a sentence has a name, an address or a telling word of them that the public title does not have. */
export function tells(sentence: string, { names, address, title }: Secret): boolean {
  const said = normal(sentence);
  const known = new Set(allWords(normal(title)));
  const words = new Set(allWords(said).filter((word) => !known.has(word)));
  const whole = names.map((name) => normal(name).replace(legal, '')).filter((name) => name !== '');
  if (whole.some((name) => ` ${spaced(said)} `.includes(` ${spaced(name)} `))) return true;
  if (whole.flatMap(allWords).some((word) => isTelling(word) && words.has(word))) return true;
  return address !== null && tellsAddress(words, said, normal(address));
}

/** The street and the postal code; the town may be known. */
function tellsAddress(words: ReadonlySet<string>, said: string, address: string): boolean {
  const parts = address.split(/[,\n]/).filter((part) => part.trim() !== '');
  const isTown = (at: number) => at > 0 && at >= parts.length - 2;
  const place = parts.filter((_, at) => !isTown(at)).map(unfolded);
  const told = ` ${unfolded(said)} `;
  if (place.some((part) => part.includes(' ') && told.includes(` ${part} `))) return true;
  const numbered = place.flatMap((part) => part.match(/(?<!\S)\d+ \S+/g) ?? []);
  // “5th Avenue” is a street without its house number too.
  const ordinal = place.flatMap((part) => part.match(/(?<!\S)\d+(?:st|nd|rd|th) \S+/g) ?? []);
  if ([...numbered, ...ordinal].some((pair) => told.includes(` ${pair} `))) return true;
  const codes = address.match(/\b\d{5}\b/g) ?? [];
  const telling = place
    .flatMap(allWords)
    .filter((word) => isTelling(word) && !/^\d/.test(word) && !ofStreets.has(word));
  return [...codes, ...telling].some((word) => words.has(word));
}

/** “412 5th Ave.” is “412 5th Avenue”. */
function unfolded(text: string): string {
  return spaced(text)
    .split(' ')
    .map((word) => shortened.get(word) ?? word)
    .join(' ');
}

function normal(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase()
    .trim();
}

/** Points, commas and apostrophes tell no names apart. */
function spaced(text: string): string {
  return text
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A text without the name of a business: `the trucks of Quillback LLC` are its trucks. */
export function withoutBusiness(text: string, { names }: Secret): string {
  return names
    .flatMap((name) => [name, name.replace(new RegExp(legal, 'i'), '')])
    .filter((name) => name.trim() !== '')
    .reduce((rest, name) => {
      const at = rest.toLowerCase().indexOf(` of ${name.toLowerCase()}`);
      return at === -1 ? rest : rest.slice(0, at) + rest.slice(at + 4 + name.length);
    }, text);
}
