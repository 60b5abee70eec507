import { tellingWords, withSayings } from './words.ts';

/**
 * How much of a question a text has: 0 to 1, each of its words weighted by how few of `texts` have it,
 * ln(1 + texts ÷ those).
 */
export function createCoverage(texts: readonly string[]): (question: string, text: string) => number {
  const among = new Map<string, number>();
  for (const text of texts)
    for (const word of tellingWords(text)) among.set(word, (among.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + texts.length / (among.get(word) ?? 1));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);
  return (question, text) => {
    const asked = tellingWords(question);
    const said = new Set(tellingWords(text));
    const has = asked.filter((word) => withSayings([word]).some((one) => said.has(one)));
    return asked.length === 0 ? 1 : sum(has) / sum(asked);
  };
}
