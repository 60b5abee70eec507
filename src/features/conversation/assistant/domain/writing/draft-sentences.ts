import type { Fact } from '../fact.ts';
import { speaksToSoftware } from '../quoting.ts';
import { isBacked } from './backed-words.ts';
import {
  clausesOf,
  conditionsIn,
  contentIn,
  hasContent,
  isOfFirstPerson,
  isOfSamePerson,
  isOfSecondPerson,
  isPromise,
  negationsIn,
  spelledOut,
} from './clauses.ts';
import { isCourtesy } from './courtesies.ts';
import { hasAllFigures, standInOrder } from './in-order.ts';
import { type Secret, tells } from './secret-words.ts';
import { hasWordsOf, type Unit, unitsOf } from './units.ts';

export type DraftGrounds = {
  facts: readonly Fact[];
  /** What the person who asks said themselves. */
  own: readonly string[];
  /** The names of those whom it goes to. */
  names: readonly string[];
  /** What this reader may not be told: of each business that is not open to them, and of other people. */
  secret: readonly Secret[];
};

/** Why a sentence of a draft is left out. */
export type LeftOut = 'unfounded' | 'names-the-business' | 'names-another';

const placeholder = /\[[^\]]*\]|<[^>]*>|\{[^}]*\}|_{3,}/;
/** Where to write, to call, to go and to pay: strangers write these too. */
const whereTo =
  /@|:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|io|co|info|biz|app|me|us)\b|(?:\d[\s().-]*){7,}|\b(?:accounts?|routing|iban|swift|wires?|wired|wiring|transfers?|transferred|remit\w*|paypal|venmo|zelle|bitcoin|crypto|escrow|pay|pays|paid|paying|payable|phone|telephone|e-?mail|address|link|website|cuenta|pag(?:ar|ue|a)|transfer\w+|correo|tel[eé]fono)\b|\b\d+\s+(?:\p{L}+\s+){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|way|court|suite|parkway|highway)\b/iu;
const asksToAct =
  /^\W*(?:please\s+)?(?:send|deposit|call|contact|write|reply|visit|click|go|see|open|use|meet|deliver|provide|give|bring|forward|submit|complete|do|make|take|let|ask|tell|keep|come|join|download|install|log|enter)\b/i;

/**
 * Why a sentence of a draft may not stay; `null` if it may: a courtesy as a whole, or all of its words in one clause of
 * what the asker said or of one finding, denied where that denies. Only the asker promises, speaks for themselves, addresses
 * the reader, and says where to write, to go or to pay.
 */
export function leftOutOf(sentence: string, { facts, own, names, secret }: DraftGrounds): LeftOut | null {
  const bare = sentence
    .replace(/\s*\[\d{1,2}\]/g, '')
    .replace(/^\s*-\s+/, '')
    .trim();
  if (bare === '') return null;
  const told = secret.find((one) => tells(bare, one));
  if (told) return told.person ? 'names-another' : 'names-the-business';
  if (isCourtesy(bare, names)) return null;
  if (placeholder.test(bare) || speaksToSoftware(bare) || !hasContent(bare)) return 'unfounded';
  const said = { bare, units: unitsOf(bare) };
  if (own.flatMap(clausesOf).some((clause) => isSaid(said, clause))) return null;
  if (isForTheAsker(bare)) return 'unfounded';
  return facts
    .flatMap(wordsOf)
    .flatMap(clausesOf)
    .some((clause) => backs(clause, said))
    ? null
    : 'unfounded';
}

/** What no finding backs, as strangers may have written it. */
function isForTheAsker(bare: string): boolean {
  return (
    isPromise(bare) ||
    isOfFirstPerson(bare) ||
    isOfSecondPerson(bare) ||
    whereTo.test(bare) ||
    asksToAct.test(bare)
  );
}

type Said = { bare: string; units: readonly Unit[] };

/** A promise leaves nothing of its clause out: without “of the truck” it would promise more. */
function isSaid(said: Said, clause: string): boolean {
  const { bare } = said;
  return backs(clause, said) && isOfSamePerson(bare, clause) && (!isPromise(bare) || isAllOf(said, clause));
}

function isAllOf({ bare, units }: Said, clause: string): boolean {
  const words = new Set(contentIn(bare));
  return contentIn(clause).every((word) => words.has(word)) && hasAllFigures(units, unitsOf(clause));
}

function backs(clause: string, { bare, units }: Said): boolean {
  if (!hasWordsOf(units, clause)) return false;
  if (negationsIn(bare) !== negationsIn(clause)) return false;
  const on = new Set(conditionsIn(bare));
  if (!conditionsIn(clause).every((word) => on.has(word))) return false;
  return standInOrder(units, unitsOf(clause)) && isBacked(spelledOut(bare), clause);
}

/** The quotation by itself too: of the words around it none is the document's. */
function wordsOf({ text, each = [], source: { quote } }: Fact): string[] {
  return [text, ...each, ...(quote === null ? [] : [quote])];
}

/** Whether a sentence says more than a courtesy. */
export function saysSomething(sentence: string, names: readonly string[]): boolean {
  const bare = sentence.trim();
  return bare !== '' && !isCourtesy(bare, names);
}
