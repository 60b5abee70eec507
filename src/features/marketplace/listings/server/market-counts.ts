import { seconds } from '#kernel/instant.ts';
import { countCeiling } from '../domain/market.ts';
import { type Find, filterWords } from './market-sql.ts';

/** `many`: more hits than are counted. `some`: more than one page. Counts themselves are not kept: they would be wrong soon. */
type Amount = 'many' | 'some';

/** How many hits searches had a moment ago, as far as it decides how they are looked for. */
export type MarketCounts = {
  /** `null`: few, or not known. */
  amountOf(find: Find, now: Date): Amount | null;
  note(find: Find, amount: Amount | null, now: Date): void;
};

/** What is kept of a count; pages hold `size`. */
export function amountIn(counted: number, size: number): Amount | null {
  if (counted > countCeiling) return 'many';
  return counted > size ? 'some' : null;
}

const keptFor = 30 * seconds;
const most = 5_000;

/** Kept in this process, for half a minute and at most five thousand searches, the oldest forgotten first. */
export function createMarketCounts(): MarketCounts {
  const kept = new Map<string, { amount: Amount; until: number }>();
  return {
    amountOf: (find, now) => {
      const known = kept.get(keyOf(find));
      return known && now.getTime() < known.until ? known.amount : null;
    },
    note: (find, amount, now) => {
      const key = keyOf(find);
      kept.delete(key);
      if (amount === null) return;
      for (const oldest of kept.keys()) {
        if (kept.size < most) break;
        kept.delete(oldest);
      }
      kept.set(key, { amount, until: now.getTime() + keptFor });
    },
  };
}

function keyOf(find: Find): string {
  return JSON.stringify([find.search, filterWords(find)]);
}
