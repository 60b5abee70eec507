import type { Signs } from './signs.ts';

/**
 * Which phrases have a sign, and what it weighs in each, in one byte. Of the sign `n` they lie from `starts[n]` up to
 * `starts[n + 1]`; `topicOf` has the topic of each phrase.
 */
export type PhraseIndex = {
  topicOf: Uint16Array;
  starts: Uint32Array;
  ofPhrase: Uint16Array;
  bytes: Uint8Array;
};

const [most, largestByte] = [65_536, 255];

/** Throws `RangeError` where there are more phrases than a place in the index can name. */
export function indexPhrases(phrases: readonly (Signs & { topic: number })[], signs: number): PhraseIndex {
  if (phrases.length > most) throw new RangeError(`more than ${most} phrases`);
  const starts = new Uint32Array(signs + 1);
  for (const { at } of phrases) for (const sign of at) starts[sign + 1] = (starts[sign + 1] ?? 0) + 1;
  for (let sign = 0; sign < signs; sign += 1)
    starts[sign + 1] = (starts[sign + 1] ?? 0) + (starts[sign] ?? 0);
  const [next, all] = [starts.slice(), starts[signs] ?? 0];
  const [ofPhrase, bytes] = [new Uint16Array(all), new Uint8Array(all)];
  for (const [phrase, { at, weight }] of phrases.entries())
    for (const [one, sign] of at.entries()) {
      const place = next[sign] ?? 0;
      next[sign] = place + 1;
      ofPhrase[place] = phrase;
      bytes[place] = Math.round((weight[one] ?? 0) * largestByte);
    }
  return { topicOf: Uint16Array.from(phrases, ({ topic }) => topic), starts, ofPhrase, bytes };
}

/** How near a text is to the nearest phrase of each topic: the cosine of their signs, 0 to 1. */
export function nearnessIn(index: PhraseIndex, { at, weight }: Signs, topics: number): Float32Array {
  const { topicOf, starts, ofPhrase, bytes } = index;
  const likeness = new Float32Array(topicOf.length);
  for (let sign = 0; sign < at.length; sign += 1) {
    const share = (weight[sign] as number) / largestByte;
    const end = starts[(at[sign] as number) + 1] as number;
    for (let one = starts[at[sign] as number] as number; one < end; one += 1) {
      const phrase = ofPhrase[one] as number;
      likeness[phrase] = (likeness[phrase] as number) + share * (bytes[one] as number);
    }
  }
  const nearest = new Float32Array(topics);
  for (let phrase = 0; phrase < likeness.length; phrase += 1) {
    const topic = topicOf[phrase] as number;
    if ((likeness[phrase] as number) > (nearest[topic] as number))
      nearest[topic] = likeness[phrase] as number;
  }
  return nearest;
}
