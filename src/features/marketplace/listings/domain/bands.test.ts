import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import {
  bandLabel,
  bandsOfFilter,
  boundsOfPrice,
  earningsBandKeys,
  earningsBandOf,
  earningsBands,
  moneyBandKeys,
  moneyBandOf,
  moneyBands,
  priceFilters,
  revenueFilterKeys,
  revenueFilterLabel,
  revenueFilterOf,
  revenueFilters,
} from './bands.ts';
import { employeeBandOf, foundedBandOf } from './size-bands.ts';

const dollars = (amount: number) => cents(amount * 100);

describe('money bands', () => {
  it.each([
    [0, '0-100k'],
    [99_999.99, '0-100k'],
    [100_000, '100k-250k'],
    [249_999, '100k-250k'],
    [250_000, '250k-500k'],
    [500_000, '500k-1m'],
    [1_000_000, '1m-2.5m'],
    [2_500_000, '2.5m-5m'],
    [5_000_000, '5m-10m'],
    [10_000_000, '10m-20m'],
    [20_000_000, '20m+'],
    [900_000_000, '20m+'],
  ])('puts $%d in %s', (amount, key) => {
    expect(moneyBandOf(cents(Math.round(amount * 100)))).toBe(key);
  });

  it('keeps the key lists and the bands in sync', () => {
    expect(moneyBands.map((band) => band.key)).toEqual([...moneyBandKeys]);
    expect(earningsBands.map((band) => band.key)).toEqual([...earningsBandKeys]);
    expect(revenueFilters.map((filter) => filter.key)).toEqual([...revenueFilterKeys]);
  });

  it('have labels', () => {
    expect(bandLabel('250k-500k')).toBe('$250k – $500k');
    expect(bandLabel('not-profitable')).toBe('Not profitable');
    expect(revenueFilterLabel('1m+')).toBe('$1M or more');
  });
});

describe('earnings bands', () => {
  it('put every loss into one band and otherwise match the money bands', () => {
    expect(earningsBandOf(dollars(-1))).toBe('not-profitable');
    expect(earningsBandOf(cents(-1))).toBe('not-profitable');
    expect(earningsBandOf(cents(Number.MIN_SAFE_INTEGER))).toBe('not-profitable');
    expect(earningsBandOf(dollars(0))).toBe('0-100k');
    const amount = fc.integer({ min: 0, max: 3_000_000_000 }).map(cents);
    fc.assert(fc.property(amount, (a) => earningsBandOf(a) === moneyBandOf(a)));
  });
});

describe('the revenue filter', () => {
  it('assigns each band to exactly one option', () => {
    expect(revenueFilterKeys.flatMap((key) => [...bandsOfFilter(key)])).toEqual([...moneyBandKeys]);
    for (const key of revenueFilterKeys) {
      for (const band of bandsOfFilter(key)) expect(revenueFilterOf(band)).toBe(key);
    }
  });

  it('has the boundaries that its option names state', () => {
    expect(revenueFilterOf(moneyBandOf(dollars(499_999)))).toBe('100k-500k');
    expect(revenueFilterOf(moneyBandOf(dollars(500_000)))).toBe('500k-1m');
    expect(revenueFilterOf(moneyBandOf(dollars(1_000_000)))).toBe('1m+');
  });
});

describe('size and age bands', () => {
  it.each([
    [0, '1-4'],
    [4, '1-4'],
    [5, '5-9'],
    [19, '10-19'],
    [20, '20-49'],
    [50, '50-99'],
    [99, '50-99'],
    [100, '100+'],
  ])('puts %d employees in %s', (count, band) => expect(employeeBandOf(count)).toBe(band));

  it.each([
    [1907, 'before-1980'],
    [1979, 'before-1980'],
    [1980, '1980s-90s'],
    [1999, '1980s-90s'],
    [2000, '2000s'],
    [2010, '2010s'],
    [2020, '2020-or-later'],
  ])('puts founding year %d in %s', (year, band) => expect(foundedBandOf(year)).toBe(band));
});

it('puts each price band in one option of the price filter', () => {
  const all = priceFilters.flatMap(({ key }) => {
    const { priceMin = '20m+', priceMax = '0-100k' } = boundsOfPrice(key);
    return moneyBandKeys.slice(moneyBandKeys.indexOf(priceMin), moneyBandKeys.indexOf(priceMax) + 1);
  });
  expect(all).toEqual(moneyBandKeys);
  expect(boundsOfPrice('1000000')).toEqual({});
});
