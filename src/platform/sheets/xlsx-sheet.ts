import { Refused } from '#kernel/refusal.ts';
import type { Sheet, SheetCell, SheetRange } from '#kernel/sheet.ts';
import { dayOfSerial, type NumberFormat } from './number-format.ts';
import { boundCell, boundText, sheetLimits } from './sheet-limits.ts';
import { isZero, numberOfFormula, withoutStaleZeros, type ZeroResult } from './stale-results.ts';
import { cellFormats, columnOf, sharedTexts, type WorkbookFacts, workbookFacts } from './workbook-parts.ts';
import { openWorkbook, type Workbook } from './workbook-zip.ts';

/** Formulas are not evaluated, links not followed, macros ignored. */
export async function xlsxSheet(
  bytes: Uint8Array,
  wanted: string | null = null,
  longest: number = sheetLimits.text,
): Promise<Sheet> {
  const workbook = await openWorkbook(bytes);
  const facts = await workbookFacts(workbook, wanted);
  const known: Known = {
    texts: await sharedTexts(workbook),
    formats: await cellFormats(workbook),
    from1904: facts.from1904,
  };
  try {
    return await readSheet(workbook, facts, known, longest);
  } catch (error) {
    if (!(error instanceof Refused) || facts.sheets.length < 2) throw error;
    throw new Refused(error.code, { ...error.details, sheet: facts.sheet.name, sheets: facts.sheets });
  }
}

export type Known = {
  texts: { at(index: number): string | undefined };
  formats: readonly NumberFormat[];
  from1904: boolean;
};
export type RawCell = { type: string; format: number; value: string; formula: string | null; inline: string };

async function readSheet(
  workbook: Workbook,
  { sheet, sheets, hidden }: WorkbookFacts,
  known: Known,
  longest: number,
): Promise<Sheet> {
  const rows: SheetCell[][] = [];
  const merged: SheetRange[] = [];
  const zeros: ZeroResult[] = [];
  let [row, column, count] = [-1, -1, 0];
  let cell: RawCell | null = null;
  let into: 'value' | 'formula' | 'inline' | null = null;
  const bound = (...[at, place, text]: Parameters<typeof boundText>) => boundText(at, place, text, longest);
  const keep = (raw: RawCell) => {
    const read = cellOf(raw, known, [row, column], bound);
    if (read === null) return;
    count += 1;
    boundCell(row, column, count);
    while (rows.length <= row) rows.push([]);
    const line = rows[row] ?? [];
    while (line.length < column) line.push(null);
    line[column] = read;
    const { formula, value } = raw;
    if (formula !== null && isZero(value) && numberOfFormula(formula) === null)
      zeros.push({ row, column, formula });
  };
  await workbook.read(sheet.part, {
    open: (name, of) => {
      if (name === 'row') [row, column] = [of.r === undefined ? row + 1 : Number(of.r) - 1, -1];
      else if (name === 'c') {
        column = of.r === undefined ? column + 1 : columnIn(of.r);
        boundCell(row, 0, count);
        cell = { type: of.t ?? 'n', format: Number(of.s ?? 0), value: '', formula: null, inline: '' };
      } else if (name === 'v') into = 'value';
      else if (name === 't') into = 'inline';
      else if (name === 'f' && cell) [into, cell.formula] = ['formula', ''];
      else if (name === 'mergeCell') merged.push(rangeOf(of.ref ?? ''));
      if (merged.length > sheetLimits.rows) throw new Refused('workbook-too-large');
    },
    text: (text) => {
      if (!cell || !into || (cell[into] ?? '').length > longest) return;
      cell[into] = (cell[into] ?? '') + text;
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') into = null;
      if (name !== 'c' || !cell) return;
      keep(cell);
      cell = null;
    },
  });
  withoutStaleZeros(rows, zeros);
  return { name: sheet.name, rows, merged, sheets, hidden };
}

/** `bound` refuses texts that are too long for the reader. */
export function cellOf(
  raw: RawCell,
  known: Known,
  [row, column]: readonly [number, number],
  bound = boundText,
): SheetCell {
  const { type, value } = raw;
  const text = (content: string): SheetCell => {
    bound(row, column, content);
    return content.trim() === '' ? null : { kind: 'text', text: content.trim() };
  };
  if (type === 'e') return { kind: 'odd', why: 'error', text: value };
  if (type === 's') return text(known.texts.at(Number(value)) ?? '');
  if (type === 'inlineStr') return text(raw.inline);
  if (type === 'str' && value !== '') return text(value);
  if (type === 'b') return { kind: 'odd', why: 'truth', text: value === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'd') return { kind: 'date', on: value.slice(0, 10) };
  const given = numberOfFormula(raw.formula) ?? value;
  if (given !== '') return numberOf(given, known.formats[raw.format], known.from1904);
  return raw.formula === null ? null : { kind: 'odd', why: 'formula', text: `=${raw.formula}` };
}

function numberOf(text: string, format: NumberFormat | undefined, from1904: boolean): SheetCell {
  const value = Number(text);
  if (!Number.isFinite(value)) return { kind: 'odd', why: 'error', text };
  const on = format?.date ? dayOfSerial(value, from1904) : null;
  return on ? { kind: 'date', on } : { kind: 'number', value, text, currency: format?.currency ?? null };
}

/** An invalid name gives a column far outside, which the limits refuse. */
export function columnIn(name: string): number {
  const column = columnOf(name);
  if (column === null) throw new Refused('workbook-broken');
  return column;
}

function rangeOf(ref: string): SheetRange {
  const [from = '', to = from] = ref.split(':');
  const rowOf = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0) - 1;
  return { top: rowOf(from), left: columnIn(from), bottom: rowOf(to), right: columnIn(to) };
}
