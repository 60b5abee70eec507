import { isLimiting } from './clauses.ts';
import type { Unit } from './units.ts';

/** Sums of money below this are told from counts and days only by their sign. */
const smallSum = 1_000;
/** `$8,450 per month`, `10% of revenue`: without the word after these, a figure is another. */
const toNext = new Set(['per', 'a', 'an', 'the', 'each', 'every', 'of']);

/**
 * Whether a clause has all words, figures and dates of a sentence in its order, and no other figure or date of its own
 * between or beside them: a figure belongs to what stands beside it. What limits the clause is in the sentence.
 */
export function standInOrder(said: readonly Unit[], clause: readonly Unit[]): boolean {
  const sought = said.filter(isTelling);
  return (
    sought.some(({ kind }) => kind === 'word') &&
    clause.every((unit) => !isLimit(unit) || sought.some((one) => isSame(one, unit))) &&
    clause.some((_, at) => {
      const kept = keptFrom(at, sought, clause);
      return kept !== null && isWhole(kept, clause);
    })
  );
}

function isTelling({ kind }: Unit): boolean {
  return kind !== 'free' && kind !== 'break';
}

function isLimit({ kind, value }: Unit): boolean {
  return kind === 'word' && isLimiting(value);
}

export function isCount({ kind }: Unit): boolean {
  return kind === 'figure' || kind === 'date';
}

export function isSame(said: Unit, unit: Unit): boolean {
  if (said.kind !== unit.kind || said.value !== unit.value || said.form !== unit.form) return false;
  if (said.sign === unit.sign) return true;
  return [said, unit].every(({ sign }) => sign !== '%') && isEitherBare(said, unit);
}

function isEitherBare(one: Unit, other: Unit): boolean {
  return (one.sign === '' || other.sign === '') && Math.abs(Number(one.value)) >= smallSum;
}

/** Where the sentence stands in the clause if it begins at a place; `null` if it does not. */
function keptFrom(start: number, sought: readonly Unit[], clause: readonly Unit[]): Set<number> | null {
  const kept = new Set<number>();
  let at = start;
  for (const one of sought) {
    const found = clause.findIndex((unit, place) => place >= at && isSame(one, unit));
    if (found === -1 || (kept.size === 0 && found !== start)) return null;
    kept.add(found);
    at = found + 1;
  }
  return kept;
}

function isWhole(kept: ReadonlySet<number>, clause: readonly Unit[]): boolean {
  const [first, last] = [Math.min(...kept), Math.max(...kept)];
  const isMissed = (unit: Unit, at: number) => isCount(unit) && !kept.has(at);
  const before = clause.findLastIndex(({ kind }, at) => at < first && kind === 'break') + 1;
  const after = clause.findIndex((_, at) => at > last && isEnd(at, clause));
  const end = after === -1 ? clause.length : after;
  if (clause.some((unit, at) => at >= before && at < end && isMissed(unit, at))) return false;
  return [...kept].every((at) => {
    const unit = clause[at];
    return !unit || !isCount(unit) || hasItsWords(at, kept, clause);
  });
}

/** “Refundable, 50% of it” and “refundable (50%)” go on after the mark. */
function isEnd(at: number, clause: readonly Unit[]): boolean {
  const [unit, next] = [clause[at], clause[at + 1]];
  return unit?.kind === 'break' && (/\p{L}/u.test(unit.value) || next?.kind !== 'figure');
}

/** The word before a figure, else the one after it; and what it is counted in. */
function hasItsWords(at: number, kept: ReadonlySet<number>, clause: readonly Unit[]): boolean {
  const isMissing = (place: number) => clause[place]?.kind === 'word' && !kept.has(place);
  const before = clause.findLastIndex(({ kind }, place) => place < at && kind !== 'free');
  const after = clause.findIndex(({ kind }, place) => place > at && kind !== 'free');
  if (isMissing(clause[before]?.kind === 'word' ? before : after)) return false;
  const counted = clause.findIndex(({ value }, place) => place > at && !toNext.has(value));
  return clause[at]?.kind === 'date' || !isMissing(counted);
}
