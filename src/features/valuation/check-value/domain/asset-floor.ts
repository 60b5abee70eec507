import { type Cents, cents } from '#kernel/money.ts';

/** At market value, in cents, none below zero. */
export type AssetFigures = { equipment: Cents; inventory: Cents; receivables: Cents; liabilities: Cents };

/**
 * What would remain if all assets were sold: equipment at market, usable inventory, collectible receivables, less
 * liabilities. Cents; may be negative. Source: practice (docs/rules/valuation.md).
 */
export function assetFloor({ equipment, inventory, receivables, liabilities }: AssetFigures): Cents {
  return cents(equipment + inventory + receivables - liabilities);
}
