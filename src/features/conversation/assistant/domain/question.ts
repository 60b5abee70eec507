import type { Industry } from '#features/marketplace/businesses/domain/industries.ts';
import type { Place } from '#features/marketplace/listings/domain/places.ts';
import { type Amount, amountsIn, type Measure, measuresIn } from './amounts.ts';
import { placesIn } from './places-named.ts';
import { type Trade, tradesIn } from './trades.ts';
import { isAnyUnwanted, type Unwanted, unwantedIn } from './unwanted.ts';

export type Question = {
  message: string;
  page: string | null;
  /** Oldest first. */
  earlier: readonly { type: 'user' | 'assistant'; text: string }[];
};

export type Named = {
  text: string;
  amounts: readonly Amount[];
  measures: readonly Measure[];
  places: readonly Place[];
  /** A town, which stands for its state among the places. */
  town: string | null;
  trades: readonly Trade[];
  industries: readonly Industry[];
  unwanted: Unwanted;
};

/** `I’m in Ohio but would move`: where the buyer lives is no condition. */
const anywhere =
  /\b(?:(?:would|could|can|will|willing to|open to|able to|happy to|ready to|fine with) (?:mov(?:e|ing)|relocat(?:e|ing))|nationwide|in any state|anywhere in the (?:us|u\.s\.|country|states))\b/i;

/** The figures, places and trades in a message. */
export function namedIn(text: string): Named {
  const { unwanted, rest: wanted } = unwantedIn(text);
  const { places, town, rest } = placesIn(wanted);
  const isAnywhere = anywhere.test(text);
  return {
    text,
    places: isAnywhere ? [] : places,
    town: isAnywhere ? null : town,
    ...tradesIn(rest),
    unwanted,
    amounts: amountsIn(text),
    measures: measuresIn(text),
  };
}

/** Whether a message continues the previous question: `And in Texas?`, `what about under 1M`. */
export function isFollowUp({ message, earlier }: Question): boolean {
  if (!earlier.some(({ type }) => type === 'user')) return false;
  const words = message.trim().split(/\s+/).length;
  return (
    words <= 12 &&
    /^(?:and|or|but|also|so|ok(?:ay)?,?|what about|how about|what if|same|only|just|now|then|in|with|under|over|at|for|any)\b/i.test(
      message.trim(),
    )
  );
}

/** Whether a message describes a business instead of asking: `It's an HVAC company`. */
export function isSaying({ message }: Question, { trades, industries, amounts }: Named): boolean {
  return (
    amounts.length === 0 &&
    trades.length + industries.length > 0 &&
    /^(?:it(?:’|'| i)?s|we(?:’|'| a)?re|i(?:’|'| a)?m|i (?:own|run|have)|we (?:own|run|have)|my (?:business|company|shop|firm) is|an?)\b/i.test(
      message.trim(),
    )
  );
}

/** The previous question's names, replaced by those of this one. */
export function carriedOver(now: Named, before: Named): Named {
  const trade = now.trades.length > 0 || now.industries.length > 0 ? now : before;
  const amounts = now.amounts.map((amount) =>
    amount.role === 'other' ? { ...amount, ...asBefore(before) } : amount,
  );
  const kept = before.amounts.filter((old) => !amounts.some(({ role }) => role === old.role));
  return {
    text: `${before.text} ${now.text}`,
    amounts: amounts.length > 0 ? [...kept, ...amounts] : before.amounts,
    measures: [
      ...before.measures.filter((old) => !now.measures.some(({ unit }) => unit === old.unit)),
      ...now.measures,
    ],
    places: now.places.length > 0 ? now.places : before.places,
    town: now.places.length > 0 ? now.town : before.town,
    trades: trade.trades,
    industries: trade.industries,
    unwanted: isAnyUnwanted(now.unwanted) ? now.unwanted : before.unwanted,
  };
}

/** An unlabeled figure in a loan question is the price: the earnings were given before. */
export function asPrice(now: Named): Named {
  const amounts = now.amounts.map((one) => (one.role === 'other' ? { ...one, role: 'price' as const } : one));
  return { ...now, amounts };
}

/** An unlabeled figure takes the role of the only figure before it. */
function asBefore({ amounts }: Named): Partial<Amount> {
  const [only, ...more] = amounts;
  return only && more.length === 0 ? { role: only.role, bound: only.bound } : {};
}

/** Titles in quotation marks in the latest answer, in order. */
function titlesTold({ earlier }: Question): string[] {
  const last = earlier.findLast(({ type }) => type === 'assistant')?.text ?? '';
  const lines = last.split('\n').filter((line) => line.startsWith('- '));
  const titles = [...(lines.length > 0 ? lines.join('\n') : last).matchAll(/“([^”]{3,150})”:/g)];
  return [...new Set(titles.map(([, title = '']) => title))];
}

const orders: readonly [RegExp, number][] = [
  [/\bfirst\b|\b1st\b|#1\b|\bnumber (?:one|1)\b/i, 0],
  [/\bsecond\b|\b2nd\b|#2\b|\bnumber (?:two|2)\b/i, 1],
  [/\bthird\b|\b3rd\b|#3\b|\bnumber (?:three|3)\b/i, 2],
  [/\bfourth\b|\b4th\b|#4\b/i, 3],
];

/** People put a single word in quotation marks because they doubt it; it is a title only after what says so. */
const calledSo = /\b(?:listings?|ads?|called|named|titled|title|compare|and|versus|vs)\W*$/i;

/** Listings that a message refers to: by the page, by their place in the latest answer, or by title. */
export function listingsMeant(question: Question): string[] {
  const { message, page } = question;
  const told = titlesTold(question);
  if (/\b(?:first|top) two\b|\bthe two\b/i.test(message) && told.length > 1) return told.slice(0, 2);
  const quotes = [...message.matchAll(/[“"]([^”"]{3,150})[”"]/g)];
  const quotedTitles = quotes
    .filter(({ 1: title = '', index }) => /\s/.test(title.trim()) || calledSo.test(message.slice(0, index)))
    .map(([, title = '']) => title);
  const named = told.filter((title) => message.toLowerCase().includes(title.toLowerCase()));
  const ordered = orders.flatMap(([pattern, at]) => (pattern.test(message) ? told.slice(at, at + 1) : []));
  const last = /\blast (?:one|listing)\b/i.test(message) ? told.slice(-1) : [];
  const all = [...quotedTitles, ...named, ...ordered, ...last];
  // Beside a word in quotation marks, “it” is that word.
  if (all.length > 0 || quotes.length > 0) return [...new Set(all)];
  const shown = listingsOnPage(page);
  if (/\b(?:these|them|those|all|both|two)\b/i.test(message) && shown.length > 1) return shown;
  if (/\b(?:these|them|those|all)\b/i.test(message) && told.length > 1) return told.slice(0, 4);
  if (/\b(?:this|it|its|here)\b/i.test(message)) return shown.length > 0 ? shown : told.slice(0, 1);
  return [];
}

export function listingsOnPage(page: string | null): string[] {
  const [path = '', query = ''] = (page ?? '').split('?');
  const [, one] = /^\/(?:listing|businesses-for-sale)\/([0-9a-f-]{36})(?:\/|$)/i.exec(path) ?? [];
  if (one) return [one];
  if (path !== '/marketplace/compare') return [];
  const [, ids = ''] = /(?:^|&)ids=([0-9a-f,%C-]*)/i.exec(query) ?? [];
  return ids.split(/,|%2C/i).filter((id) => /^[0-9a-f-]{36}$/i.test(id));
}

/** Whether a page is a deal room or a document in one. */
export function isInRoom(page: string | null): boolean {
  return Object.keys(paperOnPage(page)).length > 0;
}

export function paperOnPage(page: string | null): { roomId?: string; documentId?: string } {
  const [, kind, id] = /^\/(deal-rooms|room-document)\/([0-9a-f-]{36})(?:[/?]|$)/i.exec(page ?? '') ?? [];
  if (!id || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return {};
  return kind === 'deal-rooms' ? { roomId: id } : { documentId: id };
}
