import { isUuid } from '#kernel/ids.ts';
import { Refused } from '#kernel/refusal.ts';
import { type MarketSort, marketSorts } from '../domain/market.ts';

export type MarketCursor = {
  sort: MarketSort;
  key: number;
  at: Date;
  id: string;
  page: number;
  total: number;
  totalIsFloor: boolean;
};

/** Opaque to clients and valid only for its order. */
export function encodeMarketCursor(cursor: MarketCursor): string {
  const { sort, key, at, id, page, total, totalIsFloor } = cursor;
  const parts = [marketSorts.indexOf(sort), key, at.getTime(), id, page, total, totalIsFloor ? 1 : 0];
  return Buffer.from(parts.join('~')).toString('base64url');
}

/** The limit of int4 sort columns, and more pages than there will be. */
const largest = 2_147_483_647;
/** Prices are sorted by band and cents in one int8, everything else by int4. */
const largestKey = (sort: MarketSort) => (sort.startsWith('price') ? Number.MAX_SAFE_INTEGER : largest);
/** The year 10000: later instants are not formatted the way PostgreSQL reads them. */
const endOfTime = 253_402_300_800_000;

/** Throws Refused('invalid-fields') for a cursor that no page of this order issued. */
export function decodeMarketCursor(text: string, sort: MarketSort): MarketCursor {
  const [kind, key, at, id = '', page, total, floor] = Buffer.from(text, 'base64url')
    .toString('latin1')
    .split('~', 7);
  const numbers = [kind, key, at, page, total, floor].map(Number);
  const [kindOf = -1, keyOf = 0, atOf = -1, pageOf = 0, totalOf = -1, floorOf = -1] = numbers;
  const sound =
    numbers.every(Number.isSafeInteger) &&
    marketSorts[kindOf] === sort &&
    isUuid(id) &&
    Math.abs(keyOf) <= largestKey(sort) &&
    atOf >= 0 &&
    atOf < endOfTime &&
    pageOf > 0 &&
    pageOf < largest &&
    totalOf >= 0 &&
    totalOf < largest;
  if (!sound)
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  const place = { sort, key: keyOf, at: new Date(atOf), id, page: pageOf };
  return { ...place, total: totalOf, totalIsFloor: floorOf === 1 };
}
