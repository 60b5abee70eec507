import { figuresIn } from '../figures.ts';
import { stemOf, wordsIn } from '../words.ts';

/** The words that need no backing: they state nothing by themselves. */
const free = new Set(
  `a an the this that these those it its itself there here i me my mine we us our ours you your yours he him his she her hers
  they them their theirs who whom whose which what and of in on at to for with as please also too now so
  be is are am being been have has having do does say says saying said
  el la los las un una unos unas de del en a al y que por para con su sus mi mis es son está están hay lo le les se
  not no`.split(/\s+/),
);
/** Without `free`, so that their number can be compared. */
const negators = stemsOf(
  `not no never none neither nor nothing nowhere without hardly barely refuse decline reject avoid refrain fail lack unable
  unwilling instead rather stop deny sin nunca ni jamás tampoco ningún ninguna nada`,
);
/** A statement that hangs on something backs none without it. */
const conditions = stemsOf(
  `if unless provided providing once subject only until after before except whether contingent depending assuming when maybe
  perhaps might could would should consider considering think thinking thought hope want try plan wish almost nearly about
  approximately up least most probably possibly likely may si salvo hasta cuando quizás solo sólo`,
);
/** A part is not the whole, nor an estimate what there is: these limit what they stand beside. */
const limiting = stemsOf(
  `half halves quarter third partly partially part parts portion fraction some several few couple handful pair dozen
  hundreds thousands millions billions dozens mostly mainly largely majority minority more less fewer than lower higher below above under
  over within between maximum minimum roughly around barely every remaining rest other others excluding exclusive including besides
  beyond adjusted normalized projected estimated expected planned proposed forecast former formerly previous previously combined
  average gross net twice double triple mitad tercio parte partes algunos algunas varios varias pocos pocas más menos mayoría
  parcialmente casi resto otros otras excluyendo`,
);
/** With these words alone a promise has nothing in it. */
const helping = stemsOf(
  `will shall can could would may might must agree promise guarantee commit committed commitment guaranty assure ensure accept undertake willing able
  ready happy prepared going confirm warrant pledge prometo acepto acordamos garantizo confirmo puedo podemos`,
);
const assenting = stemsOf(
  `agree promise guarantee commit guaranty assure ensure accept undertake confirm warrant pledge approve consent
  waive prometo acepto aceptamos acordamos garantizo confirmo`,
);
const giving = stemsOf('offer grant sign lower reduce raise pay paid finance refund transfer pagaré');

/** “guarantees” and “guarantee” are one. */
export function rootOf(word: string): string {
  const stem = stemOf(word);
  return stem === word ? stem : rootOf(stem);
}

function stemsOf(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(rootOf));
}

export function isFree(word: string): boolean {
  return free.has(word);
}

export function isLimiting(root: string): boolean {
  return limiting.has(root);
}

export function isNegator(root: string): boolean {
  return negators.has(root);
}

/** `can’t` is `can not`, `I’ll` is `I will`, `has to` is `must`. The point of `Jan. 5` ends no sentence. */
export function spelledOut(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.(?=\s+\d)/gi, '$1')
    .replace(/\bcannot\b|\bcan't\b|\bcant\b/gi, 'can not')
    .replace(/\bwon't\b|\bwont\b/gi, 'will not')
    .replace(/\bshan't\b/gi, 'shall not')
    .replace(/n't\b/gi, ' not')
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b/gi, '$1 not')
    .replace(/\b(it|that|there|here|he|she|who|what)'s\b/gi, '$1 is')
    .replace(/'ll\b/gi, ' will')
    .replace(/'re\b/gi, ' are')
    .replace(/'ve\b/gi, ' have')
    .replace(/'d\b/gi, ' would')
    .replace(/'m\b/gi, ' am')
    .replace(/\b(?:have|has|having) to\b/gi, 'must');
}

function stemsIn(text: string): string[] {
  return wordsIn(spelledOut(text)).map(rootOf);
}

/** The stems that have to be backed, without figures, which are checked as figures. */
function contentIn(text: string): string[] {
  const words = wordsIn(spelledOut(text)).filter((word) => !free.has(word) && !/^\d+$/.test(word));
  return [...new Set(words.map(rootOf))];
}

export function negationsIn(text: string): number {
  return stemsIn(text).filter((stem) => negators.has(stem)).length;
}

export function conditionsIn(text: string): string[] {
  return stemsIn(text).filter((stem) => conditions.has(stem));
}

const first = /\b(?:i|we|me|us|my|our|mine|ours|yo|nosotros|mi|mis|nuestr[oa]s?)\b/i;
const second = /\b(?:you|your|yours|usted|ustedes|su|sus)\b/i;
const mine = /\b(?:my|our|mine|ours|mi|mis|nuestr[oa]s?)\b/i;
const theirs = /\b(?:his|her|hers|their|theirs)\b/i;
/** “you” is a subject after these; in “I send you” it is none. */
const subjects =
  /\b(?<first>i|we|yo|nosotros)\b|\b(?:he|she|they|él|ella|ellos)\b|(?:^\W*|[,;:]\s|\b(?:if|when|that|and|but|once|unless|until|whether|because|so|what|where|how|which|while|as|than|do|does|did|can|could|will|would|should|are|were|have)\s)(?:you|usted|ustedes)\b/giu;

export function isOfFirstPerson(text: string): boolean {
  return first.test(spelledOut(text));
}

export function isOfSecondPerson(text: string): boolean {
  return second.test(text);
}

/** “he accepts my offer” is not “I accept your offer”; “he” of the asker is “you” to the reader. */
export function isOfSamePerson(said: string, clause: string): boolean {
  const [who, whoSaid] = [subjectsIn(clause), subjectsIn(said)];
  if (whoSaid.length === 0 ? who.length > 0 : whoSaid.some((one, at) => one !== who[at])) return false;
  if ([mine, theirs].some((whose) => whose.test(said) && !whose.test(clause))) return false;
  return isOfFirstPerson(said) ? isOfFirstPerson(clause) : !second.test(said) || !isOfFirstPerson(clause);
}

function subjectsIn(text: string): string[] {
  return [...spelledOut(text).matchAll(subjects)].map(({ groups }) => (groups?.first ? 'first' : 'other'));
}

export function isPromise(text: string): boolean {
  return stemsIn(text).some((stem) => helping.has(stem) || giving.has(stem));
}

/** A promise of the one who speaks. */
export function isPledge(text: string): boolean {
  return isPromise(text) && isOfFirstPerson(text);
}

/** Whether it agrees to something, or gives it: what else is said may take that back. */
export function isAssent(text: string): boolean {
  const stems = stemsIn(text);
  return negationsIn(text) === 0 && stems.some((stem) => assenting.has(stem) || giving.has(stem));
}

/** Whether there is something to back beside `I agree`, `we can`. */
export function hasContent(text: string): boolean {
  return (
    figuresIn(text).length > 0 || contentIn(text).some((stem) => !helping.has(stem) && !negators.has(stem))
  );
}
