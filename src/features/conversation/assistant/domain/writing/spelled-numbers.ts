const small = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);
export const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
const units = [...small.keys()].slice(1, 10).join('|');
const upTo99 = `(?:(?:${[...tens.keys()].join('|')})(?:[\\s-](?:${units}))?|${[...small.keys()].join('|')})\\b`;
const upTo999 = `(?:(?:${upTo99}|an?)[\\s-]hundred\\b(?:\\s(?:and\\s)?${upTo99})?|${upTo99})`;
const large = `(?:${upTo999}|an?)[\\s-](?:thousand|million|billion)\\b`;
const number = new RegExp(
  `(?:${large}(?:,?\\s(?:and\\s)?${large})*(?:,?\\s(?:and\\s)?${upTo999})?|${upTo999})`,
  'iy',
);

/** The number in words that begins at a place of a text: `three million` is 3,000,000 and no 3. */
export function spelledNumberAt(text: string, at: number): { value: number; length: number } | null {
  number.lastIndex = at;
  const [found] = number.exec(text) ?? [];
  return found === undefined ? null : { value: numberFrom(found), length: found.length };
}

function numberFrom(found: string): number {
  let [sum, below1000] = [0, 0];
  for (const word of found.toLowerCase().split(/[\s,-]+/)) {
    const scale = scales.get(word);
    if (scale === undefined) below1000 += small.get(word) ?? tens.get(word) ?? (/^an?$/.test(word) ? 1 : 0);
    else if (scale === 100) below1000 *= scale;
    else [sum, below1000] = [sum + below1000 * scale, 0];
  }
  return sum + below1000;
}
