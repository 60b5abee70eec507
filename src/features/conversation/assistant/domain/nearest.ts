import { conceptsOf, formOf } from './meaning.ts';
import { allWords, stemOf } from './words.ts';

/** Something that Appa can answer. `kind`: an act of the product, or a state of things. */
export type Topic<K> = { kind: 'act' | 'state'; key: K; asked: readonly string[] };
export type Near<K> = { topic: Topic<K>; score: number };

type Phrase<K> = { topic: Topic<K>; words: readonly string[]; all: readonly string[]; weight: number };

/** What a question in the other form loses: “how do I accept” is no question whether somebody accepted. */
const otherForm = 0.6;
/** One word in common is chance, unless the small words are alike too. */
const alikeInAll = 0.6;
const byChance = 0.44;
/** A word that no topic has weighs as much as one that this many have. */
const unknownIn = 6;

/**
 * Ranks topics by how alike their questions are to one that is asked, 0 to 1: the harmonic mean of the shares of
 * the words in common (the Dice coefficient), each word weighted by how few topics have it, ln(1 + topics ÷ those).
 */
export function createNearest<K>(topics: readonly Topic<K>[]): (question: string) => Near<K>[] {
  const wordsBy = topics.map((topic) => topic.asked.map(conceptsOf));
  const among = new Map<string, number>();
  for (const phrases of wordsBy)
    for (const word of new Set(phrases.flat())) among.set(word, (among.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + topics.length / (among.get(word) ?? unknownIn));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);
  const phrases: Phrase<K>[] = topics.flatMap((topic, at) =>
    (wordsBy[at] ?? []).map((words, of) => ({
      topic,
      words,
      all: allWords(topic.asked[of] ?? ''),
      weight: sum(words),
    })),
  );
  const vocabulary = [...among.keys()];
  return (question) => {
    const form = formOf(question);
    const names = namesIn(question);
    const words = [...new Set(conceptsOf(question).map((word) => spelled(word, among, vocabulary)))].filter(
      (word) => among.has(word) || !names.has(word),
    );
    const weight = sum(words);
    const all = allWords(question);
    const best = new Map<Topic<K>, number>();
    for (const phrase of phrases) {
      const both = phrase.words.filter((word) => words.includes(word));
      if (both.length === 0) continue;
      const rare = form === 'way' && words.length === 1 && (among.get(both[0] ?? '') ?? 0) <= 2;
      const chance = both.length === 1 && !rare && diceOf(all, phrase.all) < alikeInAll;
      const shared = sum(both);
      const fits = form === 'open' || (form === 'way') === (phrase.topic.kind === 'act');
      const score =
        ((2 * shared) / (weight + phrase.weight)) * (fits ? 1 : otherForm) * (chance ? byChance : 1);
      if (score > (best.get(phrase.topic) ?? 0)) best.set(phrase.topic, score);
    }
    return [...best].map(([topic, score]) => ({ topic, score })).toSorted((a, b) => b.score - a.score);
  };
}

/** Words with a capital within a sentence, such as a person’s name: they do not say what is asked about them. */
function namesIn(question: string): ReadonlySet<string> {
  const found = [...question.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name);
  return new Set(found.flatMap((name) => conceptsOf(name)));
}

function diceOf(one: readonly string[], other: readonly string[]): number {
  const both = other.filter((word) => one.includes(word)).length;
  return (2 * both) / (one.length + other.length);
}

/** A word that no topic has may be one of them with a slip of the finger. */
function spelled(word: string, among: ReadonlyMap<string, number>, vocabulary: readonly string[]): string {
  if (among.has(word) || word.length < 5) return word;
  return (
    vocabulary.find((one) => one.length >= 5 && (isOneSlip(word, one) || isOneSlip(word, stemOf(one)))) ??
    word
  );
}

/** One letter too many, missing, wrong, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, others] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === others.slice(1) ||
    rest.slice(1) === others ||
    rest === others.slice(1) ||
    (rest[0] === others[1] && rest[1] === others[0] && rest.slice(2) === others.slice(2))
  );
}
