import type { Fact } from '../fact.ts';
import { speaksToSoftware } from '../quoting.ts';
import { isBacked } from './backed-words.ts';
import {
  conditionsIn,
  hasContent,
  isOfFirstPerson,
  isOfSamePerson,
  isOfSecondPerson,
  isPledge,
  isPromise,
  negationsIn,
  spelledOut,
} from './clauses.ts';
import { isCourtesy } from './courtesies.ts';
import { standInOrder } from './in-order.ts';
import { keepsWhole } from './kept-whole.ts';
import { type Secret, tells, withoutBusiness } from './secret-words.ts';
import { asWhether, foundIn, type Statement, saidIn } from './statements.ts';
import { type Unit, unitsOf } from './units.ts';

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
  /@|:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|io|co|info|biz|app|me|us)\b|(?:\d[\s().-]*){7,}|\b(?:accounts?|routing|iban|swift|wires?|wired|wiring|transfers?|transferred|remit\w*|paypal|venmo|zelle|bitcoin|crypto|escrow|pay|pays|paid|paying|payable|phone|telephone|e-?mail|address|link|website|cuenta|pag(?:ar|ue|a)|transfer\w+|correo|tel[eé]fono)\b/iu;
/** A number and a street, a grid of streets, a unit of a building. */
const street =
  /\b\d+\s+(?:[\p{L}\d.]+\s+){0,4}?(?:street|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|way|court|ct|place|pl|suite|ste|parkway|pkwy|highway|hwy|circle|cir|terrace|trail|loop|square|plaza|mall|center|centre)\b|\b\d+\s+(?:[nsew]|north|south|east|west)\.?\s+\d|\b(?:unit|suite|ste|apt|apartment|space|building|bldg)\.?\s+#?\d|\bp\.?\s?o\.?\s?box\b/iu;
/** Where a business is, which a reader may not know who may not know the business. */
const isPlaced =
  /\b(?:located|situated|found|lies|stands|sits)\s+(?:at|on|in|near|within|between|across|by|off)\b|\b(?:premises|property|building|shop|store|office|business)\s+(?:is|are)\s+(?:at|on|near)\b/iu;
/** “It is on Fifth Avenue”, but no day: “it is on March 3”. */
const isAtPlace =
  /\b(?:[Ii]t is|[Ww]e are|[Tt]hey are) (?:on|at|near|off) (?:the )?(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*\b)(?:corner\b|\p{Lu}\p{Ll}|\d+(?:st|nd|rd|th)\b)|\bblocks? (?:away )?from\b|\b(?:next door to|across from)\b/u;
const asksToAct =
  /^\W*(?:please\s+)?(?:send|deposit|call|contact|write|reply|visit|click|go|see|open|use|meet|deliver|provide|give|bring|forward|submit|complete|do|make|take|let|ask|tell|keep|come|join|download|install|log|enter)\b/i;

/** What is looked at, so that a long past takes no longer: characters, statements, units of one, sentences of a draft. */
const most = { own: 24_000, found: 80_000, statements: 2_000, units: 160, sentences: 80 } as const;

type Clause = Statement & {
  units: readonly Unit[];
  roots: ReadonlySet<string>;
  denied: number;
  conditions: readonly string[];
};

/**
 * Tells of each sentence of one draft why it may not stay; `null` if it may: a courtesy as a whole, or all of one clause of
 * what the asker said or of one finding. Only the asker promises, speaks for themselves, addresses the reader, and says
 * where to write, to go or to pay.
 */
export function draftCheck({
  facts,
  own,
  names,
  secret,
}: DraftGrounds): (sentence: string) => LeftOut | null {
  const closed = secret.filter(({ person }) => !person);
  const withPlain = (clause: Clause) => [clause, ...addressed(clause, names, closed)];
  const mine = clausesFrom(own, most.own, (text) => saidIn(text, names)).flatMap(withPlain);
  const found = clausesFrom(facts.flatMap(wordsOf), most.found, foundIn).flatMap(withPlain);
  let checked = 0;
  return (sentence) => {
    const bare = sentence
      .replace(/\s*\[\d{1,2}\]/g, '')
      .replace(/^\s*-\s+/, '')
      .trim();
    if (bare === '') return null;
    const told = secret.find((one) => tells(bare, one));
    if (told) return told.person ? 'names-another' : 'names-the-business';
    if (isCourtesy(bare, names)) return null;
    checked += 1;
    if (checked > most.sentences || placeholder.test(bare) || speaksToSoftware(bare) || !hasContent(bare))
      return 'unfounded';
    if (formsOf(bare).some((one) => mine.some((clause) => isSaid(one, clause)))) return null;
    const [one] = formsOf(bare);
    if (closed.length > 0 && (isPlaced.test(bare) || isAtPlace.test(bare))) return 'unfounded';
    return one && !isForTheAsker(bare) && found.some((clause) => backs(clause, one)) ? null : 'unfounded';
  };
}

function clausesFrom(
  texts: readonly string[],
  characters: number,
  statementsOf: (text: string) => Statement[],
): Clause[] {
  let room: number = characters;
  const read = texts.flatMap((text) => {
    const part = text.length > room ? '' : text;
    room -= part.length;
    return part === '' ? [] : statementsOf(part);
  });
  return read.slice(0, most.statements).map(clauseOf);
}

function clauseOf(statement: Statement): Clause {
  const units = unitsOf(statement.text);
  return {
    ...statement,
    units,
    roots: new Set(units.flatMap(({ kind, value }) => (kind === 'word' ? [value] : []))),
    denied: negationsIn(statement.text),
    conditions: conditionsIn(statement.text),
  };
}

/** “Avery can see it” is “you can see it” to Avery; the business that the reader may not know, and asides, may go. */
function addressed(
  { text, asks, whole }: Clause,
  names: readonly string[],
  closed: readonly Secret[],
): Clause[] {
  const unnamed = closed.reduce(withoutBusiness, text);
  const plain = names
    .flatMap((name) => [name, name.split(/\s/)[0] ?? ''])
    .filter((name) => name.length > 1)
    .reduce(calledYou, unnamed)
    .replace(/\b(listing) “[^”]*”/gi, '$1')
    .replace(/\s\([“"][^”"]*[”"]\)/g, '')
    .replace(/\swith its \p{L}+(?=\s(?:is|are|has|have)\s)/giu, '')
    .replace(/: (?:submitted|open)\.?$/, '');
  return plain === text ? [] : [clauseOf({ text: plain, asks, whole })];
}

function calledYou(text: string, name: string): string {
  const parts = text.split(name);
  return parts.slice(1).reduce((before, after) => {
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return before + name + after;
    return after.startsWith("'s ") ? `${before}your ${after.slice(3)}` : `${before}you${after}`;
  }, parts[0] ?? '');
}

/** What no finding backs, as strangers may have written it. */
function isForTheAsker(bare: string): boolean {
  return (
    isPromise(bare) ||
    isOfFirstPerson(bare) ||
    isOfSecondPerson(bare) ||
    whereTo.test(bare) ||
    street.test(bare) ||
    asksToAct.test(bare)
  );
}

type Said = { bare: string; units: readonly Unit[]; asks: boolean };

const politely =
  /^(?:(?:please|also|and)\s+)*(?:(?:could|can|would|will) you (?:please |kindly )?(?:(?:tell|let) me(?: know)? |confirm |say )?|(?:please )?(?:tell me|let me know|confirm)(?: please)? |(?:i|we) would (?:also )?like to (?:know|ask)(?: you)? |(?:may|can|could) i ask (?:you )?)/i;
/** What a request asks for. */
const giving =
  /^(?:(?:please|also|and)\s+)*(?:(?:could|can|would|will) you )?(?:please |kindly )?(?:send|share|provide|give)(?: me| us)? /i;
const inverted = /^(?:is|are|was|were|has|have|does|do|did|will|can)\b/i;

/** A sentence as it is, and what a question or a polite request asks. */
function formsOf(bare: string): Said[] {
  const plain = spelledOut(bare);
  const asked = /\?$/.test(bare) || /^please\b/i.test(plain);
  const [frame = ''] = politely.exec(plain) ?? [];
  const [giveMe = ''] = giving.exec(plain) ?? [];
  const rest = asWhether(plain.slice(frame.length));
  return [
    saidAs(plain, asked),
    ...(frame === '' ? [] : [saidAs(rest, true)]),
    ...(giveMe === '' ? [] : [saidAs(plain.slice(giveMe.length), true)]),
    ...(asked && inverted.test(rest) ? [saidAs(`whether ${rest}`, true)] : []),
  ];
}

function saidAs(bare: string, asks: boolean): Said {
  return { bare, units: unitsOf(bare), asks };
}

/** A promise leaves nothing of its clause out: without “of the truck” it would promise more. */
function isSaid(said: Said, clause: Clause): boolean {
  if (clause.asks !== said.asks && clause.asks) return false;
  if (isPledge(said.bare) && !clause.whole) return false;
  return backs(clause, said) && isOfSamePerson(said.bare, clause.text);
}

function backs(clause: Clause, { bare, units }: Said): boolean {
  const { text, denied, conditions } = clause;
  if (clause.units.length > most.units || units.length > most.units) return false;
  if (!units.every(({ kind, value }) => kind !== 'word' || clause.roots.has(value))) return false;
  if (negationsIn(bare) !== denied) return false;
  const on = new Set(conditionsIn(bare));
  if (!conditions.every((word) => on.has(word))) return false;
  return (
    keepsWhole(units, clause.units, !isPromise(bare)) &&
    standInOrder(units, clause.units) &&
    isBacked(bare, text)
  );
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
