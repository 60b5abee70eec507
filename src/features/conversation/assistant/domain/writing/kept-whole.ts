import { isCount, isSame } from './in-order.ts';
import type { Unit } from './units.ts';

type Segment = { lead: string; units: readonly Unit[]; content: readonly Unit[] };

/** Nothing changes without these. */
const harmless = new Set(['per', 'just', 'already', 'really', 'actually', 'simply', 'kindly', 'then']);
const adding = new Set(['and', 'y']);
const listing = new Set([',', ';', 'with', 'con']);
/** What begins so after a comma only says more about a sum. */
const moreOfSum = new Set(['due', 'payabl']);
const present = new Set(['is', 'are', 'am']);
/** Of these each tells another time, or who does it: “is being signed” is not “is signed”. */
const helpers = new Set(['be', 'been', 'being', 'have', 'has', 'having']);
const ways = new Set(['to', 'for', 'from', 'at', 'on', 'in']);
const subjects = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it']);
const introducing = new Set(['that', 'and', 'so', 'also', 'now', 'please', 'but', 'que', 'y']);

/**
 * Whether a sentence has all of a clause, in its order, beside articles and the like. `parts`: it may leave out what is
 * merely added: after “and”, or another sum of a list.
 */
export function keepsWhole(said: readonly Unit[], clause: readonly Unit[], parts: boolean): boolean {
  const segments = segmentsOf(clause);
  const taken = takenOf(said.filter(isContent), segments, parts);
  return (
    taken !== null &&
    helpsAsIn(
      said,
      taken.flatMap(({ units }) => units),
    )
  );
}

function isContent({ kind, value }: Unit): boolean {
  if (kind === 'break') return value === 'or' || value === 'o';
  return kind !== 'free' && !harmless.has(value);
}

function segmentsOf(clause: readonly Unit[]): Segment[] {
  const found: { lead: string; units: Unit[] }[] = [{ lead: '', units: [] }];
  for (const [at, unit] of clause.entries()) {
    const last = found.at(-1);
    if (!isContent(unit) && unit.kind === 'break' && parts(at, clause)) {
      // “, and” is one.
      if (last?.units.length === 0) last.lead = unit.value;
      else found.push({ lead: unit.value, units: [] });
    } else last?.units.push(unit);
  }
  return found.map(({ lead, units }) => ({ lead, units, content: units.filter(isContent) }));
}

/** “The price is $2,000,000 with $300,000 down” lists sums; “assignable with consent” does not. */
function parts(at: number, clause: readonly Unit[]): boolean {
  if (clause[at]?.value !== 'with' && clause[at]?.value !== 'con') return true;
  const isMoney = (unit?: Unit) => unit?.kind === 'figure' && unit.sign !== '' && unit.sign !== '%';
  return isMoney(clause[at + 1]) && clause.slice(0, at).some(isMoney);
}

/** The segments of which a sentence has all, if it has nothing else and the others may be left out. */
function takenOf(sought: readonly Unit[], segments: readonly Segment[], parts: boolean): Segment[] | null {
  const failed = new Set<string>();
  const mayLeave = (place: number) => parts && isAdded(place, segments, sought.some(isCount));
  const from = (at: number, place: number, taken: readonly Segment[]): Segment[] | null => {
    const segment = segments[place];
    if (!segment) return at === sought.length && taken.length > 0 ? [...taken] : null;
    if (failed.has(`${at} ${place}`)) return null;
    const { content } = segment;
    const isHere = content.every((unit, n) => isOne(sought[at + n], unit));
    const found =
      (isHere ? from(at + content.length, place + 1, [...taken, segment]) : null) ??
      (mayLeave(place) ? from(at, place + 1, taken) : null);
    if (found === null) failed.add(`${at} ${place}`);
    return found;
  };
  return from(0, 0, []);
}

function isOne(said: Unit | undefined, unit: Unit): boolean {
  return said !== undefined && isSame(said, unit);
}

/** After “and”, or another sum of a list; never what begins a clause, as that may turn the rest around. */
function isAdded(place: number, segments: readonly Segment[], tellsSum: boolean): boolean {
  const segment = segments[place];
  if (place === 0 || segment === undefined) return false;
  return adding.has(segment.lead) || (tellsSum && (isSum(segment) || isMoreOfSum(segment)));
}

function isSum(segment: Segment): boolean {
  return (
    listing.has(segment.lead) &&
    // “Rising by 3% each year” is no sum of its own.
    segment.content[0]?.form === '' &&
    segment.content.some(({ kind }) => kind === 'word') &&
    segment.content.some(isCount)
  );
}

function isMoreOfSum({ lead, content }: Segment): boolean {
  return lead === ',' && moreOfSum.has(content[0]?.value ?? '');
}

/** The verbs and prepositions that are free by themselves, and who is the subject. */
function helpsAsIn(said: readonly Unit[], clause: readonly Unit[]): boolean {
  const [mine, its] = [valuesOf(said.filter((_, at) => !isBeforeCount(at, said))), valuesOf(clause)];
  const isPresent = (values: ReadonlySet<string>) => [...values].some((value) => present.has(value));
  const [first] = said.filter(({ value }) => !introducing.has(value));
  return (
    [...mine].every((value) => !(helpers.has(value) || ways.has(value)) || its.has(value)) &&
    [...its].every((value) => !helpers.has(value) || valuesOf(said).has(value)) &&
    (!isPresent(mine) || isPresent(its)) &&
    (!isPresent(its) || isPresent(valuesOf(said))) &&
    (!isSubject(first) || clause.some(isSubject))
  );
}

function isSubject(unit?: Unit): boolean {
  return unit?.kind === 'free' && subjects.has(unit.value);
}

function valuesOf(units: readonly Unit[]): Set<string> {
  return new Set(units.map(({ value }) => (value === 'has' ? 'have' : value)));
}

/** “price $2,000,000” is “The price is $2,000,000.” */
function isBeforeCount(at: number, units: readonly Unit[]): boolean {
  const next = units.slice(at + 1).find(({ kind, value }) => kind !== 'free' || helpers.has(value));
  return next?.kind === 'figure' || next?.kind === 'date';
}
