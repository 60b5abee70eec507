import { grouped } from '#kernel/counts.ts';
import { rearmed } from '#kernel/csv.ts';
import { csvRecords } from '#kernel/csv-records.ts';
import { typedDay } from '#kernel/typed-day.ts';
import { type Priority, priorities } from './request.ts';
import { type Column, findColumns } from './request-columns.ts';

/** Requests per text; all are sent in one call. */
export const mostAtOnce = 500;
export const longestText = 250_000;
export const longest = { title: 300, details: 1_000 } as const;

/** One line before it is sent. `folder`: an index number. */
type LineRequest = {
  title: string;
  details: string;
  folder: string | null;
  priority: Priority;
  dueOn: string | null;
};
/** `line`: 1-based, where the request begins in the text. */
export type ReadLine = { line: number } & ({ request: LineRequest } | { problem: string });
export type ReadLines = { lines: ReadLine[] } | { refusal: string };

/** One request per line, without empty lines and list markers. */
export function readPlainLines(text: string): ReadLines {
  const tooMuch = refusalOf(text);
  if (tooMuch) return { refusal: tooMuch };
  const lines = text.split(/\r\n|\r|\n/).map((words, at) => ({
    line: at + 1,
    title: words.replace(/^\s*(?:[-*•–]|\d{1,4}[.)])\s+/, '').trim(),
  }));
  return bounded(
    lines
      .filter(({ title }) => title !== '')
      .map(({ line, title }) => checked(line, { title, details: '', folder: '', priority: '', due: '' })),
  );
}

/**
 * Reads requests from CSV (RFC 4180 with commas, semicolons or tabs). One of the first lines names the columns: Request
 * and optionally Details, Folder, Section, Priority, Due. Each line gets its own problem.
 */
export function readCsvLines(text: string): ReadLines {
  const tooMuch = refusalOf(text);
  if (tooMuch) return { refusal: tooMuch };
  const records = csvRecords(text);
  if (records === null) return { refusal: 'A quotation mark is opened and never closed.' };
  const found = findColumns(records.filter(({ fields }) => fields.some((field) => field.trim() !== '')));
  if (!found) return { refusal: 'A line must name the columns, one of them “Request”.' };
  return bounded(
    found.rows.map(({ line, fields }) => {
      const field = (column: Column) => rearmed(fields[found.columns[column]] ?? '').trim();
      if (field('title') === '' && fields.filter((one) => one.trim() !== '').length === 1)
        return { line, problem: 'This is a heading.' };
      return checked(line, {
        title: field('title'),
        ...placed(field('folder'), field('section'), field('details')),
        priority: field('priority'),
        due: field('due'),
      });
    }),
  );
}

/** A section by its index number is a folder; by its name it is a detail of the request. */
function placed(folder: string, section: string, details: string): { folder: string; details: string } {
  if (section === '' || section === folder) return { folder, details };
  if (folder === '' && indexNumber.test(section)) return { folder: section, details };
  return { folder, details: details === '' ? section : `${section}\n${details}` };
}

function refusalOf(text: string): string | null {
  if (text.length <= longestText) return null;
  return `This is too long: ${grouped(longestText)} characters at most.`;
}

function bounded(lines: ReadLine[]): ReadLines {
  if (lines.length <= mostAtOnce) return { lines };
  const many = grouped(lines.length);
  return { refusal: `These are ${many} requests. Send ${mostAtOnce} at a time.` };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;
const indexNumber = /^\d{2,4}(?:\.\d{2,4})*/;
/** Bidirectional controls, which make text read differently, and lone surrogates. */
const misleading = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const unfit = (text: string) => controls.test(text) || misleading.test(text);

type Said = Record<'title' | 'details' | 'folder' | 'priority' | 'due', string>;

function checked(line: number, said: Said): ReadLine {
  const priority = said.priority === '' ? 'normal' : wordOf(said.priority);
  const dueOn = said.due === '' ? null : typedDay(said.due);
  const title = said.title.replace(/\s+/g, ' ');
  const details = said.details.replace(/\r\n?/g, '\n');
  const wrong = (problem: string): ReadLine => ({ line, problem });
  if (title === '') return wrong('The request is empty.');
  if (unfit(title) || unfit(details)) return wrong('It has characters that cannot be used here.');
  if (title.length > longest.title) return wrong(`The request is longer than ${longest.title} characters.`);
  if (details.length > longest.details)
    return wrong(`The details are longer than ${grouped(longest.details)} characters.`);
  if (!priority) return wrong('The priority is neither low, normal nor high.');
  if (said.due !== '' && dueOn === null) return wrong('The due date is not a day like 2026-03-31.');
  const folder = said.folder === '' ? null : (indexNumber.exec(said.folder)?.[0] ?? null);
  if (said.folder !== '' && folder === null) return wrong('The folder is not an index number like 06.03.');
  return { line, request: { title, details, folder, priority, dueOn } };
}

const otherWords: ReadonlyMap<string, Priority> = new Map([
  ['medium', 'normal'],
  ['standard', 'normal'],
  ['urgent', 'high'],
  ['critical', 'high'],
]);

function wordOf(text: string): Priority | undefined {
  const word = text.toLowerCase();
  return priorities.find((priority) => priority === word) ?? otherWords.get(word);
}
