import { type StateSlug, states } from '#features/marketplace/listings/domain/places.ts';
import type { TemplateKind } from './nda-kind.ts';
import type { Clause, Part } from './template.ts';
import { clausePrefix, isVariable, neededVariables, variablesIn } from './template-variables.ts';

/** Written by admins: `# Heading`, then paragraphs of `[id] text` or `[id; not in california] text`. */
export const longestSource = 60_000;
const longestClause = 4_000;
const longestHeading = 200;
const mostClauses = 200;

/** `line` counts from 1; 0 for an issue of the whole source. */
type SourceIssue = { line: number; text: string };
export type ParsedSource = { parts: Part[]; issues: SourceIssue[] };

type Placed = { clause: Clause; line: number };
type PlacedPart = { heading: string; line: number; clauses: Placed[] };

const tag = /^\[([^\]]*)\]\s*/;
const idShape = /^[a-z][a-z0-9-]{0,59}$/;

/** Parses a source: the readable parts, and every issue that keeps them from being used. */
export function parseSource(source: string, kind: TemplateKind): ParsedSource {
  const issues: SourceIssue[] = [];
  const placed: PlacedPart[] = [];
  for (const { line, text } of paragraphsOf(source)) {
    if (text.startsWith('#')) {
      placed.push({ heading: text.replace(/^#+\s*/, ''), line, clauses: [] });
      continue;
    }
    const part = placed.at(-1);
    if (!part) issues.push({ line, text: 'Begin with a heading: a line that starts with #.' });
    else part.clauses.push({ clause: clauseOf(text, nextId(placed), line, issues), line });
  }
  issues.push(...faultsOf(placed, kind));
  const parts = placed.map(({ heading, clauses }) => ({
    heading,
    clauses: clauses.map((one) => one.clause),
  }));
  return { parts, issues: issues.toSorted((a, b) => a.line - b.line) };
}

/** The inverse of `parseSource`. */
export function sourceOf(parts: readonly Part[]): string {
  return parts.flatMap(({ heading, clauses }) => [`# ${heading}`, ...clauses.map(clauseSource)]).join('\n\n');
}

function clauseSource({ id, text, notIn = [] }: Clause): string {
  const off = notIn.length > 0 ? `; not in ${notIn.join(', ')}` : '';
  return `[${id}${off}] ${text}`;
}

/** A blank line ends a paragraph; a heading is a line of its own. */
function paragraphsOf(source: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  let open = false;
  source.split(/\r\n|\r|\n/).forEach((raw, at) => {
    const text = raw.replace(/\s+/g, ' ').trim();
    const last = found.at(-1);
    const heading = text.startsWith('#');
    if (text !== '' && open && last && !heading) last.text = `${last.text} ${text}`;
    else if (text !== '') found.push({ line: at + 1, text });
    open = text !== '' && !heading;
  });
  return found;
}

function nextId(placed: readonly PlacedPart[]): string {
  return `part-${placed.length}-clause-${(placed.at(-1)?.clauses.length ?? 0) + 1}`;
}

function clauseOf(paragraph: string, fallback: string, line: number, issues: SourceIssue[]): Clause {
  const said = tag.exec(paragraph);
  const text = said ? paragraph.slice(said[0].length) : paragraph;
  const [name = '', ...conditions] = (said?.[1] ?? '').split(';').map((part) => part.trim());
  const id = name === '' ? fallback : name;
  if (!idShape.test(id))
    issues.push({ line, text: `“${id}” can’t be a clause’s name: use small letters, digits and hyphens.` });
  const notIn = conditions.flatMap((condition) => statesOf(condition, line, issues));
  return notIn.length > 0 ? { id, text, notIn } : { id, text };
}

function statesOf(condition: string, line: number, issues: SourceIssue[]): StateSlug[] {
  const named = /^not in (.+)$/.exec(condition)?.[1];
  if (named === undefined) {
    issues.push({ line, text: `“${condition}” is not understood. Write “not in california, texas”.` });
    return [];
  }
  return named.split(',').flatMap((part) => {
    const wanted = part.trim();
    const state = states.find(({ slug }) => slug === wanted);
    if (!state) issues.push({ line, text: `“${wanted}” is no state. Write them like “north-carolina”.` });
    return state ? [state.slug] : [];
  });
}

function faultsOf(placed: readonly PlacedPart[], kind: TemplateKind): SourceIssue[] {
  const clauses = placed.flatMap((part) => part.clauses);
  return [
    ...placed.flatMap((part) => headingFaults(part, kind)),
    ...doubleNames(clauses),
    ...clauses.flatMap((one) => clauseFaults(one, clauses, kind)),
    ...wholeFaults(clauses, kind),
  ];
}

function headingFaults({ heading, line, clauses }: PlacedPart, kind: TemplateKind): SourceIssue[] {
  const faults: string[] = [];
  if (heading === '') faults.push('The heading is empty.');
  if (heading.length > longestHeading) faults.push(`A heading has at most ${longestHeading} characters.`);
  if (clauses.length === 0) faults.push('There is no clause below this heading.');
  faults.push(...unknownIn(heading, null, kind));
  return faults.map((text) => ({ line, text }));
}

function clauseFaults({ clause, line }: Placed, all: readonly Placed[], kind: TemplateKind): SourceIssue[] {
  const faults = [
    ...unknownIn(clause.text, new Set(all.map((one) => one.clause.id)), kind),
    ...danglingIn(
      clause,
      all.map((one) => one.clause),
    ),
  ];
  if (clause.text === '') faults.push('The clause is empty.');
  if (clause.text.length > longestClause) faults.push(`A clause has at most ${longestClause} characters.`);
  return faults.map((text) => ({ line, text }));
}

/** `ids`: the clauses that can be referred to; `null` if none can. */
function unknownIn(text: string, ids: ReadonlySet<string> | null, kind: TemplateKind): string[] {
  const unknown = variablesIn(text).filter((name) =>
    name.startsWith(clausePrefix) ? !ids?.has(name.slice(clausePrefix.length)) : !isVariable(name, kind),
  );
  const faults = unknown.map((name) => `{{${name}}} is not a known variable.`);
  const rest = text.replace(/\{\{[^{}]*\}\}/g, '');
  if (/\{\{|\}\}/.test(rest)) faults.push('A pair of braces is not closed.');
  return faults;
}

/** If a state omits a clause, it must omit every clause that refers to it. */
function danglingIn({ text, notIn: off = [] }: Clause, all: readonly Clause[]): string[] {
  return variablesIn(text)
    .filter((name) => name.startsWith(clausePrefix))
    .flatMap((name) => {
      const target = all.find(({ id }) => id === name.slice(clausePrefix.length));
      const states = (target?.notIn ?? []).filter((state) => !off.includes(state));
      return states.length > 0
        ? [`{{${name}}} is left out in ${states.join(', ')}, this clause is not.`]
        : [];
    });
}

function doubleNames(clauses: readonly Placed[]): SourceIssue[] {
  const seen = new Set<string>();
  return clauses.flatMap(({ clause: { id }, line }) => {
    if (seen.has(id)) return [{ line, text: `Another clause is called “${id}” already.` }];
    seen.add(id);
    return [];
  });
}

function wholeFaults(clauses: readonly Placed[], kind: TemplateKind): SourceIssue[] {
  const faults: string[] = [];
  if (clauses.length === 0) faults.push('The agreement has no clause.');
  if (clauses.length > mostClauses) faults.push(`An agreement has at most ${mostClauses} clauses.`);
  const named = new Set(clauses.flatMap(({ clause }) => variablesIn(clause.text)));
  for (const needed of neededVariables[kind])
    if (!named.has(needed)) faults.push(`{{${needed}}} is required.`);
  return faults.map((text) => ({ line: 0, text }));
}
