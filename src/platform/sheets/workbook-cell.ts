import type { CellStyle, WorkbookCell } from '#kernel/workbook.ts';
import { styleIndex } from './workbook-styles.ts';

/** A longer text makes a workbook that Excel repairs. */
const longest = 32_767;
/** Not allowed in XML 1.0: control characters, halves of pairs, and the two that are no characters. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be written.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** What a spreadsheet program would read as an escaped character (ECMA-376, 22.4.2.4). */
const escapeLike = /_(?=x[0-9a-fA-F]{4}_)/g;

export const escaped = (text: string) =>
  /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text;

/** XML of a cell at a place such as B7. Text is always text: one that begins with “=” is no formula. */
export function cellXml(cell: WorkbookCell, at: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textXml(cell, at, 'text');
  if (typeof cell === 'number') return `<c r="${at}" s="${styleIndex('money')}"><v>${numberIn(cell)}</v></c>`;
  if ('text' in cell) return textXml(cell.text, at, cell.style ?? 'text');
  const style = styleIndex(cell.style ?? 'money');
  const formula = 'formula' in cell ? `<f>${escaped(cell.formula)}</f>` : '';
  return `<c r="${at}" s="${style}">${formula}<v>${numberIn(cell.number)}</v></c>`;
}

function textXml(text: string, at: string, style: CellStyle): string {
  const safe = escaped(text.slice(0, longest).replace(forbidden, '').replace(escapeLike, '_x005F_'));
  return `<c r="${at}" s="${styleIndex(style)}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

function numberIn(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('no number for a cell');
  return String(value + 0);
}
