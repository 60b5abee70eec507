import { conceptsOf, writtenOut } from './meaning.ts';
import { allWords } from './words.ts';

/** How often a word, and a pair of words or a piece of one, has to be said to be a sign. */
const fewest = { words: 2, others: 3 } as const;
/** Of one phrase: what a word as written, a pair of words and a piece of a word weigh beside a meaning. */
const weightOf = { word: 0.7, pair: 0.4, piece: 0.2 } as const;
/** How much rarity counts: the power of its logarithm. */
const rarity = 0.6;
/** Of words that are longer, the pieces of this length are signs too: they outlast a slip. */
const pieceLength = 4;
/** What was learned from other signs is something else. */
export const kindsOfSigns = [fewest, weightOf, rarity, pieceLength] as const;

/** The signs that are known, each with its place and its weight. */
export type Features = ReadonlyMap<string, { at: number; weight: number }>;
/** The known signs of one text, by their places; with its unknown words their weights are of length 1. */
export type Signs = { at: Int32Array; weight: Float32Array };

/** Words as written and their pieces, what they mean, and pairs of them, each once. Figures do not say what is asked about. */
export function signsOf(text: string): string[] {
  const words = allWords(writtenOut(text)).filter((word) => !/^\d/.test(word));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const pieces = words.flatMap(piecesOf);
  return [...new Set([...conceptsOf(text), ...words.map((word) => `~${word}`), ...pairs, ...pieces])];
}

function piecesOf(word: string): string[] {
  const count = word.length > pieceLength ? word.length - pieceLength + 1 : 0;
  return Array.from({ length: count }, (_, at) => `#${word.slice(at, at + pieceLength)}`);
}

/** The signs of all texts, weighted by how rare each is. */
export function featuresOf(all: readonly (readonly string[])[]): Features {
  const said = new Map<string, number>();
  for (const signs of all) for (const sign of signs) said.set(sign, (said.get(sign) ?? 0) + 1);
  const kept = [...said].filter(([sign, times]) => times >= fewestOf(sign));
  return new Map(
    kept.map(([sign, times], at) => {
      const weight = weightFor(sign) * Math.log(all.length / times) ** rarity;
      return [sign, { at, weight }];
    }),
  );
}

const isWord = (sign: string) => sign.startsWith('~');
const isPiece = (sign: string) => sign.startsWith('#');
const isMeaning = (sign: string) => !(isWord(sign) || isPiece(sign) || sign.includes(' '));

function fewestOf(sign: string): number {
  if (isMeaning(sign)) return 1;
  return isWord(sign) ? fewest.words : fewest.others;
}

function weightFor(sign: string): number {
  if (isWord(sign)) return weightOf.word;
  if (isPiece(sign)) return weightOf.piece;
  return isMeaning(sign) ? 1 : weightOf.pair;
}

/** `unknown`: what a word weighs that is no sign, so that a text of mostly unknown words is near nothing. */
export function weighted(signs: readonly string[], features: Features, unknown: number): Signs {
  const known = signs.flatMap((sign) => features.get(sign) ?? []);
  const strangers = signs.filter((sign) => isWord(sign) && !features.has(sign)).length;
  const length = Math.hypot(unknown * Math.sqrt(strangers), ...known.map(({ weight }) => weight)) || 1;
  return {
    at: Int32Array.from(known, ({ at }) => at),
    weight: Float32Array.from(known, ({ weight }) => weight / length),
  };
}

/** What a word that no phrase has weighs: as much as the rarest that is known. */
export function unknownWeight(features: Features): number {
  let most = 0;
  for (const [sign, { weight }] of features) if (isWord(sign) && weight > most) most = weight;
  return most;
}
