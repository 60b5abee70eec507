import { grouped } from '#kernel/counts.ts';
import { type CsvRecord, csvRecords } from '#kernel/csv-records.ts';
import { type BlockKind, longestBlock, mostBlocks } from './block.ts';
import { readDomain } from './mail-domain.ts';

export type BlockEntry = { kind: BlockKind; value: string };
export type BlockLines =
  | { entries: BlockEntry[]; bad: { line: number; problem: string }[] }
  | { refusal: string };

/** Characters of a list. */
export const longestText = 250_000;

/** As contact lists of other programs name them. */
const columns: readonly (readonly [BlockKind, RegExp])[] = [
  ['person', /^(?:work )?e-?mail(?: address)?$/],
  ['domain', /^(?:e-?mail )?domain$|^web ?site$|^url$/],
  ['company', /^company(?: name)?$|^organization$|^account name$|^competitor$|^name$/],
];

/**
 * Whom a pasted list or a CSV file names, each once. If the first line names columns, the email address of a line
 * counts before its domain, and that before its company. Otherwise each line is one entry, as what it looks like, with
 * its commas: names end with “, Inc.”
 */
export function readBlockLines(text: string): BlockLines {
  if (text.length > longestText)
    return { refusal: `This is too long: ${grouped(longestText)} characters at most.` };
  const places = placesIn(csvRecords(text.slice(0, text.indexOf('\n') + 1))?.[0]?.fields ?? []);
  const records = places.length > 0 ? csvRecords(text) : plainLines(text);
  if (records === null) return { refusal: 'A quotation mark is opened and never closed.' };
  const entries = new Map<string, BlockEntry>();
  const bad: { line: number; problem: string }[] = [];
  for (const { line, fields } of places.length > 0 ? records.slice(1) : records) {
    if (fields.every((field) => field.trim() === '')) continue;
    const entry = places.length > 0 ? byColumn(fields, places) : byLook(fields);
    if (entry === null) bad.push({ line, problem: 'It names no email address, domain or company.' });
    else if (entry.value.length > longestBlock)
      bad.push({ line, problem: `It is longer than ${longestBlock} characters.` });
    else entries.set(`${entry.kind} ${entry.value.toLowerCase()}`, entry);
  }
  if (entries.size > mostBlocks)
    return {
      refusal: `These are ${grouped(entries.size)} entries. A list holds ${mostBlocks}.`,
    };
  return { entries: [...entries.values()], bad };
}

type Place = { kind: BlockKind; at: number };

function placesIn(header: readonly string[]): Place[] {
  const names = header.map((name) => name.trim().toLowerCase());
  return columns
    .map(([kind, known]) => ({ kind, at: names.findIndex((name) => known.test(name)) }))
    .filter(({ at }) => at >= 0);
}

function byColumn(fields: readonly string[], places: readonly Place[]): BlockEntry | null {
  const found = places
    .map(({ kind, at }) => ({ kind, value: (fields[at] ?? '').trim() }))
    .find(({ value }) => value !== '');
  return found ?? null;
}

function plainLines(text: string): CsvRecord[] {
  return text.split(/\r\n|\r|\n/).map((line, at) => ({ line: at + 1, fields: [line] }));
}

function byLook([line = '']: readonly string[]): BlockEntry | null {
  const value = line
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  if (value === '') return null;
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return { kind: 'person', value };
  const domain = /\s/.test(value) ? { refusal: true } : readDomain(value);
  return { kind: 'refusal' in domain && !isFreeMail(domain) ? 'company' : 'domain', value };
}

/** Sent as a domain, so that the server says why it is not blocked. */
function isFreeMail({ refusal }: { refusal: unknown }): boolean {
  return refusal === 'free-mail-domain';
}
