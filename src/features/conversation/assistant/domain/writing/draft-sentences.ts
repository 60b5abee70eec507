import type { Fact } from '../fact.ts';
import { speaksToSoftware } from '../quoting.ts';
import { sentencesOf, tellingWords } from '../words.ts';
import { type Backing, backingOf, isNegated, shareIn, unbackedIn, wordsToBack } from './backed-words.ts';

export type DraftGrounds = {
  facts: readonly Fact[];
  /** What the person who asks said themselves, and whom they write to. */
  own: readonly string[];
  /** What this reader may not be told: the name of a business that is not open to them. */
  secret: readonly string[];
};

/** Why a sentence of a draft is left out. */
export type LeftOut = 'unfounded' | 'names-the-business';

const promises =
  /\b(?:will|won[’']t|shall|promis\w*|guarante\w*|commit\w*|agree\w*|assur\w*|ensur\w*|accept\w*|offer(?:s|ed|ing)?|undertak\w*|willing|(?:able|ready|happy|prepared|going) to|confirm\w*|warrant\w*|pledge\w*|prometo|acepto|acordamos|garantiz\w*)\b|[’']ll\b/i;
/** Courtesies state nothing and promise nothing. */
const courtesies =
  /^(?:(?:dear|hello|hi|hola|estimad[oa]s?)\b[^.!?\d]{0,40}|good (?:morning|afternoon|day)\b[^.!?\d]{0,30}|(?:many )?thanks?(?: you)?(?: (?:again|very much|for (?:your|the) (?:time|patience|interest|message|question|help|reply)))*|(?:kind|best|warm)(?:est)? (?:regards|wishes)|best|regards|sincerely|yours|saludos|gracias|(?:please )?(?:let me know|feel free|reach out|write to me|get in touch)\b[^.!?\d]{0,60}|(?:i )?(?:hope|look(?:ing)? forward)\b[^.!?\d]{0,50})[\s,.!–-]*$/i;
const inPolite = new Set(
  tellingWords(
    'please let know question questions help look forward hope appreciate glad happy reach write wanted want inform share note see open find check review free available regard best dear concern time',
  ),
);
const placeholder = /\[[^\]]*\]|<[^>]*>|\{[^}]*\}|_{3,}/;

/**
 * Why a sentence of a draft may not stay; `null` if it may. Its figures, names, days and quotations are in the findings
 * or in the asker's own words, at least half of its words too, and a promise is one that the asker or this site made.
 */
export function leftOutOf(sentence: string, { facts, own, secret }: DraftGrounds): LeftOut | null {
  const bare = sentence.replace(/\s*\[\d{1,2}\]/g, '').trim();
  if (bare === '') return null;
  const low = bare.toLowerCase();
  if (secret.some((name) => name !== '' && low.includes(name.toLowerCase()))) return 'names-the-business';
  if (placeholder.test(bare) || speaksToSoftware(bare)) return 'unfounded';
  const backing = backingOf([...facts.map(wordsOf), ...own]);
  if (unbackedIn(bare, backing) !== null) return 'unfounded';
  if (promises.test(bare) && !courtesies.test(bare))
    return isPromised(bare, { facts, own }) ? null : 'unfounded';
  return courtesies.test(bare) || isFounded(bare, backing) ? null : 'unfounded';
}

function isFounded(bare: string, { stems }: Backing): boolean {
  const words = wordsToBack(bare).filter((word) => !inPolite.has(word));
  return shareIn(words, stems) >= 0.5;
}

/** What authors of documents wrote promises nothing on behalf of the asker. */
function isPromised(bare: string, { facts, own }: Pick<DraftGrounds, 'facts' | 'own'>): boolean {
  const texts = [...own, ...facts.filter(({ source }) => source.kind !== 'document').map(wordsOf)];
  const words = wordsToBack(bare.replace(promises, ' ')).filter((word) => !inPolite.has(word));
  const [closest] = texts
    .flatMap(clausesOf)
    .filter((clause) => shareIn(words, backingOf([clause]).stems) === 1)
    .toSorted((a, b) => a.length - b.length);
  return closest !== undefined && isNegated(closest) === isNegated(bare);
}

/** `…that I will not lower the price, but the lease is there` promises one thing and states another. */
function clausesOf(text: string): string[] {
  const sentences = sentencesOf(text);
  return [...sentences, ...sentences.flatMap((sentence) => sentence.split(/[;:,]\s|\s(?:but|pero)\s/i))];
}

function wordsOf({ text, source }: Fact): string {
  return `${text} ${source.title} ${source.quote ?? ''}`;
}

/** Whether a sentence says more than a courtesy. */
export function saysSomething(sentence: string): boolean {
  const bare = sentence.trim();
  return bare !== '' && !courtesies.test(bare);
}
