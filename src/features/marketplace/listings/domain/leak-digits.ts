import { digitWords } from '#kernel/number-words.ts';
import { addressParts } from './address-parts.ts';
import type { OwnRecord } from './leak-dictionary.ts';

/** Consecutive digits of a folded text, whether separated, spelled out or mixed with letters. */
type Run = { digits: string; starts: number[]; ends: number[]; spelled: number };
export type DigitRule = 'own-phone' | 'own-ein' | 'own-address' | 'phone-in-words';
export type DigitHit = { rule: DigitRule; start: number; end: number };

/** Finds own phone numbers, EIN and ZIP in a folded text, and any phone number that is spelled out. */
export function findDigits(text: string, own: OwnRecord): DigitHit[] {
  const runs = digitRuns(text);
  return [
    ...own.phones.flatMap((phone) => inRuns(runs, 'own-phone', national(phone))),
    ...own.phones.flatMap((phone) => inRuns(runs, 'own-phone', national(phone).slice(3))),
    ...inRuns(runs, 'own-ein', own.ein.replace(/\D/g, '')),
    ...zipIn(text, addressParts(own.address).zip),
    ...runs.filter((run) => run.spelled >= 7 && run.digits.length >= 10).map(wholeOf),
  ];
}

function national(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits.length === 10 ? digits : '';
}

function zipIn(text: string, zip: string): DigitHit[] {
  if (zip === '') return [];
  const found = [...text.matchAll(new RegExp(`(?<![\\d$.,])${zip}(?!\\d|[.,]\\d)`, 'g'))];
  return found.map(({ index }) => ({ rule: 'own-address', start: index, end: index + zip.length }));
}

function inRuns(runs: readonly Run[], rule: DigitRule, digits: string): DigitHit[] {
  if (digits.length < 7) return [];
  return runs.flatMap((run) => {
    const at = run.digits.indexOf(digits);
    if (at < 0) return [];
    return [{ rule, start: run.starts[at] ?? 0, end: run.ends[at + digits.length - 1] ?? 0 }];
  });
}

function wholeOf(run: Run): DigitHit {
  return { rule: 'phone-in-words', start: run.starts[0] ?? 0, end: run.ends.at(-1) ?? 0 };
}

function digitRuns(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let last = 0;
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const read = digitsOf(token);
    if (read === null) {
      run = null;
      continue;
    }
    if (run === null || index - last > 6) {
      run = { digits: '', starts: [], ends: [], spelled: 0 };
      runs.push(run);
    }
    append(run, token, read, index);
    last = index + token.length;
  }
  return runs.filter((found) => found.digits.length >= 7);
}

function append(run: Run, token: string, read: string, index: number): void {
  const spelled = read.length !== token.length || Object.hasOwn(digitWords, token);
  for (let n = 0; n < read.length; n += 1) {
    run.starts.push(spelled ? index : index + n);
    run.ends.push(spelled ? index + token.length : index + n + 1);
  }
  run.digits += read;
  if (spelled) run.spelled += read.length;
}

function digitsOf(token: string): string | null {
  if (/^\d+$/.test(token)) return token;
  if (Object.hasOwn(digitWords, token)) return digitWords[token] ?? null;
  if (!/\d/.test(token) || !/^[\doil]+$/.test(token)) return null;
  return token.replaceAll('o', '0').replace(/[il]/g, '1');
}
