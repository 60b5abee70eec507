import type { TradeGroup } from './trade-groups.ts';
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
