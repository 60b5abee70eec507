import { type Cents, cents } from '#kernel/money.ts';

/** What an owner says of the balance sheet, at what it would bring today. Cents, none below zero. */
export type AssetFigures = { equipment: Cents; inventory: Cents; receivables: Cents; liabilities: Cents };

/**
 * What is left if all is sold: equipment at market, usable inventory, collectible receivables, less what is owed. Cents;
 * below zero where more is owed. Source: practice (docs/rules/valuation.md).
 */
export function assetFloor({ equipment, inventory, receivables, liabilities }: AssetFigures): Cents {
  return cents(equipment + inventory + receivables - liabilities);
}
