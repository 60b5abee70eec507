import { sentencesOf, wordsIn } from '../words.ts';
import { isAssent, isPledge, negationsIn, spelledOut } from './clauses.ts';
import { announces } from './passage-leads.ts';
import { headOf, isOrder } from './told-head.ts';

/** What a text states, part by part. `asks`: it is to be asked. `whole`: what follows or precedes takes nothing of it back. */
export type Statement = { text: string; asks: boolean; whole: boolean };

const asks =
  /^(?:(?:please|hi|hey|hello|appa|and|so)\W+)*(?:can|could|should|shall|would|will|do|does|did|is|are|was|were|may|might|must|has|have|what|when|where|who|why|how|which)\b/i;
const subject =
  '(?=(?:i|we|you|he|she|they|it|(?:the|my|our)\\s(?:[\\p{L}\\p{N}]+\\s){1,3}(?:is|are|was|were|has|have|will|can|must|may))\\b)';
/** What is in such a part of a sentence is in all that follows it. */
const governing =
  /\b(?:that|whether|who|whom|whose|which|because|if|unless|until|once|when|subject|provided|providing|contingent|depending|assuming|only|(?:claim|say|believe|think|fear|doubt|den(?:y|ie)|suspect|allege|assume|hope|wish|pretend|report|state|expect|guess|imagine|suppose|deny)(?:s|d|ed)?|said|thought|told|false|untrue|wrong|que|si|cuando)\b/i;
const takesBack =
  /^\W*(?:(?:not|but|only|except|however|unless|provided|providing|subject|assuming|though|although|yet|otherwise|pending|without|minus|less|excluding|on condition|with conditions|pero|salvo|solo|excepto|sin)\b|(?:if|si)\b[^,]*$)/i;
/** In characters: a longer sentence is none. */
const longest = 2_000;
const pleasantry =
  /^(?:yes|no|sí|hello|hi|(?:many )?thanks(?: for [^,.]{1,60})?|thank you(?: for [^,.]{1,60})?),\s(?:but\s)?/i;
const listed = /^\W*its terms:\s/i;
const toNextOrder = /,?\s(?:and|then)\s(?=(?:also\s)?(?:ask|tell|say|mention|thank)\b)/iu;
const toNextQuestion = /,?\sand\s(?=(?:whether|when|what|where|who|how|why|which)\b)/iu;
const toNextTold = /[,;]?\s(?:and|y)\s(?:that|que)\s|[,;]\s(?:that|que)\s/iu;
const andPromise = /,?\sand\s(?=(?:i|we)\s(?:will|shall|can)\b)/iu;
const butPromise = /(?:[,;]|,?\sbut)\s(?=(?:i|we)\s(?:will|shall)\b)/iu;
/** “In the opinion of the seller the roof is new” begins with what the next part needs too. */
const beginsWithSubject = new RegExp(`^\\W*${subject}`, 'iu');
const beginsPlainly = /^\W*(?:i|we|you|he|she|they|it|the|my|our|your|his|her|their|el|la|los|las)\b/i;
const toNext = new RegExp(`[,;]?\\s(?:but|pero|and|y)\\s${subject}|[,;]\\s${subject}`, 'iu');

/** What the asker says. `names`: of those whom the draft goes to. */
export function saidIn(text: string, names: readonly string[]): Statement[] {
  return joined(
    withAnnounced(
      withoutUnsaid(sentencesOf(spelledOut(text))),
      (one) => headOf(one, names) === null && !isOrder(one),
    ),
  )
    .flatMap((sentence) => splitAt(sentence, toNextOrder, (before) => headOf(before, names) !== null))
    .flatMap((sentence) => ordered(sentence, names));
}

const unsaid =
  /^\W*(?:please\W+)?(?:do not|never) (?:say|tell|mention|write|add|include|share|repeat|send)(?: (?:him|her|them|anyone))? ?(?:that|this|it|the last part)(?: (?:to (?:him|her|them|anyone)|in (?:it|the message)|though|please))?\W*$/i;
const inConfidence =
  /^\W*(?:just )?(?:between (?:us|you and me|the two of us)|confidential(?:ly)?|in confidence|off the record)\b/i;

/** Leaves out what Appa is told in confidence, and what the next sentence says not to say. */
function withoutUnsaid(sentences: readonly string[]): string[] {
  return sentences.filter(
    (sentence, at) =>
      !inConfidence.test(sentence) && !unsaid.test(sentence) && !unsaid.test(sentences[at + 1] ?? ''),
  );
}

function ordered(sentence: string, names: readonly string[]): Statement[] {
  const head = headOf(sentence, names);
  const rest = sentence.slice(head?.length ?? 0).trim();
  // “Tell them nothing of it: …” has nothing told.
  if (head && negationsIn(sentence.slice(0, head.length).replace(/^\W*decline\b/i, '')) > 0) return [];
  if (!head && isQuestion(rest)) return [];
  if (head?.asks)
    return splitAt(rest, toNextQuestion, () => true).map((text) => ({
      text: asWhether(text),
      asks: true,
      whole: true,
    }));
  const plain = rest.replace(pleasantry, '');
  return (head?.that ? toldIn(rest) : [...new Set([rest, plain])]).flatMap(partsOf);
}

/** “ask if it is” is “ask whether it is”. */
export function asWhether(text: string): string {
  return text.replace(/^if\b/i, 'whether');
}

/** What a finding states. */
export function foundIn(text: string): Statement[] {
  const sentences = sentencesOf(spelledOut(text));
  return joined(withAnnounced(sentences, () => true)).flatMap((sentence) => {
    if (isQuestion(sentence)) return [];
    const [label = ''] = listed.exec(sentence) ?? [];
    return label === '' ? partsOf(sentence) : sentence.slice(label.length).split(/;\s/).flatMap(partsOf);
  });
}

function isQuestion(sentence: string): boolean {
  return asks.test(sentence) || /\?\W*$/.test(sentence);
}

/** What a sentence announces goes with it: “The following is untrue. …” */
function withAnnounced(
  sentences: readonly string[],
  mayLead: (sentence: string) => boolean,
): readonly string[] {
  const led = sentences.findIndex((one) => announces(one) && mayLead(one));
  return led === -1 ? sentences : [...sentences.slice(0, led), sentences.slice(led).join(' ')];
}

/** A sentence that takes back some of the one before it goes with that. */
function joined(sentences: readonly string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    const last = found.pop();
    if (last === undefined) found.push(sentence);
    else if (takesBack.test(sentence)) found.push(`${last} ${sentence}`);
    else found.push(last, sentence);
  }
  return found.filter(({ length }) => length <= longest);
}

export function isTakingBack(sentence: string): boolean {
  return takesBack.test(sentence);
}

/** `that the lease is here, that I need it`: but “it is false, that …” is one. */
function toldIn(rest: string): string[] {
  return splitAt(rest, toNextTold, (before, sign) => {
    return wordsIn(before).length >= 3 && (/and|y/i.test(sign) || !/^\W*it (?:is|was)\b/i.test(before));
  });
}

function partsOf(sentence: string): Statement[] {
  const isFree = (before: string, sign: string) =>
    (/but|pero/i.test(sign) ? beginsPlainly : beginsWithSubject).test(before) &&
    !governing.test(before) &&
    !before.includes(':');
  const parts = splitAt(sentence, toNext, isFree).filter((part) => !isPledge(part));
  return [
    ...parts.map((text) => ({ text, asks: false, whole: false })),
    ...splitAt(sentence, andPromise, isFree)
      .flatMap((part) => promisesIn(part, isFree))
      .map((text) => ({ text, asks: false, whole: true })),
  ];
}

/** `I will send it, but I will not sign`: neither takes the other back, unless one agrees to something. */
function promisesIn(sentence: string, mayEnd: (before: string, sign: string) => boolean): string[] {
  const parts = splitAt(sentence, butPromise, mayEnd);
  return parts.some(isAssent) ? [sentence] : parts;
}

function splitAt(text: string, pattern: RegExp, mayEnd: (before: string, sign: string) => boolean): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(pattern, 'giu'))) {
    if (!mayEnd(text.slice(start, index), found)) continue;
    parts.push(text.slice(start, index));
    start = index + found.length;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}
