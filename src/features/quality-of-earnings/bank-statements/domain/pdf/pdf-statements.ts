import type { StatementRead } from '../bank-line.ts';
import { believedStatement } from './believed-statement.ts';
import { readRows } from './page-reader.ts';
import { type PageRow, type PlacedWord, rowsOf } from './page-rows.ts';
import { leadingDay } from './printed-days.ts';
import type { RawStatement } from './raw-statement.ts';
import { kindNamed } from './statement-words.ts';

/** Why nothing is believed. */
export type PdfLack = 'text' | 'lines' | 'balances' | 'period';
export type PdfRead = { statements: StatementRead[]; lacks: PdfLack | null };

/** Fewer words on a page: a scan with a stamp or a page number. */
const fewWords = 20;

/**
 * Statements in the words of a PDF, each page from its top left corner in points. What proves a statement is left to `settleAccount`:
 * opening + lines = closing.
 */
export function readPdfStatements(pages: readonly (readonly PlacedWord[])[]): PdfRead {
  if (!pages.some((words) => words.length >= fewWords)) return { statements: [], lacks: 'text' };
  const rows = withoutRepeated(pages.map((words, at) => rowsOf(words, at + 1)));
  const kind = kindNamed(rows.map(({ text }) => text).join('\n'));
  const raws = merged(readRows(rows, kind)).filter(
    ({ lines, openings, closings }) => lines.length > 0 || (openings.length > 0 && closings.length > 0),
  );
  const period = raws.find((raw) => raw.period !== null)?.period ?? null;
  const statements = raws.map((raw) => believedStatement(raw, kind, period));
  return { statements, lacks: lackOf(raws, statements) };
}

function lackOf(raws: readonly RawStatement[], statements: readonly StatementRead[]): PdfLack | null {
  const moved = statements.some(({ opening, closing }) => opening !== null && opening !== closing);
  const lines = statements.reduce((sum, one) => sum + one.lines.length + one.troubles.length, 0);
  if (statements.length === 0 || (lines === 0 && moved)) return 'lines';
  const yearless = raws.some(({ lines: own }) =>
    own.some(({ days }) => days.some(({ year }) => year === null)),
  );
  const dayless = statements.every(({ from, to }) => from === null && to === null);
  if (dayless && (yearless || lines === 0)) return 'period';
  const printed = raws.some(({ openings, closings }) => openings.length > 0 && closings.length > 0);
  return printed ? null : 'balances';
}

/** The same account and period may go on after another account. */
function merged(raws: readonly RawStatement[]): RawStatement[] {
  const kept: RawStatement[] = [];
  for (const raw of raws) {
    const same = kept.find(
      (one) => raw.lastFour !== '' && one.lastFour === raw.lastFour && one.period?.to === raw.period?.to,
    );
    if (!same) kept.push(raw);
    else {
      const { openings, closings, lines, totals, unread } = raw;
      const all = same.lines.length;
      same.openings.push(...openings);
      same.closings.push(...closings);
      same.lines.push(...lines);
      same.totals.push(...totals.map((total) => ({ ...total, all: total.all + all })));
      same.unread.push(...unread);
    }
  }
  return kept;
}

/** In points: a row of the page's head or foot stands at this distance from where it stood before. */
const sameTop = 3;

/** Heads and feet are read once: on every page they name the first account again. */
function withoutRepeated(pages: readonly (readonly PageRow[])[]): PageRow[] {
  const seen = new Map<string, number[]>();
  return pages.flatMap((rows) => {
    const own = rows.map((row) => ({ row, key: furnitureKey(row) }));
    const kept = own.filter(
      ({ row, key }) => key === null || !seen.get(key)?.some((top) => Math.abs(top - row.top) < sameTop),
    );
    for (const { row, key } of own) if (key !== null) seen.set(key, [...(seen.get(key) ?? []), row.top]);
    return kept.map(({ row }) => row);
  });
}

/** `null`: a row with an amount or a day is never the head of a page, nor is a header of several columns. */
function furnitureKey({ cells, tokens, text }: PageRow): string | null {
  if (cells.some(({ amount }) => amount) || leadingDay(tokens) || !/\d{4}/.test(text)) return null;
  return text.replaceAll(/\b(?:page )?\d+ (?:of|\/) \d+|\bpage:? \d+/gi, '').trim();
}
