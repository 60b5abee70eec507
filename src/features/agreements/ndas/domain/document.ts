import { divisionOf, isPlace } from '#features/marketplace/listings/domain/places.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { dayOf, longDay } from '#kernel/days.ts';
import type { Clause, NdaTemplate } from './template.ts';

const blockKinds = ['title', 'heading', 'clause', 'paragraph'] as const;
type BlockKind = (typeof blockKinds)[number];

export type NdaBlock = { kind: BlockKind; number: string | null; text: string };

export type NdaDocument = { templateId: string; templateVersion: number; blocks: readonly NdaBlock[] };

/** Contains no fact about the seller, so that signing reveals nothing. */
export type NdaFacts = {
  buyerName: string;
  buyerEmail: string;
  /** The listing's public reference; `null` in a master agreement. */
  listingReference: string | null;
  platformName: string;
  issuedAt: Date;
  /** The state or Census division on the public card; decides which clauses apply. */
  place: string | null;
};

/**
 * The exact text that is shown, signed and printed. Fills values in one pass, so braces in a name stay text. Throws
 * RangeError if a variable has no value.
 */
export function composeNda(template: NdaTemplate, facts: NdaFacts): NdaDocument {
  const parts = template.parts
    .map((part) => ({ ...part, clauses: part.clauses.filter((clause) => applies(clause, facts.place)) }))
    .filter((part) => part.clauses.length > 0);
  const numbered = parts.flatMap((part, p) =>
    part.clauses.map((clause, c) => ({ clause, number: `${p + 1}.${c + 1}`, part: p })),
  );
  const values = new Map(Object.entries(valuesOf(template, facts)));
  for (const { clause, number } of numbered) values.set(`clause:${clause.id}`, number);
  const blocks: NdaBlock[] = [
    { kind: 'title', number: null, text: template.title },
    {
      kind: 'paragraph',
      number: null,
      text: fill(
        facts.listingReference === null
          ? 'Issued on {{issuedOn}}.'
          : 'Listing reference {{listingReference}}. Issued on {{issuedOn}}.',
        values,
      ),
    },
  ];
  parts.forEach((part, p) => {
    blocks.push({ kind: 'heading', number: `${p + 1}`, text: fill(part.heading, values) });
    for (const { clause, number } of numbered.filter((entry) => entry.part === p)) {
      blocks.push({ kind: 'clause', number, text: fill(clause.text, values) });
    }
  });
  return { templateId: template.id, templateVersion: template.version, blocks };
}

/** Numbers, in the complete text, of the clauses that do not apply in `place`. */
export function switchedOff(template: Pick<NdaTemplate, 'parts'>, place: string | null): string[] {
  return template.parts.flatMap((part, p) =>
    part.clauses.flatMap((clause, c) => (applies(clause, place) ? [] : [`${p + 1}.${c + 1}`])),
  );
}

/** The blocks of an agreement that is a file: only its title. The file itself is shown and hashed. */
export function fileBlocks(title: string): readonly NdaBlock[] {
  return [{ kind: 'title', number: null, text: title }];
}

/** The text whose UTF-8 bytes are hashed; independent of key order. */
export function canonicalText(document: NdaDocument): string {
  return canonicalJson({
    templateId: document.templateId,
    templateVersion: document.templateVersion,
    blocks: document.blocks.map(({ kind, number, text }) => ({ kind, number, text })),
  });
}

/** The text whose hash is `template_sha256`. */
export function canonicalTemplate(template: NdaTemplate): string {
  const parts = template.parts.map(({ heading, clauses }) => ({
    heading,
    clauses: clauses.map(({ id, text, notIn = [] }) => ({ id, text, notIn })),
  }));
  return canonicalJson({
    id: template.id,
    version: template.version,
    title: template.title,
    terms: template.terms,
    parts,
  });
}

/** A clause applies unless `notIn` lists the state; a division counts as each of its states. */
function applies(clause: Clause, place: string | null): boolean {
  const off = clause.notIn ?? [];
  if (place === null || !isPlace(place)) return true;
  return !off.some((state) => state === place || divisionOf(state) === place);
}

function valuesOf(template: NdaTemplate, facts: NdaFacts): Record<string, string> {
  const { terms } = template;
  return {
    buyerName: oneLine(facts.buyerName),
    buyerEmail: oneLine(facts.buyerEmail),
    listingReference: oneLine(facts.listingReference ?? ''),
    platformName: oneLine(facts.platformName),
    issuedOn: longDay(dayOf(facts.issuedAt)),
    termYears: `${terms.termYears}`,
    noContactMonths: `${terms.noContactMonths}`,
    nonSolicitMonths: `${terms.nonSolicitMonths}`,
    nonCircumventionMonths: `${terms.nonCircumventionMonths}`,
    governingLaw: terms.governingLaw,
    venue: terms.venue,
  };
}

function fill(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const value = values.get(name.trim());
    if (!value) throw new RangeError(`no value for {{${name}}}`);
    return value;
  });
}

/** Collapses whitespace and applies NFC, for hashing. */
export function oneLine(value: string): string {
  return value.normalize('NFC').replace(/\s+/g, ' ').trim();
}
