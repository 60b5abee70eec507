import { figuresIn } from '../figures.ts';
import { sentencesOf, stemOf, wordsIn } from '../words.ts';

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
export function contentIn(text: string): string[] {
  const words = wordsIn(spelledOut(text)).filter((word) => !free.has(word) && !/^\d+$/.test(word));
  return [...new Set(words.map(rootOf))];
}

export function negationsIn(text: string): number {
  return stemsIn(text).filter((stem) => negators.has(stem)).length;
}

export function conditionsIn(text: string): string[] {
  return stemsIn(text).filter((stem) => conditions.has(stem));
}

const asSubject = /\b(?:i|we|yo|nosotros)\b/i;
const first = /\b(?:i|we|me|us|my|our|mine|ours|yo|nosotros|mi|mis|nuestr[oa]s?)\b/i;
const second = /\b(?:you|your|yours|usted|ustedes|su|sus)\b/i;
const third = /\b(?:he|she|they|él|ella|ellos)\b/i;

export function isOfFirstPerson(text: string): boolean {
  return first.test(spelledOut(text));
}

export function isOfSecondPerson(text: string): boolean {
  return second.test(text);
}

/** “he accepts my offer” is not “I accept your offer”. */
export function isOfSamePerson(said: string, clause: string): boolean {
  if (third.test(clause) && !third.test(said)) return false;
  if (asSubject.test(spelledOut(said))) return asSubject.test(spelledOut(clause));
  return isOfFirstPerson(said) ? isOfFirstPerson(clause) : !second.test(said) || !isOfFirstPerson(clause);
}

export function isPromise(text: string): boolean {
  return stemsIn(text).some((stem) => helping.has(stem) || giving.has(stem));
}

/** Whether there is something to back beside `I agree`, `we can`. */
export function hasContent(text: string): boolean {
  return (
    figuresIn(text).length > 0 || contentIn(text).some((stem) => !helping.has(stem) && !negators.has(stem))
  );
}

/** `draft a message to Avery that …`: what follows is to be told, what precedes is told to Appa. */
const told =
  /^[^.?!]*?\b(?:draft|write|compose|word|prepare|tell|telling|say|saying|inform|informing|answer|reply|let|redacta\w*|escr[ií]b\w*|prepara\w*|dile|d[ií]gale|borrador)\b[^.?!]*?(?:\bthat\b|\bsaying\b|\bque\b|:|(?=\b(?:i|we)\s))/i;
const asks =
  /^(?:(?:please|hi|hey|hello|appa|and|so)\W+)*(?:can|could|should|shall|would|will|do|does|did|is|are|was|were|may|might|must|has|have|what|when|where|who|why|how|which)\b/i;
const subject =
  '(?=(?:that|que|i|we|you|he|she|they|it|(?:the|my|our)\\s(?:[\\p{L}\\p{N}]+\\s){1,3}(?:is|are|was|were|has|have|will|can|must|may))\\b)';
/** What begins so takes back a part of what precedes it. */
const limited =
  '(?:(?:only|if|half|part|partly|some|most|less|more|up|at|except|solo|si|parte|mitad)\\b|\\d[\\d.]*\\s?%)';
const apart = new RegExp(`(?:[;:]|,?\\s(?:but|pero))\\s(?!${limited})|,?\\s(?:and|y)\\s${subject}`, 'iu');
const comma = new RegExp(`,\\s${subject}`, 'iu');

/** Each clause by itself; one that hangs on a condition stays with it. A question of the asker states nothing. */
export function clausesOf(text: string): string[] {
  return sentencesOf(spelledOut(text)).flatMap((sentence) => {
    const [head = ''] = told.exec(sentence) ?? [];
    const rest = sentence.slice(head.length);
    // “Do not tell them that …” has nothing told.
    if (negationsIn(head) > 0) return [];
    if (head === '' && (asks.test(rest) || /\?\W*$/.test(rest))) return [];
    return conditionsIn(rest).length > 0 && hangs.test(rest)
      ? rest.split(/;\s/)
      : rest.split(apart).flatMap((part) => part.split(comma));
  });
}

/** The condition may be anywhere in the sentence. */
const hangs =
  /\b(?:if|unless|provided|providing|once|subject|only|until|when|contingent|depending|assuming|si|salvo|cuando)\b/i;
