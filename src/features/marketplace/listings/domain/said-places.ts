import type { Keyword } from './keywords.ts';
import { divisionOf, divisions, type Place, placesWithin, states } from './places.ts';

/** `said`: states and regions that a search names; `rest`: its other words. */
export type SaidPlaces = { said: readonly Place[]; rest: readonly Keyword[] };

const mostWords = 3;
const leadWords = ['in', 'near', 'around'];

/** A region of one word (“Mountain”, “Pacific”) says more often something else. */
const names: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...[...states, ...divisions.filter(({ label }) => label.includes(' '))].map(
    ({ slug, label }): [string, Place] => [label.toLowerCase(), slug],
  ),
  ['mid atlantic', 'middle-atlantic'],
  ['new york city', 'new-york'],
  ['dc', 'district-of-columbia'],
  ['d c', 'district-of-columbia'],
  ['washington dc', 'district-of-columbia'],
  ['washington d c', 'district-of-columbia'],
]);

/** Finds the places in a search. Quoted and excluded words are no places. */
export function saidPlaces(keywords: readonly Keyword[]): SaidPlaces {
  const said: Place[] = [];
  const rest: Keyword[] = [];
  let at = 0;
  while (at < keywords.length) {
    const found = placeAt(keywords, at);
    if (!found) rest.push(...keywords.slice(at, at + 1));
    else {
      const before = rest.at(-1);
      if (before && leadWords.includes(plainWords(before) ?? '')) rest.pop();
      said.push(found.place);
    }
    at += found?.length ?? 1;
  }
  return { said, rest };
}

/**
 * What the cards of a search show that names these places: the state, or only its region. By the card alone, so a search
 * for Georgia and one for Florida find the same cards of their region, wherever the businesses are.
 */
export function cardPlaces(said: readonly Place[]): readonly Place[] {
  return [...new Set(said.flatMap((place) => [...placesWithin(place), divisionOf(place)]))];
}

function placeAt(keywords: readonly Keyword[], at: number): { place: Place; length: number } | null {
  for (let length = Math.min(mostWords, keywords.length - at); length > 0; length -= 1) {
    const words = keywords.slice(at, at + length).map(plainWords);
    const place = words.includes(null) ? undefined : names.get(words.join(' '));
    if (place) return { place, length };
  }
  const place = stateByCode(keywords, at);
  return place ? { place, length: 1 } : null;
}

/** Codes are also words (“in”, “or”): one counts if it is the whole search, or the last word in capitals. */
function stateByCode(keywords: readonly Keyword[], at: number): Place | null {
  const [code = '', ...more] = keywords[at]?.words ?? [];
  if (more.length > 0 || plainWords(keywords[at]) === null) return null;
  const counts = keywords.length === 1 || (at === keywords.length - 1 && code === code.toUpperCase());
  return (counts && states.find((state) => state.code === code.toUpperCase())?.slug) || null;
}

function plainWords(keyword: Keyword | undefined): string | null {
  if (!keyword || keyword.excluded || keyword.exact) return null;
  return keyword.words.join(' ').toLowerCase();
}
