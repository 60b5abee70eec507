import { withoutTrades } from './trades.ts';

/** Businesses with a limit on their price right behind: `which businesses under 500k in Florida have a seller note`. */
const limited =
  /^\W*(?:(?:which|what|any|show me|find(?: me)?|list|see|are there|is there|do you have|got|all|the|some|i want|i am looking for|looking for|small|good|profitable)\s+)*(?:anytrade\s+)*(?:anytrade|businesses|companies|listings|shops|stores|firms|practices)\s+(?:(?:that are|which are|are|for sale|on here|priced|listed)\s+)*(?:under|below|less than|up to|at most|cheaper than|no more than|within|over|above|more than|at least|between|from|around|about)\s+\$?\s?(?:\d|half|a million|one|two|three|four|five)/i;

export function isLimited(text: string): boolean {
  return limited.test(withoutTrades(text).replace(/\s+/g, ' '));
}
