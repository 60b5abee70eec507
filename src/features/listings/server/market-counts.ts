import { seconds } from '#kernel/instant.ts';
import { countCeiling } from '../domain/market.ts';
import { type Find, filterWords } from './market-sql.ts';

/** Which searches had more hits than are counted, a moment ago. Smaller counts are not kept: they would be wrong soon. */
export type MarketCounts = {
  isMany(find: Find, now: Date): boolean;
  note(find: Find, counted: number, now: Date): void;
};

const keptFor = 30 * seconds;
const most = 5_000;

/** Kept in this process, for half a minute and at most five thousand searches, the oldest forgotten first. */
export function createMarketCounts(): MarketCounts {
  const many = new Map<string, number>();
  return {
    isMany: (find, now) => {
      const until = many.get(keyOf(find));
      return until !== undefined && now.getTime() < until;
    },
    note: (find, counted, now) => {
      const key = keyOf(find);
      many.delete(key);
      if (counted <= countCeiling) return;
      for (const oldest of many.keys()) {
        if (many.size < most) break;
        many.delete(oldest);
      }
      many.set(key, now.getTime() + keptFor);
    },
  };
}

function keyOf(find: Find): string {
  return JSON.stringify([find.search, filterWords(find)]);
}
