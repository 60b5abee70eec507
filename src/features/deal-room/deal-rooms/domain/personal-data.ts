import { withPlainSigns } from '#kernel/plain-signs.ts';
import { withoutUnseen } from '#kernel/visible-text.ts';
import { accountsIn } from './account-numbers.ts';
import { ibansIn } from './iban.ts';
import { columnFinder } from './personal-columns.ts';

export const findingKinds = ['ssn', 'bank-account', 'card', 'birth-date'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** `masked` keeps the last characters; `place` says where it was found, such as a line number. */
export type Finding = { kind: FindingKind; masked: string; place: string };

/** Findings beyond this number are only counted: the document is held either way. */
export const mostFindings = 50;

const ssn = /(?<!\d|\d-)(?!000|666|9\d\d)(\d{3})([- ])(?!00)(\d{2})\2(?!0000)(\d{4})(?!\d|-\d)/g;
const bareSsn =
  /\b(?:ssn|ss\s?#|soc(?:ial|\.)?\s+sec(?:urity|\.)?(?:\s+(?:number|no\.?|#))?)\W{0,12}(?!000|666|9\d\d)(\d{3})[-. /]{0,3}(?!00)(\d{2})[-. /]{0,3}(?!0000)(\d{4})(?!\d)/gi;
const card = /(?<!\d|\d-)(?:\d[ -]?){12,18}\d(?!\d|-\d)/g;
const routing = /(?<!\d)(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}(?!\d)/g;
const routingWord = /\b(?:routing|aba|rtn|transit|wire|ach|bank)\b/i;
const birth =
  /\b(?:d\.?\s?o\.?\s?b\.?|date\s+of\s+birth|birth\s?-?da(?:te|y)|born(?:\s+on)?)\b\W{0,12}((?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))|(?:\d{4}([/.-])\d{1,2}\2\d{1,2})|(?:[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})|(?:\d{1,2}(?:st|nd|rd|th)?[- ](?:of )?[a-z]{3,9}\.?,?[- ](?:\d{4}|\d{2}(?!\d))))/gi;

/**
 * Finds SSNs (not the ones SSA never issues), cards (Luhn, ISO/IEC 7812-1), routing numbers (ABA 3-7-1 near a
 * banking word), IBANs, and account numbers and dates of birth labeled in text or by a column. `place` is the
 * line, or what `nameOf` returns. Text may come in pieces.
 */
export function personalDataFinder() {
  const inColumns = columnFinder();
  return (text: string, nameOf = (line: number) => `line ${line}`): Finding[] => {
    const found: Finding[] = [];
    const lines = text.split(/\r\n?|\n|\f/);
    for (const [at, written] of lines.entries()) {
      const line = asRead(written);
      const worded = findInLine(line).map(({ kind, masked }) => ({ kind, masked }));
      const columned = inColumns(line)
        .map(({ kind, value }) => ({
          kind,
          masked: kind === 'birth-date' ? maskedDate(value) : masked(value),
        }))
        .filter((one) => !worded.some(({ kind, masked }) => kind === one.kind && masked === one.masked));
      for (const one of [...worded, ...columned]) {
        found.push({ ...one, place: nameOf(at + 1) });
        if (found.length >= mostFindings) return found;
      }
    }
    return found;
  };
}

/** Word processors put dashes, narrow spaces and invisible characters into numbers. */
function asRead(line: string): string {
  return /[\u0080-\uffff]/.test(line) ? withoutUnseen(withPlainSigns(line)) : line;
}

/** Characters searched at once. Windows overlap by more than the longest finding. */
const windowSize = 20_000;
export const longestFind = 200;

type Found = { kind: FindingKind; masked: string; at: number };

/** Each finding belongs to the window in which it begins. */
function findInLine(line: string): Found[] {
  const banking = routingWord.test(line);
  const found = findInWindow(line.slice(0, windowSize + longestFind), banking);
  for (let from = windowSize; from < line.length && found.length < mostFindings; from += windowSize)
    found.push(...findInWindow(line.slice(from, from + windowSize + longestFind), banking));
  return found;
}

function findInWindow(line: string, banking: boolean): Found[] {
  if (!/\d{2}/.test(line)) return [];
  const found: Found[] = [];
  const add = (kind: FindingKind, digits: string, at: number) =>
    found.push({ kind, masked: masked(digits), at });
  const grouped = [...line.matchAll(ssn)];
  for (const { 0: all, index } of grouped) add('ssn', all, index);
  for (const { 0: all, index } of line.matchAll(bareSsn))
    if (!grouped.some((one) => one.index > index && one.index < index + all.length)) add('ssn', all, index);
  for (const { 0: all, index } of line.matchAll(card))
    if (isCard(all.replace(/\D/g, ''))) add('card', all, index);
  if (banking)
    for (const { 0: all, index } of line.matchAll(routing))
      if (isRouting(all)) add('bank-account', all, index);
  for (const { number, at } of accountsIn(line)) add('bank-account', number, at);
  for (const { text, at } of ibansIn(line)) add('bank-account', text, at);
  for (const { 1: date = '', index } of line.matchAll(birth))
    found.push({ kind: 'birth-date', masked: maskedDate(date), at: index });
  return found.filter(({ at }) => at < windowSize);
}

/** Masked completely, because any part of a date is personal. */
function maskedDate(date: string): string {
  return date.replace(/[\p{L}\d]/gu, '•');
}

function masked(text: string): string {
  const digits = text.replace(/\D/g, '');
  return `•••${digits.slice(-Math.min(4, Math.floor(digits.length / 2)))}`;
}

/** Luhn check (ISO/IEC 7812-1 annex B). A run of one digit is not a card number. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits) || /^(\d)\1+$/.test(digits))
    return false;
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** ABA checksum: 3(d1+d4+d7) + 7(d2+d5+d8) + (d3+d6+d9) is a multiple of ten. */
function isRouting(digits: string): boolean {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return sum % 10 === 0;
}
