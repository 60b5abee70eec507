import type { TradeEntry } from './trade-entry.ts';

export const shopTrades = [
  {
    value: 'auto-repair',
    label: 'Auto repair shop',
    group: 'auto-service',
  },
  {
    value: 'auto-repair-franchise',
    label: 'Auto repair franchise',
    group: 'auto-service',
  },
  {
    value: 'body-shop',
    label: 'Auto body shop',
    group: 'auto-service',
  },
  {
    value: 'tire-shop',
    label: 'Tire shop',
    group: 'auto-service',
  },
  {
    value: 'car-wash',
    label: 'Car wash',
    group: 'auto-service',
  },
  {
    value: 'auto-detailing',
    label: 'Auto detailing',
    group: 'auto-service',
  },
  {
    value: 'retail-store',
    label: 'Retail store',
    group: 'retail',
  },
  {
    value: 'convenience-store',
    label: 'Convenience store',
    group: 'food-retail',
  },
  {
    value: 'gas-station',
    label: 'Gas station with store',
    group: 'food-retail',
  },
  {
    value: 'liquor-store',
    label: 'Liquor store',
    group: 'food-retail',
  },
  {
    value: 'grocery',
    label: 'Grocery or specialty food store',
    group: 'food-retail',
  },
  {
    value: 'restaurant',
    label: 'Restaurant',
    group: 'restaurants',
  },
  {
    value: 'restaurant-franchise',
    label: 'Franchise restaurant',
    group: 'restaurants',
  },
  {
    value: 'cafe',
    label: 'Cafe or coffee shop',
    group: 'restaurants',
  },
  {
    value: 'bakery',
    label: 'Bakery',
    group: 'restaurants',
  },
  {
    value: 'bar',
    label: 'Bar or nightclub',
    group: 'restaurants',
  },
  {
    value: 'food-truck',
    label: 'Food truck',
    group: 'restaurants',
  },
  {
    value: 'gym',
    label: 'Gym or fitness studio',
    group: 'personal-services',
  },
  {
    value: 'salon',
    label: 'Hair, nail or beauty salon',
    group: 'personal-services',
  },
  {
    value: 'laundromat',
    label: 'Laundromat',
    group: 'personal-services',
  },
  {
    value: 'dry-cleaner',
    label: 'Dry cleaner',
    group: 'personal-services',
  },
  {
    value: 'pet-services',
    label: 'Pet grooming or boarding',
    group: 'pet-care',
  },
] as const satisfies readonly TradeEntry[];
