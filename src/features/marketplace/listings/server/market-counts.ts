import { seconds } from '#kernel/instant.ts';
import { countCeiling } from '../domain/market.ts';
import { type Find, filterWords } from './market-sql.ts';

/** `many`: more than are counted. `some`: more than one page. Exact counts would soon be wrong. */
type Amount = 'many' | 'some';

export type MarketCounts = {
  amountOf(find: Find, now: Date): Amount | null;
  note(find: Find, amount: Amount | null, now: Date): void;
};

export function amountIn(counted: number, size: number): Amount | null {
  if (counted > countCeiling) return 'many';
  return counted > size ? 'some' : null;
}

const keptFor = 30 * seconds;
const most = 5_000;

/** Per process: half a minute, at most five thousand searches, oldest evicted first. */
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
