import { isNpi } from './check-digits.ts';
import type { Folded } from './leak-normalise.ts';
import { stopWords } from './leak-words.ts';
import {
  type Around,
  calledAfter,
  calledDirectly,
  calledNear,
  calledRightAfter,
  endsSentence,
  isLicenseWord,
  isMeasure,
  isNumbered,
  isNumberWord,
  isOtherNumber,
  isOtherWord,
  ofTrade,
} from './license-words.ts';

export type LicenseRule = 'licence' | 'licence-like';
export type LicenseHit = { rule: LicenseRule; start: number; end: number };

/** Optional letters, up to four digit groups, an optional letter: `C-36 998877`, `2023-00417`, `TACLA12345E`. */
const token =
  /(?<![A-Za-z0-9$]|\$ |\d[.,])(?<head>[A-Z]{1,3}[-./]? (?=\d)|[A-Za-z]{1,12}[-./]?(?=\d))?(?<digits>(?:\d{1,3}[A-Za-z]{1,3}(?=\d))?\d{1,12}(?:(?:[-./]| (?=\d\d))[A-Za-z]?\d{1,12}){0,3})(?<tail>-?[A-Za-z]{1,2})?(?![A-Za-z0-9]|[.,]\d|%)/g;

/** Unambiguous forms: those of Texas, Florida, Connecticut and New Jersey, and one of registries. */
const ofStates =
  /^(?:tacl[ab]-?\d{4,7}[a-z]?|(?:c[abcfgmpruv]c|scc|e[cfrs])[- ]?\d{7,8}|(?:hic|elc|plm|htg|shm)\.\d{5,8}|13vh\d{8}|\d{2}-\d{3}-\d{4})$/;

const unit = /^-?(?:s|k|m|mm|b|sf|ft|lb|kw|hp|st|nd|rd|th|am|pm)$/i;

/** How many characters beside a number are read with it. */
const reach = 70;

/** Finds license, permit and registry numbers: known forms, labeled numbers and, as warnings, look-alikes. */
export function findLicenses({ text, cased }: Folded): LicenseHit[] {
  return [...cased.matchAll(token)].flatMap((match) => {
    const { head = '', digits = '', tail = '' } = match.groups ?? {};
    if (digits.replace(/\D/g, '').length < 4) return [];
    const number = partsOf(head, digits, tail);
    const start = match.index + (head.length - number.head.length);
    const end = match.index + match[0].length;
    const around = {
      before: text.slice(Math.max(0, start - reach), start),
      after: text.slice(end, end + reach),
    };
    const said = judge(number, around);
    return said === null ? [] : [{ rule: said.rule, start: start - said.from, end }];
  });
}

/** `head` excludes a separate word (`Lic.` in `Lic.998877`). `joined`: nothing is between that word and the digits. */
type Parts = { head: string; digits: string; tail: string; all: string; joined: boolean };

function partsOf(head: string, digits: string, tail: string): Parts {
  const letters = lettersIn(head);
  const apart = head.endsWith(' ');
  const isWord = isLicenseWord(letters) || isNumberWord(letters) || isOtherWord(letters);
  const kept = isWord || (apart && stopWords.has(letters)) || letters.length > 5 ? '' : head;
  return { head: kept, digits, tail, all: `${kept}${digits}${tail}`, joined: isWord && !apart };
}

type Said = { rule: LicenseRule; from: number };
const itself: Said = { rule: 'licence', from: 0 };
const like: Said = { rule: 'licence-like', from: 0 };

function judge(number: Parts, around: Around): Said | null {
  if (ofState(number) || isNpi(number.all)) return itself;
  if (isOtherNumber(number.all, around)) return null;
  const direct = calledDirectly(around);
  const plain = !hasLetters(number) || countOf(number) < 5;
  const apart = direct !== null && plain && endsSentence(around.before, direct.gap);
  const called = apart ? null : direct;
  const numbered = isNumbered(around);
  const isDated = isTime(number.digits) && !(called && number.head !== '' && countOf(number) > 4);
  if (isDated && !numbered) return null;
  if (called) {
    const sure =
      numbered || number.joined || /[:#"']|n[or]|num|id|code/.test(called.gap) || hasLetters(number);
    const from = around.before.length - called.from;
    if (sure || (called.given && !isCount(number, around))) return { rule: 'licence', from };
  }
  const maybe = isShape(number) || (apart && countOf(number) > 5 && !isCount(number, around));
  return calledBeside(number, around, numbered) ?? (maybe ? like : null);
}

function calledBeside(number: Parts, around: Around, numbered: boolean): Said | null {
  if (countOf(number) < 5 && !numbered) return null;
  const near = calledNear(around);
  const from = near === null ? 0 : around.before.length - near;
  if (hasLetters(number) || numbered) {
    if (near !== null) return { rule: 'licence', from };
    if (calledAfter(around) || (hasLetters(number) && ofTrade(around))) return itself;
  }
  if (isCount(number, around)) return null;
  if (near !== null && !/^ ?[a-z]/.test(around.after)) return { rule: 'licence-like', from };
  return countOf(number) > 5 && calledRightAfter(around) ? like : null;
}

function ofState({ digits, tail, all }: Parts): boolean {
  return [all, `${digits}${tail}`].some((one) => ofStates.test(one.toLowerCase()));
}

function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

function countOf({ digits }: Parts): number {
  return digits.replace(/\D/g, '').length;
}

function hasLetters(number: Parts): boolean {
  const { head, digits, tail } = number;
  return head !== '' || /[A-Za-z]/.test(digits) || (tail !== '' && !unit.test(tail) && countOf(number) > 4);
}

/** Years and dates, also after a short number: `2019`, `2019-23`, `12/2019`, `03/14/2011`, `150 2019`. */
function isTime(digits: string): boolean {
  const groups = digits.split(/\D+/);
  const isYear = (one = '') => /^(?:19|20)\d\d$/.test(one);
  const isDay = /^(?:\d{1,2}[-./]\d{1,2}[-./]\d\d|(?:19|20)\d\d-\d\d?(?:-\d\d?)?|24\/7\/\d+)$/.test(digits);
  return (
    isDay || (isYear(groups.at(-1)) && groups.slice(0, -1).every((one) => one.length < 4 || isYear(one)))
  );
}

function isCount(number: Parts, around: Around): boolean {
  const range = /^\d{1,3}[-/]\d{1,3}$/.test(number.digits) && number.head === '';
  return range || isMeasure(around) || unit.test(number.tail);
}

/** `PA012345`, `M-37211`: contractor numbers of state boards, but also product numbers. */
function isShape({ all }: Parts): boolean {
  return /^[A-Z]{1,5}[-.]?\d{5,8}[A-JLN-Z]?$/.test(all);
}
