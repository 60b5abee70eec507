import { type Cents, cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { salesOf } from './sale-store.ts';

/** The deals of one person that were closed here. */
export type ClosedDeals = {
  /** Businesses that they sold. */
  sold: number;
  /** What those sales came to; `null` where no price is known. */
  soldFor: Cents | null;
  /** Sales whose price is not known: no offer of whoever bought was accepted here. */
  soldWithoutPrice: number;
  /** Businesses that they bought, as their sellers say. */
  bought: number;
};

/** What a person has sold and bought here, from recorded sales: for the profile's Total Sales and Acquisitions. */
export async function closedDealsOf(db: Reader, personId: string): Promise<ClosedDeals> {
  const { sold, unpriced, cents: sum, bought } = await salesOf(db, personId);
  return { sold, soldFor: sum === null ? null : cents(Number(sum)), soldWithoutPrice: unpriced, bought };
}
