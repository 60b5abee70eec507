import type { Entry } from './leak-dictionary.ts';

export type PathNode = { next: Map<string, PathNode>; ends: Entry[] };

/** Leet spellings; `1` and the like stand for either letter. */
const leet: Record<string, string> = {
  '0': 'o',
  '1': 'il',
  '!': 'il',
  '|': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '6': 'g',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
};

/** One representative for a letter and everything that can stand for it. */
export function plainLetter(shown: string): string {
  const letter = leet[shown]?.at(-1) ?? shown;
  return letter === 'i' ? 'l' : letter;
}

/** Whether `shown` can stand for `letter`. `capitalI`: the text has a capital I, which looks like an l. */
export function standsFor(shown: string, letter: string, capitalI: boolean): boolean {
  if (shown === letter || (capitalI && letter === 'l')) return true;
  return (leet[shown] ?? '').includes(letter) || (/\d/.test(letter) && (leet[letter] ?? '').includes(shown));
}

/** The trie of all entries, to be walked with `plainLetter` of each character. */
export function letterPaths(entries: readonly Entry[]): PathNode {
  const root: PathNode = { next: new Map(), ends: [] };
  for (const entry of entries) {
    let node = root;
    for (const letter of entry.letters) {
      const key = plainLetter(letter);
      const next = node.next.get(key) ?? { next: new Map(), ends: [] };
      node.next.set(key, next);
      node = next;
    }
    node.ends.push(entry);
  }
  return root;
}
