import type { Entry } from './leak-dictionary.ts';

/** A tree of letters: the entries that end at a node are spelled by the way to it. */
export type PathNode = { next: Map<string, PathNode>; ends: Entry[] };

/** What digits and signs are used for in "leet" writing; `1` and the like stand for either letter. */
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

/** The class of a letter, in which a letter and all that can stand for it fall together. */
export function plainLetter(shown: string): string {
  const letter = leet[shown]?.at(-1) ?? shown;
  return letter === 'i' ? 'l' : letter;
}

/** Whether `shown` can stand for `letter`. `capitalI`: it is a capital I in the text, which looks like an l. */
export function standsFor(shown: string, letter: string, capitalI: boolean): boolean {
  if (shown === letter || (capitalI && letter === 'l')) return true;
  return (leet[shown] ?? '').includes(letter) || (/\d/.test(letter) && (leet[letter] ?? '').includes(shown));
}

/** The tree of all entries, walked with `plainLetter` of each character. */
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
