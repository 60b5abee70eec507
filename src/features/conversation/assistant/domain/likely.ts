import { indexPhrases, nearnessIn, type PhraseIndex } from './phrase-index.ts';
import {
  type Features,
  featuresOf,
  kindsOfSigns,
  type Signs,
  signsOf,
  unknownWeight,
  weighted,
} from './signs.ts';

export type Labeled<K> = { key: K; asked: readonly string[] };
type Likely<K> = { key: K; probability: number };
export type Likelihood<K> = (question: string) => Likely<K>[];

/** How often all phrases are gone through, and how far each step goes at first: η of AdaGrad. */
const [rounds, step] = [2, 1];
/** A topic that is this unlikely already is not made unlikelier: nearly all are, and it would take most of the time. */
const leastError = 0.006;
/** Weights below this, of 127, change no order, and are two in three. */
const leastByte = 9;
/** What the likeness to the nearest phrase, 0 to 1, adds to the logarithm of the probability that was learned. */
const [ofNearest, leastProbability] = [4, 1e-4];
/** What was learned in another way is something else. */
export const wayOfLearning = JSON.stringify([rounds, step, leastError, leastByte, ...kindsOfSigns]);
/** Phrases between two yields to other requests. */
const atOnce = 60;

/**
 * What was learned: the signs that are known, what each weighs, and of each its weights for topics, in one byte each:
 * those that matter, one in thirty. Of the sign `n` they lie from `starts[n]` up to `starts[n + 1]`.
 */
export type Learned = {
  topics: number;
  signs: readonly string[];
  signWeights: Float32Array;
  /** How much one of a byte is, by sign. */
  units: Float32Array;
  starts: Uint32Array;
  ofTopic: Uint16Array;
  bytes: Int8Array;
  phrases: PhraseIndex;
};

/**
 * Learns from how people ask for each topic which one a question is most likely about: multinomial logistic regression
 * over words, their meanings, pieces and pairs, each weighted by how rare it is, in which all phrases of a topic count
 * together, and the likeness to the nearest phrase beside it. `rest` is awaited now and then.
 */
export async function learn<K>(
  topics: readonly Labeled<K>[],
  rest: () => Promise<unknown>,
): Promise<Learned> {
  const { features, examples } = await examplesOf(topics, rest);
  const size = { features: features.size, topics: topics.length };
  const weights = inBytes(await fitted(examples, size, rest), topics.length);
  return {
    topics: topics.length,
    signs: [...features.keys()],
    signWeights: Float32Array.from(features.values(), ({ weight }) => weight),
    ...weights,
    phrases: indexPhrases(examples, features.size),
  };
}

type Example = Signs & { topic: number };

/** The phrases as their signs; the texts of the signs are free again before the weights need the memory. */
async function examplesOf<K>(
  topics: readonly Labeled<K>[],
  rest: () => Promise<unknown>,
): Promise<{ features: Features; examples: Example[] }> {
  const phrases: { topic: number; signs: readonly string[] }[] = [];
  for (const [topic, { asked }] of topics.entries())
    for (const phrase of asked) {
      phrases.push({ topic, signs: signsOf(phrase) });
      if (phrases.length % atOnce === 0) await rest();
    }
  const features = featuresOf(phrases.map(({ signs }) => signs));
  const unknown = unknownWeight(features);
  const examples = phrases.map(({ topic, signs }) => ({ topic, ...weighted(signs, features, unknown) }));
  return { features, examples };
}

/** How likely a question is about each of the topics that it was learned from, in their order. */
export function likelihoodOf<K>(keys: readonly K[], learned: Learned): Likelihood<K> {
  const features: Features = new Map(
    learned.signs.map((sign, at) => [sign, { at, weight: learned.signWeights[at] ?? 0 }]),
  );
  const unknown = unknownWeight(features);
  return (question) => {
    const scores = new Float32Array(keys.length);
    const signs = weighted(signsOf(question), features, unknown);
    addByteScores(scores, learned, signs);
    toProbabilities(scores);
    addNearness(scores, nearnessIn(learned.phrases, signs, keys.length));
    return keys
      .map((key, at) => ({ key, probability: scores[at] ?? 0 }))
      .toSorted((a, b) => b.probability - a.probability);
  };
}

/** Stochastic gradient descent, in steps that get smaller for what was learned often (AdaGrad: Duchi and others, 2011). */
async function fitted(
  examples: readonly Example[],
  size: { features: number; topics: number },
  rest: () => Promise<unknown>,
): Promise<Float32Array> {
  const weights = new Float32Array(size.features * size.topics);
  const slopes = new Float32Array(weights.length).fill(0.001);
  const errors = new Float32Array(size.topics);
  const wrong = new Int32Array(size.topics);
  let done = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(examples.length, round)) {
      const example = examples[at];
      if (!example) continue;
      errors.fill(0);
      addScores(errors, weights, example);
      toProbabilities(errors);
      errors[example.topic] = (errors[example.topic] ?? 0) - 1;
      let count = 0;
      for (let topic = 0; topic < size.topics; topic += 1)
        if (Math.abs(errors[topic] as number) > leastError) wrong[count++] = topic;
      for (let sign = 0; sign < example.at.length; sign += 1) {
        const from = (example.at[sign] as number) * size.topics;
        const weight = example.weight[sign] as number;
        for (let one = 0; one < count; one += 1) {
          const topic = wrong[one] as number;
          const slope = weight * (errors[topic] as number);
          const squares = (slopes[from + topic] as number) + slope * slope;
          slopes[from + topic] = squares;
          weights[from + topic] = (weights[from + topic] as number) - (step * slope) / Math.sqrt(squares);
        }
      }
      done += 1;
      if (done % atOnce === 0) await rest();
    }
  return weights;
}

function addNearness(probabilities: Float32Array, nearness: Float32Array): void {
  const weights = probabilities.map(
    (probability, at) => (probability + leastProbability) * Math.exp(ofNearest * (nearness[at] as number)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  probabilities.set(weights.map((weight) => weight / sum));
}

type Bytes = Pick<Learned, 'units' | 'starts' | 'ofTopic' | 'bytes'>;
const largestByte = 127;

/** A hundredth of the memory, for the same order of topics. */
function inBytes(weights: Float32Array, topics: number): Bytes {
  const units = new Float32Array(weights.length / topics);
  const starts = new Uint32Array(units.length + 1);
  const ofTopic: number[] = [];
  const bytes: number[] = [];
  for (let row = 0; row < units.length; row += 1) {
    const own = weights.subarray(row * topics, (row + 1) * topics);
    const unit = own.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / largestByte || 1;
    units[row] = unit;
    for (let topic = 0; topic < topics; topic += 1) {
      const byte = Math.round((own[topic] as number) / unit);
      if (Math.abs(byte) < leastByte) continue;
      ofTopic.push(topic);
      bytes.push(byte);
    }
    starts[row + 1] = bytes.length;
  }
  return { units, starts, ofTopic: Uint16Array.from(ofTopic), bytes: Int8Array.from(bytes) };
}

function addByteScores(scores: Float32Array, learned: Bytes, { at, weight }: Signs): void {
  const { units, starts, ofTopic, bytes } = learned;
  for (let sign = 0; sign < at.length; sign += 1) {
    const row = at[sign] as number;
    const share = (weight[sign] as number) * (units[row] as number);
    const end = starts[row + 1] as number;
    for (let one = starts[row] as number; one < end; one += 1) {
      const topic = ofTopic[one] as number;
      scores[topic] = (scores[topic] as number) + share * (bytes[one] as number);
    }
  }
}

function addScores(scores: Float32Array, weights: Float32Array, { at, weight }: Signs): void {
  for (let sign = 0; sign < at.length; sign += 1) {
    const from = (at[sign] as number) * scores.length;
    const share = weight[sign] as number;
    for (let topic = 0; topic < scores.length; topic += 1)
      scores[topic] = (scores[topic] as number) + share * (weights[from + topic] as number);
  }
}

function toProbabilities(scores: Float32Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > best) best = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] as number) - best);
    scores[at] = power;
    sum += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / sum;
}

/** The numbers below `length`, in an order that is the same on every machine. */
function shuffled(length: number, round: number): Int32Array {
  const order = Int32Array.from({ length }, (_, at) => at);
  let state = 7 + round;
  for (let at = length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    const other = state % (at + 1);
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
