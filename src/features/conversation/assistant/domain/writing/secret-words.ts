import { isTelling } from '../named-business.ts';
import { allWords } from '../words.ts';

/** What a reader may not be told of a business, or of other people; `title` is known to them. */
export type Secret = { names: readonly string[]; address: string | null; title: string; person?: true };

const legal =
  /[\s,]+(?:l\.?\s?l\.?\s?c|l\.?l\.?p|l\.?p|p\.?l\.?l\.?c|p\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited)\.?$/;
const ofStreets = new Set(
  allWords(
    'street st avenue ave road rd drive dr lane ln boulevard blvd way court ct place pl parkway pkwy highway hwy suite ste unit floor north south east west',
  ),
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
  const [street = ''] = address.split(/[,\n]/);
  if (spaced(street) !== '' && ` ${spaced(said)} `.includes(` ${spaced(street)} `)) return true;
  const codes = address.match(/\b\d{5}\b/g) ?? [];
  const telling = allWords(street).filter(
    (word) => isTelling(word) && !/^\d/.test(word) && !ofStreets.has(word),
  );
  return [...codes, ...telling].some((word) => words.has(word));
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
