import type { Band } from '#kernel/band.ts';
import type { Option } from '#kit/ui/Select.tsx';
import { shortMoney } from '#kit/ui/short-money.ts';
import { earningsBands, moneyBands } from '../domain/bands.ts';
import type { BoundName, MarketplaceBounds } from './marketplace-address.ts';

/** An empty value would look as if nothing were selected. */
export const noBound = 'any';

export const boundOptions: Record<BoundName, readonly Option[]> = {
  priceMin: lower(moneyBands),
  priceMax: upper(moneyBands),
  cashFlowMin: lower(earningsBands),
  cashFlowMax: upper(earningsBands),
};

export const boundLabels: Record<BoundName, string> = {
  priceMin: 'Price from',
  priceMax: 'Price up to',
  cashFlowMin: 'Cash flow from',
  cashFlowMax: 'Cash flow up to',
};

export function boundLabel(name: BoundName, key: string): string {
  return boundOptions[name].find(({ value }) => value === key)?.label ?? key;
}

export function isCrossed(bounds: MarketplaceBounds): boolean {
  return (
    crosses(moneyBands, bounds.priceMin, bounds.priceMax) ||
    crosses(earningsBands, bounds.cashFlowMin, bounds.cashFlowMax)
  );
}

function crosses(list: readonly Band<string>[], min: string, max: string): boolean {
  const [low, high] = [min, max].map((key) => list.findIndex((band) => band.key === key));
  return low !== undefined && high !== undefined && low >= 0 && high >= 0 && low > high;
}

function lower(list: readonly Band<string>[]): Option[] {
  const bounds = list.slice(1).map(({ key, from }) => ({ value: key, label: edge(from) }));
  return [{ value: noBound, label: 'Any' }, ...bounds];
}

function upper(list: readonly Band<string>[]): Option[] {
  const bounds = list.flatMap(({ key, below }) =>
    below === null ? [] : [{ value: key, label: below === 0 ? 'No profit' : edge(below) }],
  );
  return [{ value: noBound, label: 'Any' }, ...bounds];
}

function edge(cents: number): string {
  return shortMoney(cents).replace('K', 'k');
}
