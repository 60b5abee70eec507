import type { Industry } from './industries.ts';
import { type TradeGroup, tradeGroupLabel } from './trade-groups.ts';
import { contractorTrades } from './trades-of-contractors.ts';
import { makerTrades } from './trades-of-makers.ts';
import { practiceTrades } from './trades-of-practices.ts';
import { shopTrades } from './trades-of-shops.ts';

/** The trades below the industries, by name: each has multiples of its own in the tables. */
export const trades = [...contractorTrades, ...makerTrades, ...practiceTrades, ...shopTrades].toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);
export type Trade = (typeof trades)[number]['value'];

/** The stored values alone, for schemas. */
export const tradeValues: readonly Trade[] = trades.map(({ value }) => value);

/** What an owner answers whose trade is none of these: they were asked, and no multiple is theirs by itself. */
export const noneOfThese = 'none-of-these';

/** What a business says of its trade. */
export const tradeAnswers = [...tradeValues, noneOfThese] as const;
export type TradeAnswer = (typeof tradeAnswers)[number];

export function isTrade(text: string | null): text is Trade {
  return tradeValues.some((value) => value === text);
}

export function isTradeAnswer(text: string): text is TradeAnswer {
  return text === noneOfThese || isTrade(text);
}

const byValue = new Map(trades.map((entry) => [entry.value, entry]));

/** `HVAC contractor` for `hvac`. */
export function tradeLabel(trade: TradeAnswer): string {
  return trade === noneOfThese ? 'None of these' : (byValue.get(trade)?.label ?? trade);
}

/** The only thing that strangers learn of a trade; `null` where it was not said or is none of the known ones. */
export function publicGroupOf(trade: TradeAnswer | null): TradeGroup | null {
  return trade === null || trade === noneOfThese ? null : (byValue.get(trade)?.group ?? null);
}

/** Where a trade is usually listed, the likeliest first. */
export function industriesOfTrade(trade: TradeAnswer | null): readonly Industry[] {
  return trade === null || trade === noneOfThese ? [] : (byValue.get(trade)?.industries ?? []);
}

/**
 * How well a trade fits what somebody types: 0 not at all. Each typed word begins a word of its name, its other names or
 * its group; the name counts most.
 */
function tradeFits(trade: Trade, typed: string): number {
  const asked = wordsOf(typed);
  if (asked.length === 0) return 1;
  const entry = byValue.get(trade);
  if (!entry) return 0;
  const places = [entry.label, entry.words, tradeGroupLabel(entry.group)].map(wordsOf);
  const weights = asked.map((word) => {
    const at = places.findIndex((words) => words.some((one) => one.startsWith(word)));
    const words = places[at] ?? [];
    const first = at === 0 && words[0]?.startsWith(word) === true;
    return at === -1 ? 0 : (places.length - at) * 3 + (words.includes(word) ? 1 : 0) + (first ? 2 : 0);
  });
  return Math.min(...weights);
}

/** The trades that fit what is typed, the best first; all of them by name where nothing is typed. */
export function tradesFitting(typed: string): Trade[] {
  return tradeValues
    .map((trade) => ({ trade, fit: tradeFits(trade, typed) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ trade }) => trade);
}

/** Words in small letters, in the singular as far as an "s" goes. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('e-commerce', 'ecommerce')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !['a', 'and', 'of', 'or', 'the', 'business', 'company'].includes(word))
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word));
}
