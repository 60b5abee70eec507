import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { placeLabel } from '#features/marketplace/listings/domain/places.ts';
import type { Cents } from '#kernel/money.ts';
import { type Amount, type AmountRole, withDigits } from './amounts.ts';
import type { Named } from './question.ts';
import { isAnyUnwanted, type Unwanted } from './unwanted.ts';

const longestWord = 60;

/** Search arguments for what a question names; amounts in dollars. */
export function searchFor({ trades, industries, places, town, amounts, text, unwanted }: Named) {
  const [industry] = industries;
  const price = rangeOf(amounts, ['price', 'other', 'down'], 'most');
  const cash = rangeOf(amounts, ['sde', 'ebitda'], 'least');
  const words = searchedWords(trades).slice(0, 4);
  const groups = trades.flatMap((trade) => trade.groups ?? []).slice(0, 4);
  return {
    ...(words.length > 0 ? { words } : {}),
    ...(groups.length > 0 ? { groups } : {}),
    ...(trades.length > 0
      ? {
          trade: trades
            .map(({ label }) => label)
            .join(', ')
            .slice(0, 200),
        }
      : {}),
    ...(trades.length === 0 && industry ? { industry } : {}),
    ...(places.length > 0 ? { places: places.slice(0, 12) } : {}),
    ...(town ? { town } : {}),
    ...(price.least === null ? {} : { priceMin: price.least }),
    ...(price.most === null ? {} : { priceMax: price.most }),
    ...(cash.least === null ? {} : { sdeMin: cash.least }),
    ...(cash.most === null ? {} : { sdeMax: cash.most }),
    ...(isAnyUnwanted(unwanted) ? { without: leftOut(unwanted) } : {}),
    ...orderIn(text),
  };
}

/** A word that someone made up may have any length, and a search takes no longer one. */
function searchedWords(trades: Named['trades']): string[] {
  return trades.flatMap(({ search }) => search).map((word) => word.slice(0, longestWord));
}

function leftOut({ trades, industries, places }: Unwanted) {
  return {
    words: searchedWords(trades).slice(0, 8),
    groups: trades.flatMap((trade) => trade.groups ?? []).slice(0, 4),
    industries: industries.slice(0, 4),
    places: places.slice(0, 12),
    said: [...trades.map(({ label }) => label), ...industries.map(industryLabel), ...places.map(placeLabel)]
      .join(', ')
      .slice(0, 200),
  };
}

const ordered: readonly [RegExp, 'price-low' | 'price-high' | 'cash-flow'][] = [
  [/\b(?:cheapest|lowest[- ]pric\w+|least expensive|lowest price|smallest)\b/i, 'price-low'],
  [/\b(?:most expensive|highest[- ]pric\w+|highest price|priciest|biggest|largest)\b/i, 'price-high'],
  [/\b(?:most profitable|(?:highest|most|best) (?:cash ?flow|earnings|sde|profit))\b/i, 'cash-flow'],
];

/** The order that a superlative asks for. */
function orderIn(text: string): { sort?: (typeof ordered)[number][1] } {
  const [, sort] = ordered.find(([pattern]) => pattern.test(text)) ?? [];
  return sort === undefined ? {} : { sort };
}

/** Valuation arguments; `null` if no earnings are named. */
export function valueFor({ amounts, text }: Named) {
  const own = firstOf(amounts, ['ebitda', 'sde']) ?? firstOf(amounts, ['other']);
  if (!own) return null;
  const revenue = firstOf(amounts, ['revenue']);
  const metric =
    own.role === 'ebitda' || (own.role === 'other' && /\bebitda\b/i.test(text)) ? 'EBITDA' : 'SDE';
  const loses = /\b(?:los(?:s|ing|es|t)|negative|in the red)\b/i.test(text) ? -1 : 1;
  return {
    earnings: loses * dollars(own.amount),
    metric: metric as 'EBITDA' | 'SDE',
    trade: text.slice(0, 200),
    ...(revenue ? { revenue: dollars(revenue.amount) } : {}),
  };
}

/**
 * Arguments of a debt service check; `missing` if price or earnings are not named, or if there are more figures than it
 * takes, so that any choice of them would be a guess.
 */
export function debtFor({ amounts, measures, text }: Named) {
  if (hasMoreThanTaken({ amounts, measures })) return { missing: 'parts' as const };
  const earned = firstOf(amounts, ['ebitda', 'sde']);
  const price = firstOf(amounts, ['price']) ?? largestOther(amounts, earned);
  // What a buyer has, or a limit of a search, is no earnings, and no year earns its price.
  const isEarned = (one: Amount) =>
    one !== price && one.bound === 'none' && one.amount < (price?.amount ?? 0);
  const found = earned ?? (affordsWith.test(text) ? null : firstOf(amounts.filter(isEarned), ['other']));
  if (!price || !found) return { missing: price ? ('earnings' as const) : ('price' as const) };
  const down = firstOf(amounts, ['down']);
  const percent =
    measuredNear(text, /(\d+(?:\.\d+)?)\s?(?:%|percent)\s+(?:down|equity|injection)/i) ??
    (down && Math.min((down.amount / price.amount) * 100, mostEquity));
  const rate = measuredNear(
    text,
    /(?:at|rate of|interest(?: rate)?(?: of)?)\s+(\d+(?:\.\d+)?)\s?(?:%|percent)/i,
  );
  const months = measures.find(({ unit }) => unit === 'months');
  const note = firstOf(amounts, ['note']);
  const living = firstOf(amounts, ['living']);
  return {
    price: dollars(price.amount),
    ...(found.role === 'ebitda' ? { ebitda: dollars(found.amount) } : { sde: dollars(found.amount) }),
    ...(percent === null ? {} : { equity: percent }),
    ...(rate === null ? {} : { rate }),
    ...(months ? { months: Math.round(months.value) } : {}),
    ...(living ? { salary: dollars(living.amount) } : {}),
    ...(note ? { sellerNote: dollars(note.amount), standby: /\bstandby\b/i.test(text) } : {}),
  };
}

const affordsWith = /\bafford\b.{0,80}\bwith (?:only |just |my |about )?\$?\d/i;

/** Percent of the project that a debt service check takes. */
const mostEquity = 90;

function hasMoreThanTaken({ amounts, measures }: Pick<Named, 'amounts' | 'measures'>): boolean {
  const count = (...roles: AmountRole[]) => amounts.filter(({ role }) => roles.includes(role)).length;
  const periods = measures.filter(({ unit }) => unit === 'months').length;
  return (
    count('sde', 'ebitda', 'price', 'other') > 2 || count('note') > 1 || count('living') > 1 || periods > 1
  );
}

function rangeOf(amounts: readonly Amount[], roles: readonly AmountRole[], bare: 'most' | 'least') {
  const fitting = amounts.filter(({ role }) => roles.includes(role));
  const [one, two] = fitting.map(({ amount }) => dollars(amount)).toSorted((a, b) => a - b);
  if (one !== undefined && two !== undefined) return { least: one, most: two };
  const [only] = fitting;
  if (!only) return { least: null, most: null };
  const side = only.bound === 'none' ? bare : only.bound;
  const value = dollars(only.amount);
  return side === 'most' ? { least: null, most: value } : { least: value, most: null };
}

function firstOf(amounts: readonly Amount[], roles: readonly AmountRole[]): Amount | null {
  for (const role of roles) {
    const found = amounts.find((one) => one.role === role);
    if (found) return found;
  }
  return null;
}

/** The price is larger than a year's earnings. */
function largestOther(amounts: readonly Amount[], earned: Amount | null): Amount | null {
  const others = amounts.filter((one) => one !== earned && one.role === 'other');
  return others.toSorted((a, b) => b.amount - a.amount)[0] ?? null;
}

function measuredNear(text: string, pattern: RegExp): number | null {
  const [, digits] = pattern.exec(withDigits(text)) ?? [];
  return digits === undefined ? null : Number(digits);
}

function dollars(amount: Cents): number {
  return amount / 100;
}
