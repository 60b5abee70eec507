import { type Cents, cents } from '#kernel/money.ts';
import type { Reader } from '#platform/context.ts';
import { salesOf } from './sale-store.ts';

export type ClosedDeals = {
  sold: number;
  soldFor: Cents | null;
  soldWithoutPrice: number;
  bought: number;
};

export async function closedDealsOf(db: Reader, personId: string): Promise<ClosedDeals> {
  const { sold, unpriced, cents: sum, bought } = await salesOf(db, personId);
  return { sold, soldFor: sum === null ? null : cents(Number(sum)), soldWithoutPrice: unpriced, bought };
}
