import { tradeWords } from '#features/marketplace/businesses/domain/trade-words.ts';
import { tradeLabel, tradeValues } from '#features/marketplace/businesses/domain/trades.ts';
import type { Keyword } from './keywords.ts';

const shortest = 3;
const mostRelated = 8;

/**
 * Other forms of a word in the names of one trade: a card of a “dental practice” is found by “dentist”, and one of a “car
 * wash” by “carwash”. Quoted and excluded words, and phrases, have none.
 */
export function relatedWords({ words, excluded, exact }: Keyword): Keyword[] {
  const [typed, more] = words;
  if (excluded || exact || typed === undefined || more !== undefined) return [];
  const word = singular(typed.toLowerCase());
  const forms = namesOfTrades.filter((names) => names.some((name) => isNamed(name, word))).flatMap(formsOf);
  const found = new Map(forms.map((form) => [form.join(' '), form]));
  found.delete(word);
  return [...found.values()].slice(0, mostRelated).map((form) => ({
    words: form,
    open: true,
    excluded: false,
  }));

  function formsOf(names: readonly (readonly string[])[]): (readonly string[])[] {
    const joined = names.filter((name) => name.length > 1 && name.join('') === word);
    const alike = names.flat().filter((other) => isAlike(word, other));
    return [...joined, ...alike.map((other) => [other])];
  }
}

const isNamed = (name: readonly string[], word: string) => name.includes(word) || name.join('') === word;

/** Of each trade its name and synonyms, in words. */
const namesOfTrades = tradeValues.map((trade) =>
  [tradeLabel(trade), ...tradeWords[trade].split(',')].map((name) =>
    name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length >= shortest && word !== 'and')
      .map(singular),
  ),
);

function singular(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Words with one beginning: four letters at least and most of the shorter one, or all that was typed. */
function isAlike(typed: string, other: string): boolean {
  if (typed === other) return false;
  const shorter = Math.min(typed.length, other.length);
  let same = 0;
  while (same < shorter && typed[same] === other[same]) same += 1;
  return same === typed.length || same >= Math.max(4, Math.ceil(shorter * 0.6));
}
