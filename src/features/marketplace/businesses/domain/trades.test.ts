import { describe, expect, it } from 'vitest';
import { isIndustry } from './industries.ts';
import { tradeGroupValues } from './trade-groups.ts';
import { industriesOfTrade } from './trade-industries.ts';
import { tradesFitting } from './trade-search.ts';
import {
  isTrade,
  isTradeAnswer,
  noneOfThese,
  publicGroupOf,
  tradeLabel,
  trades,
  tradeValues,
} from './trades.ts';

describe('the trades', () => {
  it('are sixty and more, each once, each in an industry and in a group that has others', () => {
    expect(trades.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tradeValues).size).toBe(trades.length);
    expect(new Set(trades.map(({ label }) => label)).size).toBe(trades.length);
    for (const trade of tradeValues) {
      expect(industriesOfTrade(trade).length).toBeGreaterThan(0);
      expect(industriesOfTrade(trade).every(isIndustry)).toBe(true);
    }
    expect(new Set(trades.map(({ group }) => group))).toEqual(new Set(tradeGroupValues));
  });

  it('are known by their stored values alone', () => {
    expect([isTrade('hvac'), isTrade('HVAC'), isTrade(null), isTrade(noneOfThese)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isTradeAnswer('hvac'), isTradeAnswer(noneOfThese), isTradeAnswer('')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(tradeLabel(noneOfThese)).toBe('None of these');
  });

  it('tell strangers their group and nothing finer', () => {
    expect(publicGroupOf('hvac')).toBe('building-services');
    expect([publicGroupOf(noneOfThese), publicGroupOf(null)]).toEqual([null, null]);
    expect(industriesOfTrade('general-contractor')[0]).toBe('RealEstate');
  });
});

describe('looking for a trade', () => {
  it.each([
    ['hvac', 'hvac'],
    ['HVAC contractor', 'hvac'],
    ['air conditioning', 'hvac'],
    ['heating and air', 'hvac'],
    ['furnace', 'hvac'],
    ['plumber', 'plumbing'],
    ['electrician', 'electrical'],
    ['construction', 'general-contractor'],
    ['construction company', 'general-contractor'],
    ['builder', 'general-contractor'],
    ['restaurant', 'restaurant'],
    ['pizza', 'restaurant'],
    ['coffee', 'cafe'],
    ['shopify', 'ecommerce'],
    ['Amazon FBA', 'ecommerce'],
    ['online store', 'ecommerce'],
    ['e-commerce', 'ecommerce'],
    ['lawn', 'landscaping'],
    ['mechanic', 'auto-repair'],
    ['barber', 'salon'],
    ['yoga', 'gym'],
    ['daycare', 'childcare'],
    ['dentist', 'dental-practice'],
    ['vet', 'veterinary-practice'],
    ['trucks', 'trucking'],
    ['cnc', 'machine-shop'],
    ['distributor', 'wholesale-distribution'],
    ['seo', 'marketing-agency'],
    ['cpa', 'accounting'],
    ['it support', 'msp'],
    ['self storage', 'storage'],
    ['carwash', 'car-wash'],
    ['laundry', 'laundromat'],
  ])('%s finds %s first', (typed, trade) => {
    expect(tradesFitting(typed)[0]).toBe(trade);
  });

  it('shows all by name before anything is typed, and none for nonsense', () => {
    expect(tradesFitting('')).toEqual(tradeValues);
    expect(tradesFitting('  ')).toEqual(tradeValues);
    expect(tradesFitting('qwertz')).toEqual([]);
  });
});
