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

describe('trades', () => {
  it('include at least sixty unique entries, each with an industry and a group', () => {
    expect(trades.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tradeValues).size).toBe(trades.length);
    expect(new Set(trades.map(({ label }) => label)).size).toBe(trades.length);
    for (const trade of tradeValues) {
      expect(industriesOfTrade(trade).length).toBeGreaterThan(0);
      expect(industriesOfTrade(trade).every(isIndustry)).toBe(true);
    }
    expect(new Set(trades.map(({ group }) => group))).toEqual(new Set(tradeGroupValues));
  });

  it('are recognized only by their stored values', () => {
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

  it('expose only their group to the public', () => {
    expect(publicGroupOf('hvac')).toBe('building-services');
    expect([publicGroupOf(noneOfThese), publicGroupOf(null)]).toEqual([null, null]);
    expect(industriesOfTrade('general-contractor')[0]).toBe('RealEstate');
  });
});

describe('the trade search', () => {
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
  ])('ranks the match first: %s → %s', (typed, trade) => {
    expect(tradesFitting(typed)[0]).toBe(trade);
  });

  it('lists every trade by name for an empty query and none for an unknown word', () => {
    expect(tradesFitting('')).toEqual(tradeValues);
    expect(tradesFitting('  ')).toEqual(tradeValues);
    expect(tradesFitting('qwertz')).toEqual([]);
  });
});
