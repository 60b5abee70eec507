import { conceptsOf, writtenOut } from './meaning.ts';
import { allWords } from './words.ts';

export type Labeled<K> = { key: K; asked: readonly string[] };
type Likely<K> = { key: K; probability: number };
export type Likelihood<K> = (question: string) => Likely<K>[];

/** How much is taken for granted of a word that a topic never had: α of the smoothing. */
const unseen = 0.03;
/** Words of one question depend on each other, so each counts for less than one. */
const dependence = 0.35;
/** Phrases between two yields to other requests. */
const atOnce = 150;

/**
 * Which topic a question is most likely about, learned from how people ask for each: complement naive Bayes (Rennie and
 * others, “Tackling the Poor Assumptions of Naive Bayes Text Classifiers”, 2003) over words, their meanings and pairs.
 * Unlike the likeness to the nearest phrase, all phrases of a topic count together. `rest` is awaited now and then.
 */
export async function learned<K>(
  topics: readonly Labeled<K>[],
  rest: () => Promise<unknown>,
): Promise<Likelihood<K>> {
  const counts = new Map<string, Map<number, number>>();
  const totals = topics.map(() => 0);
  let phrases = 0;
  for (const [at, { asked }] of topics.entries())
    for (const phrase of asked) {
      for (const sign of signsOf(phrase)) {
        const among = counts.get(sign) ?? new Map<number, number>();
        counts.set(sign, among.set(at, (among.get(at) ?? 0) + 1));
        totals[at] = (totals[at] ?? 0) + 1;
      }
      phrases += 1;
      if (phrases % atOnce === 0) await rest();
    }
  const all = totals.reduce((sum, total) => sum + total, 0);
  const summed = [...counts].map(([sign, among]) => ({
    sign,
    among,
    everywhere: [...among.values()].reduce((sum, count) => sum + count, 0),
  }));
  const bySign = new Map(summed.map((one) => [one.sign, one]));
  const size = bySign.size;

  return (question) => {
    const known = signsOf(question).flatMap((sign) => bySign.get(sign) ?? []);
    const scores = topics.map((_, at) => {
      const own = totals[at] ?? 0;
      return known.reduce((sum, { among, everywhere }) => {
        const here = among.get(at) ?? 0;
        const inTopic = (here + (unseen * everywhere * size) / all) / (own + unseen * size);
        const elsewhere = (everywhere - here + 1) / (all - own + size);
        return sum + Math.log(inTopic / elsewhere);
      }, 0);
    });
    return asProbabilities(topics, scores);
  };
}

function asProbabilities<K>(topics: readonly Labeled<K>[], scores: readonly number[]): Likely<K>[] {
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - best) * dependence));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return topics
    .map(({ key }, at) => ({ key, probability: (weights[at] ?? 0) / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Words as written, what they mean, and pairs of them, each once. */
function signsOf(text: string): string[] {
  const words = allWords(writtenOut(text));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...conceptsOf(text), ...words.map((word) => `~${word}`), ...pairs])];
}
