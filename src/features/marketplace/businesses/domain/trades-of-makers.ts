import type { TradeEntry } from './trade-entry.ts';

export const makerTrades = [
  {
    value: 'machine-shop',
    label: 'Machine shop',
    group: 'manufacturing',
  },
  {
    value: 'metal-fabrication',
    label: 'Metal fabrication or welding',
    group: 'manufacturing',
  },
  {
    value: 'woodworking',
    label: 'Cabinet or woodworking shop',
    group: 'manufacturing',
  },
  {
    value: 'food-manufacturing',
    label: 'Food or beverage manufacturer',
    group: 'manufacturing',
  },
  {
    value: 'manufacturing',
    label: 'Other manufacturer',
    group: 'manufacturing',
  },
  {
    value: 'printing',
    label: 'Printing or sign shop',
    group: 'printing',
  },
  {
    value: 'chemicals',
    label: 'Chemical formulator or supplier',
    group: 'chemicals',
  },
  {
    value: 'laboratory',
    label: 'Laboratory or contract research',
    group: 'laboratories',
  },
  {
    value: 'wholesale-distribution',
    label: 'Wholesaler or distributor',
    group: 'wholesale',
  },
  {
    value: 'ecommerce',
    label: 'Online store or e-commerce brand',
    group: 'online-retail',
  },
  {
    value: 'consumer-brand',
    label: 'Consumer products brand',
    group: 'online-retail',
  },
  {
    value: 'trucking',
    label: 'Trucking company',
    group: 'trucking',
  },
  {
    value: 'towing',
    label: 'Towing company',
    group: 'trucking',
  },
  {
    value: 'courier',
    label: 'Courier or delivery routes',
    group: 'trucking',
  },
  {
    value: 'moving',
    label: 'Moving company',
    group: 'trucking',
  },
  {
    value: 'freight-broker',
    label: 'Freight broker or 3PL',
    group: 'freight',
  },
  {
    value: 'storage',
    label: 'Self-storage or warehousing',
    group: 'freight',
  },
] as const satisfies readonly TradeEntry[];
