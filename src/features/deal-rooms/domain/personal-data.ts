import { columnFinder } from './personal-columns.ts';

/** What of people must not lie open in a room. */
export const findingKinds = ['ssn', 'bank-account', 'card', 'birth-date'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One find: `masked` keeps the last characters, `place` says where (a line). */
export type Finding = { kind: FindingKind; masked: string; place: string };

/** Finds beyond this many are counted with the others: the document is held either way. */
export const mostFindings = 50;

const ssn = /(?<![\d-])(?!000|666|9\d\d)(\d{3})([- ])(?!00)(\d{2})\2(?!0000)(\d{4})(?![\d-])/g;
const bareSsn =
  /\b(?:ssn|social\s+security(?:\s+(?:number|no\.?|#))?)\W{0,12}(?!000|666|9\d\d)(\d{3})(?!00)(\d{2})(?!0000)(\d{4})(?!\d)/gi;
const card = /(?<![\d-])(?:\d[ -]?){12,18}\d(?![\d-])/g;
const routing = /(?<!\d)(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}(?!\d)/g;
/** Called a number; or as long as no amount is, or with a zero in front. Cents make it an amount. */
const account =
  /\b(?:acc(?:oun)?t|checking|savings)\b(?:[^\n\d]{0,16}\b(?:numbers?|num|no|nr)\b|[^\n\d]{0,10}#)[^\n\d]{0,8}((?:\d[ -]?){4,16}\d)(?![\d]|[.,]\d)/gi;
const bareAccount =
  /\b(?:acc(?:oun)?t|checking|savings)\b[^\n\d$]{0,24}((?:0(?:[ -]?\d){5,16})|(?:\d[ -]?){8,16}\d)(?![\d]|[.,]\d)/gi;
/** ISO 13616: country, check digits, and up to 30 letters and digits, in groups of four where a person wrote it. */
const iban = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/g;
const routingWord = /\b(?:routing|aba|rtn|transit|wire|ach|bank)\b/i;
const birth =
  /\b(?:d\.?\s?o\.?\s?b\.?|date\s+of\s+birth|birth\s?-?date|born(?:\s+on)?)\b\W{0,12}((?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2}))|(?:\d{4}-\d{2}-\d{2})|(?:[a-z]{3,9}\.?\s+\d{1,2},?\s+\d{4}))/gi;

/**
 * Looks for social-security numbers (never issued ones left out: SSA, 000, 666, 9xx, 00, 0000), card numbers by
 * Luhn (ISO/IEC 7812-1), bank accounts (a routing number by the ABA check 3-7-1 near a word of banking, an IBAN by its check digits, or a
 * number after "account"), and dates of birth that are called so, in words or by the head of a column. `place` names the
 * text's line, or what `nameOf` says. The text may come in pieces: a table goes on in the next one.
 */
export function personalDataFinder() {
  const inColumns = columnFinder();
  return (text: string, nameOf = (line: number) => `line ${line}`): Finding[] => {
    const found: Finding[] = [];
    const lines = text.split(/\r\n?|\n|\f/);
    for (const [at, line] of lines.entries()) {
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

/** Characters of a line that are looked at together, and more than the longest find takes: so far two of them overlap. */
const windowSize = 20_000;
export const longestFind = 200;

type Found = { kind: FindingKind; masked: string; at: number };

/** A line of any length: each find belongs to the window in which it begins. */
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
  for (const { 0: all, index } of [...line.matchAll(ssn), ...line.matchAll(bareSsn)]) add('ssn', all, index);
  for (const { 0: all, index } of line.matchAll(card))
    if (isCard(all.replace(/\D/g, ''))) add('card', all, index);
  if (banking)
    for (const { 0: all, index } of line.matchAll(routing))
      if (isRouting(all)) add('bank-account', all, index);
  const numbered = [...line.matchAll(account)];
  const bare = [...line.matchAll(bareAccount)].filter(
    ({ index }) => !numbered.some((one) => one.index === index),
  );
  for (const { 1: number = '', index } of [...numbered, ...bare]) add('bank-account', number, index);
  for (const { 0: all, index } of line.matchAll(iban)) if (isIban(all)) add('bank-account', all, index);
  for (const { 1: date = '', index } of line.matchAll(birth))
    found.push({ kind: 'birth-date', masked: maskedDate(date), at: index });
  return found.filter(({ at }) => at < windowSize);
}

/** A date shows nothing but that it is one. */
function maskedDate(date: string): string {
  return date.replace(/[\p{L}\d]/gu, '•');
}

function masked(text: string): string {
  const digits = text.replace(/\D/g, '');
  return `•••${digits.slice(-Math.min(4, Math.floor(digits.length / 2)))}`;
}

/** ISO/IEC 7812-1 annex B; a row of one digit is no card. */
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

/** ISO 7064 modulo 97-10: the first four characters at the end, letters as 10 to 35, leave 1. */
function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const one of plain.slice(4) + plain.slice(0, 4))
    for (const digit of String(Number.parseInt(one, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** ABA: 3(d1+d4+d7) + 7(d2+d5+d8) + (d3+d6+d9) is a multiple of ten. */
function isRouting(digits: string): boolean {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return sum % 10 === 0;
}
