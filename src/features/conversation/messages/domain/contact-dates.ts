export type Place = { start: number; end: number };
/** A word that stands for digits. `spelled`: in letters. */
export type Token = Place & { digits: string; spelled: boolean };

/** `2024-06-30`, `6/30/2024` and `30/6/24`. */
const dates =
  /(?<!\d)(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)|(?<!\d)(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)?\d\d(?!\d)/g;

/** `usual`: written out, of a year that a sale speaks of. `5/5/50` and `2000-1-1` are none. */
type WrittenDate = { usual: boolean };
/** The date that a token is in; `null`: it is in none. */
export type DateOf = (token: Token) => WrittenDate | null;
export type DatesIn = { dateOf: DateOf; count: number };

const usualDate =
  /^(?:(?:0?[1-9]|1[0-2])\/\d{1,2}|\d{1,2}\/(?:0?[1-9]|1[0-2]))\/(?:20)?[123]\d$|^20[123]\d([-/.])\d\d\1\d\d$/;

export function datesIn(text: string): DatesIn {
  const places = new Map<number, WrittenDate>();
  const found = [...text.matchAll(dates)];
  for (const { 0: date, index } of found) {
    const written = { usual: usualDate.test(date) };
    for (let at = 0; at < date.length; at += 1) places.set(index + at, written);
  }
  return { dateOf: ({ start }) => places.get(start) ?? null, count: found.length };
}

/** Whether the run has dates, and each is one that a sale speaks of. */
export function hasUsualDates(run: readonly Token[], dateOf: DateOf): boolean {
  const found = run.flatMap((token) => dateOf(token) ?? []);
  return found.length > 0 && found.every(({ usual }) => usual);
}

/** In North America an area code and an exchange begin with 2 to 9 (NANP). */
const american = /^1?[2-9]\d\d[2-9]\d{6}$/;
const mostDigits = 15;
const between = /^[^\p{L}\p{N}]{1,3}$/u;

/**
 * Numbers written around a date: `801-5/5/50-123`, `8/01/55 5/01/23`. Each begins and ends beside a date, not in one. A
 * date with a number on one side only is left alone unless both are joined, and so are usual dates: they are how invoices
 * and months are told. Two usual dates that are all the dates of a message and no term, and a usual date within what is called or
 * spelled digit by digit, are a number too.
 */
export function roundDates(run: readonly Token[], text: string, { dateOf, count }: DatesIn): Token[][] {
  if (run.every((token) => dateOf(token) === null)) return [];
  const near = { dateOf, text, only: count === 2 };
  return run.flatMap((_, from) => {
    const found: Token[][] = [];
    let digits = '';
    for (let to = from; to < run.length; to += 1) {
      digits += run[to]?.digits ?? '';
      if (digits.length > mostDigits) break;
      const part = run.slice(from, to + 1);
      if (isWhole(run, [from, to], dateOf) && isWritten(part, digits, near)) found.push(part);
    }
    return found;
  });
}

function isWhole(run: readonly Token[], [from, to]: readonly [number, number], dateOf: DateOf): boolean {
  const parted = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && dateOf(one) !== null && dateOf(one) === dateOf(other);
  return !parted(run[from - 1], run[from]) && !parted(run[to], run[to + 1]);
}

/** `only`: two dates are all that the text has. */
type In = { dateOf: DateOf; text: string; only: boolean };

function isWritten(part: readonly Token[], digits: string, near: In): boolean {
  const { dateOf, text, only } = near;
  const gaps = part.slice(1).flatMap((token, at) => {
    const before = part[at];
    if (!before || (dateOf(before) !== null && dateOf(before) === dateOf(token))) return [];
    return [{ before, token, gap: text.slice(before.end, token.start) }];
  });
  if (gaps.length === 0 || !gaps.every(({ gap }) => between.test(gap))) return false;
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last || part.every((token) => dateOf(token) === null)) return false;
  const usual = hasUsualDates(part, dateOf);
  if (part.every((token) => dateOf(token) !== null))
    return (
      american.test(digits) &&
      part.every((token) => token.digits.length < 4) &&
      (!usual || (only && digits.length === 10 && !isTerm(text.slice(first.start, last.end))))
    );
  const joins = gaps.filter(
    ({ before, token, gap }) =>
      gap.length === 1 && gap !== ' ' && (dateOf(before) === null) !== (dateOf(token) === null),
  );
  const isAround = dateOf(first) === null && dateOf(last) === null;
  if (isAround && digits.length === 10 && isOneByOne(part, dateOf)) return true;
  const isLocal = /^[2-9]\d\d$/.test(first.digits) && last.digits.length === 4 && gaps.length === 2;
  if (isAround && isLocal && (!usual || isCalled([first, last], text))) return true;
  const isRound = isAround && (!usual || joins.length === gaps.length);
  return american.test(digits) && (isRound || (joins.length > 0 && isSlashed(part, dateOf, text)));
}

const term = /^(\d+)\/(\d+)\/(?:20)?(\d\d) ?[-\u2013\u2014,;&/] ?(\d+)\/(\d+)\/(?:20)?(\d\d)$/;

/** From one day to a later one, as terms of leases are written, or one day and a later one. */
function isTerm(text: string): boolean {
  const [begins, ends] = [1, 4].map((at) => {
    const [month = 0, day = 0, year = 0] = (term.exec(text) ?? []).slice(at, at + 3).map(Number);
    return (year * 100 + month) * 100 + day;
  });
  return begins !== undefined && ends !== undefined && ends > begins;
}

/** Counts and hours stand by themselves or in pairs beside a date (`2 trucks`, `9-5`); three digits in a row are spelled. */
function isOneByOne(part: readonly Token[], dateOf: DateOf): boolean {
  const kinds = part.map((token) => (dateOf(token) !== null ? 'd' : token.digits.length === 1 ? '1' : 'n'));
  return /^1+d+1+$/.test(kinds.join('')) && /111/.test(kinds.join(''));
}

const callsBefore =
  /\b(?:call|ring|phone|dial|text|reach|contact|cell|mobile|tel|telephone|(?<!\b(?:invoice|check|cheque|lot|unit|account|file|order|suite|policy|case|permit|serial|part|model) )number|llam\w+|tel[eé]fono|celular|n[uú]mero)(?: (?:me|us|him|her|is|at|on|to|now|a|al|es|mi|my))*\W{0,3}$/;
const callsAfter =
  /^\W{0,3}(?:(?:is|es|that is|for|on) )?(?:(?:my|mi|the|our|el) )?(?:cell|mobile|phone|number|direct line|tel[eé]fono|celular|n[uú]mero)\b/;

/** No check, lot or count begins with 0; with another digit the words around it tell that it is called. */
function isCalled([first, last]: readonly [Token, Token], text: string): boolean {
  return (
    last.digits.startsWith('0') ||
    callsBefore.test(text.slice(Math.max(0, first.start - 40), first.start)) ||
    callsAfter.test(text.slice(last.end, last.end + 30))
  );
}

/** `2026-06-30-01` is how papers are numbered. */
function isSlashed(part: readonly Token[], dateOf: DateOf, text: string): boolean {
  return part.some((token, at) => {
    const next = part[at + 1];
    return (
      next !== undefined &&
      dateOf(token) !== null &&
      dateOf(token) === dateOf(next) &&
      text.slice(token.end, next.start) === '/'
    );
  });
}
