import { clausesOf } from './clauses.ts';
import { conceptsOf, formOf, writtenOut } from './meaning.ts';
import { createSpelling } from './slips.ts';
import { allWords } from './words.ts';

/** Something that Appa can answer. `kind`: an act of the product, a state of things, or a note of its own. */
export type Topic<K> = { kind: 'act' | 'state' | 'note'; key: K; asked: readonly string[] };
export type Near<K> = { topic: Topic<K>; score: number };
type Scored = { score: number; small: number };

type Phrase<K> = { topic: Topic<K>; words: readonly string[]; all: readonly string[]; weight: number };

/** What a question in the other form loses: “how do I accept” is no question whether someone accepted. */
const otherForm = 0.6;
/** One word in common is chance, unless the small words are alike too. */
const alikeInAll = 0.6;
const byChance = 0.44;
/** A word that no topic has weighs as much as one that this many have. */
const unknownIn = 6;
/** How much more it counts that a question has the words of a phrase than that it has no others: β of the F-measure. */
const beta = 1.35;
/** What a thought of a longer message loses against the whole of it. */
const ofClause = 0.9;

/**
 * Ranks topics by how alike their questions are to one that is asked, 0 to 1: the F-measure of the shares of the words
 * in common, each word weighted by how few topics have it, ln(1 + topics ÷ those). A message of several thoughts is as
 * near as the nearest of them.
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
      all: allWords(writtenOut(topic.asked[of] ?? '')),
      weight: sum(words),
    })),
  );
  const phrasesWith = new Map<string, Phrase<K>[]>();
  for (const phrase of phrases)
    for (const word of phrase.words) phrasesWith.set(word, [...(phrasesWith.get(word) ?? []), phrase]);
  const wordless = phrases.filter(({ words }) => words.length === 0);
  const spelled = createSpelling(among.keys());

  const scoresOf = (question: string) => {
    const form = formOf(question);
    const names = namesIn(question);
    const words = [...new Set(conceptsOf(question).map(spelled))].filter(
      (word) => among.has(word) || !names.has(word),
    );
    const asked = { words: new Set(words), weight: sum(words), all: allWords(writtenOut(question)), form };
    if (words.length === 0) return smallTalk(asked.all);
    const best = new Map<Topic<K>, Scored>();
    for (const phrase of new Set(words.flatMap((word) => phrasesWith.get(word) ?? []))) {
      better(best, phrase.topic, { score: likeness(phrase, asked), small: diceOf(asked.all, phrase.all) });
    }
    return best;
  };

  /** A message of small words only, such as a greeting, is near what is asked in nearly the same ones. */
  function smallTalk(all: readonly string[]): Map<Topic<K>, Scored> {
    const best = new Map<Topic<K>, Scored>();
    for (const phrase of wordless) {
      const like = diceOf(all, phrase.all);
      if (like >= alikeInAll) better(best, phrase.topic, { score: like, small: like });
    }
    return best;
  }

  type Asked = { words: ReadonlySet<string>; weight: number; all: readonly string[]; form: string };
  function likeness(phrase: Phrase<K>, { words, weight, all, form }: Asked): number {
    const both = phrase.words.filter((word) => words.has(word));
    const rare = form === 'way' && words.size === 1 && (among.get(both[0] ?? '') ?? 0) <= 2;
    const chance = both.length === 1 && !rare && diceOf(all, phrase.all) < alikeInAll;
    const shared = sum(both);
    const { kind } = phrase.topic;
    const fits = form === 'open' || kind === 'note' || (form === 'way') === (kind === 'act');
    const measure = ((1 + beta ** 2) * shared) / (weight + beta ** 2 * phrase.weight);
    return measure * (fits ? 1 : otherForm) * (chance ? byChance : 1);
  }

  return (question) => {
    const best = scoresOf(question);
    for (const clause of clausesOf(question))
      for (const [topic, { score, small }] of scoresOf(clause))
        better(best, topic, { score: score * ofClause, small });
    return [...best]
      .toSorted(([, a], [, b]) => b.score - a.score || b.small - a.small)
      .map(([topic, { score }]) => ({ topic, score }));
  };
}

/** Keeps the better of two scores; of two that are as good, the one whose small words are alike too. */
function better<T>(best: Map<T, Scored>, topic: T, now: Scored): void {
  const known = best.get(topic);
  if (now.score <= 0) return;
  if (!known || now.score > known.score || (now.score === known.score && now.small > known.small))
    best.set(topic, now);
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
