import { amountIn } from '#features/valuation/earnings/domain/amount-text.ts';
import { dayIn as calendarDay } from '#features/valuation/earnings/domain/day-range.ts';
import { dayInText } from '#features/valuation/earnings/domain/period-text.ts';
import type { LedgerCell } from './ledger-columns.ts';

/** How a file writes its days and amounts. One file writes all of them the same way. */
export type ValueStyle = { days: 'month-first' | 'day-first'; decimals: 'point' | 'comma' };

/** The United States' way, which holds until a value can only be read the other way. */
export const usualStyle: ValueStyle = { days: 'month-first', decimals: 'point' };

/** A value showed that the file is written the other way: it has to be read again, from its first row. */
export class OtherStyle extends Error {
  readonly style: ValueStyle;
  constructor(style: ValueStyle) {
    super('the file writes its values another way');
    this.name = 'OtherStyle';
    this.style = style;
  }
}

/** The text is confidential: it is shown where the line is, and to no one else. */
export type ValueTrouble =
  | 'day-unclear'
  | 'amount-unclear'
  | 'other-currency'
  | 'part-of-a-cent'
  | 'formula-without-result';

type Read<T> = { value: T | null; trouble: ValueTrouble | null };

const plainAmount = /^-?\d{1,12}(?:\.\d{1,2})?$/;
/** Only a comma can be the decimal sign of these, and only a point of those. */
const onlyComma = /^[^\d]*(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}[^\d]*$/;
const onlyPoint = /^[^\d]*(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{1,2}[^\d]*$/;

/**
 * Reads days and amounts (in cents). Throws OtherStyle at the first value that can only be read the other way, unless an
 * earlier one could only be read this way: then the value is in trouble. It never guesses.
 */
export function valueReader(style: ValueStyle) {
  const sure = { days: style.days === 'day-first', decimals: style.decimals === 'comma' };
  const otherwise = (change: Partial<ValueStyle>) => {
    throw new OtherStyle({ ...style, ...change });
  };
  const amount = (cell: LedgerCell | undefined): Read<number> => {
    if (cell === null || cell === undefined || cell === '') return none;
    if (typeof cell !== 'string' && cell.kind !== 'text') return amountOf(cell);
    const text = (typeof cell === 'string' ? cell : cell.text).trim();
    if (style.decimals === 'comma') return commaAmount(text);
    if (plainAmount.test(text)) {
      if (text.includes('.')) sure.decimals = true;
      return { value: Math.round(Number(text) * 100) + 0, trouble: null };
    }
    if (onlyPoint.test(text)) sure.decimals = true;
    else if (onlyComma.test(text) && !sure.decimals) otherwise({ decimals: 'comma' });
    return amountOf({ kind: 'text', text });
  };
  const days = new Map<string, Read<string>>();
  let latest: { text: string; read: Read<string> } | null = null;
  const day = (cell: LedgerCell | undefined): Read<string> => {
    if (cell === null || cell === undefined || cell === '') return none;
    if (typeof cell !== 'string' && cell.kind === 'date') return { value: cell.on, trouble: null };
    const text = (typeof cell === 'string' ? cell : cell.text).trim();
    if (latest?.text === text) return latest.read;
    const read = days.get(text) ?? dayIn(text);
    latest = { text, read };
    if (days.size < mostDays && !days.has(text)) days.set(` ${text}`.slice(1), read);
    return read;
  };
  const dayIn = (text: string): Read<string> => {
    const parts = inNumbers.exec(text);
    if (!parts) return dayOr(text === '' ? null : dayInText(text.replace(timeOfDay, '')), text === '');
    const [one, other, year] = [Number(parts[1]), Number(parts[2]), yearIn(parts[3] ?? '')];
    if (style.days === 'day-first') return dayOr(calendarDay(year, other, one));
    if (other > 12) sure.days = true;
    else if (one > 12 && !sure.days) otherwise({ days: 'day-first' });
    return dayOr(calendarDay(year, one, other));
  };
  return { amount, day };
}

/** Lines of one day follow each other, so few days are read twice. */
const mostDays = 5_000;
const none = { value: null, trouble: null };
const inNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)?\d\d)(?:[ T]\d{1,2}:\d\d.*)?$/;
const timeOfDay = /[ T]\d{1,2}:\d\d.*$/;
const yearIn = (text: string) => Number(text.length === 2 ? `20${text}` : text);

const dayOr = (value: string | null, empty = false): Read<string> =>
  value === null ? { value, trouble: empty ? null : 'day-unclear' } : { value, trouble: null };

function commaAmount(text: string): Read<number> {
  if (onlyPoint.test(text)) return { value: null, trouble: 'amount-unclear' };
  return amountOf({ kind: 'text', text: text.replaceAll('.', '').replace(',', '.') });
}

function amountOf(cell: Exclude<LedgerCell, string>): Read<number> {
  const read = amountIn(cell);
  if (read === null || typeof read === 'number') return { value: read, trouble: null };
  if (read === 'other-currency' || read === 'part-of-a-cent' || read === 'formula-without-result')
    return { value: null, trouble: read };
  return { value: null, trouble: 'amount-unclear' };
}
