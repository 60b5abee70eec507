import { describe, expect, it } from 'vitest';
import { earningsBandKeys, moneyBandKeys } from './bands.ts';
import { cashFlowPositions, pricePositions } from './market.ts';

describe('band bounds', () => {
  it('include both ends, are open when omitted and count from 1', () => {
    expect(pricePositions()).toBeNull();
    expect(pricePositions('0-100k', '250k-500k')).toEqual([1, 2, 3]);
    expect(pricePositions('10m-20m')).toEqual([8, 9]);
    expect(pricePositions(undefined, '0-100k')).toEqual([1]);
    expect(pricePositions(moneyBandKeys[0], moneyBandKeys.at(-1))).toHaveLength(moneyBandKeys.length);
    expect(cashFlowPositions('not-profitable', 'not-profitable')).toEqual([1]);
    expect(cashFlowPositions('not-profitable', '20m+')).toHaveLength(earningsBandKeys.length);
  });

  it('match nothing when crossed or unknown', () => {
    expect(pricePositions('1m-2.5m', '500k-1m')).toEqual([]);
    expect(pricePositions('450000')).toEqual([]);
    expect(pricePositions('not-profitable')).toEqual([]);
    expect(cashFlowPositions(undefined, 'a lot')).toEqual([]);
  });
});
