import type { TradeGroup } from './trade-groups.ts';
import { contractorTrades } from './trades-of-contractors.ts';
import { makerTrades } from './trades-of-makers.ts';
import { practiceTrades } from './trades-of-practices.ts';
import { shopTrades } from './trades-of-shops.ts';

export const trades = [...contractorTrades, ...makerTrades, ...practiceTrades, ...shopTrades].toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);
export type Trade = (typeof trades)[number]['value'];

export const tradeValues: readonly Trade[] = trades.map(({ value }) => value);

/** The owner's trade is none of these, so no multiples apply automatically. */
export const noneOfThese = 'none-of-these';

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

/** All that strangers see of a trade; `null` if it was not answered or is none of these. */
export function publicGroupOf(trade: TradeAnswer | null): TradeGroup | null {
  return trade === null || trade === noneOfThese ? null : (byValue.get(trade)?.group ?? null);
}
