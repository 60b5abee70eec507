import { expect, test } from 'vitest';
import { broughtTrade, broughtWords } from './brought-trade.ts';

const guide = 'row-guide';
const recorded = 'row-recorded';
const bakery = 'row-bakery';
const rows = [
  { id: guide, subsector: 'HVAC, plumbing, electrical' },
  { id: recorded, subsector: 'Plumbing and HVAC contractors' },
  { id: bakery, subsector: 'Bakery' },
];
const evaluation = { tradeRowId: recorded, trades: ['hvac' as const, 'plumbing' as const] };

test('the kind that a visitor chose is kept where it covers the trade of the business', () => {
  const given = { tradeRowId: guide, trade: 'hvac' as const, tradeChosen: false };
  expect(broughtTrade(given, evaluation)).toBe(recorded);
  expect(broughtTrade({ ...given, tradeRowId: null, trade: null }, evaluation)).toBe(recorded);
  expect(broughtWords({ rows, evaluation, tradeRowId: recorded })).toBe(
    'Your evaluation answers are now in this health check, priced as “Plumbing and HVAC contractors”.',
  );
});

test('a kind chosen for the check, or a trade that the kind does not cover, is kept and said', () => {
  expect(broughtTrade({ tradeRowId: guide, trade: 'hvac', tradeChosen: true }, evaluation)).toBeNull();
  expect(broughtTrade({ tradeRowId: recorded, trade: 'hvac', tradeChosen: false }, evaluation)).toBeNull();
  expect(broughtTrade({ tradeRowId: bakery, trade: 'bakery', tradeChosen: false }, evaluation)).toBeNull();
  expect(broughtWords({ rows, evaluation, tradeRowId: bakery })).toContain(
    'It is priced as “Bakery”, by the trade of the business, not as “Plumbing and HVAC contractors”.',
  );
});
