import { stemOf } from './words.ts';

/** Longer words may have two slips. */
const [shortest, twoFrom] = [5, 9];

/**
 * How many slips of the finger are between two words: letters too many, missing, wrong, or two swapped (the distance of
 * Damerau and Levenshtein, in the form of optimal string alignment). Stops above `most`.
 */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[other.length] ?? most + 1;
}

/** The sound of a word, roughly: what is left without its vowels and with letters that sound alike as one. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/^(?:kn|gn)/, 'n')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/(?:ck|c|q)/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)[aeiouyhw]/g, '');
}

/** Finds the word of a vocabulary that another one was meant to be, or gives that one back. Words of it are kept. */
export function createSpelling(vocabulary: Iterable<string>): (word: string) => string {
  const known = new Set(vocabulary);
  const forms = [...known].flatMap((word) =>
    [...new Set([word, stemOf(word)])].map((form) => ({ form, word })),
  );
  const all = forms.filter(({ form }) => form.length >= shortest);
  const byFirst = Map.groupBy(all, ({ form }) => form[0] ?? '');
  const bySound = Map.groupBy(all, ({ form }) => soundOf(form));
  return (word) => {
    if (known.has(word) || word.length < shortest || /\d/.test(word)) return word;
    const most = word.length >= twoFrom ? 2 : 1;
    let [best, fewest] = [word, most + 1];
    // A first letter is seldom missed; a slip in it is looked for in short lists only.
    for (const { form, word: meant } of byFirst.get(word[0] ?? '') ?? []) {
      const slips = slipsBetween(word, form, most);
      if (slips < fewest) [best, fewest] = [meant, slips];
    }
    if (fewest <= most) return best;
    const [alike, ...others] = word.length > shortest ? (bySound.get(soundOf(word)) ?? []) : [];
    return alike && others.every((one) => one.word === alike.word) ? alike.word : word;
  };
}
