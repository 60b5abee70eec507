import type { TradeEntry } from './trade-entry.ts';

export const makerTrades = [
  {
    value: 'machine-shop',
    label: 'Machine shop',
    group: 'manufacturing',
    industries: ['Manufacturing'],
  },
  {
    value: 'metal-fabrication',
    label: 'Metal fabrication or welding',
    group: 'manufacturing',
    industries: ['Manufacturing'],
  },
  {
    value: 'woodworking',
    label: 'Cabinet or woodworking shop',
    group: 'manufacturing',
    industries: ['Manufacturing'],
  },
  {
    value: 'food-manufacturing',
    label: 'Food or beverage manufacturer',
    group: 'manufacturing',
    industries: ['Manufacturing', 'ConsumerProducts'],
  },
  {
    value: 'manufacturing',
    label: 'Other manufacturer',
    group: 'manufacturing',
    industries: ['Manufacturing'],
  },
  {
    value: 'printing',
    label: 'Printing or sign shop',
    group: 'printing',
    industries: ['Manufacturing', 'Media'],
  },
  {
    value: 'chemicals',
    label: 'Chemical formulator or supplier',
    group: 'chemicals',
    industries: ['ChemicalsMaterials'],
  },
  {
    value: 'laboratory',
    label: 'Laboratory or contract research',
    group: 'laboratories',
    industries: ['LifeSciences'],
  },
  {
    value: 'wholesale-distribution',
    label: 'Wholesaler or distributor',
    group: 'wholesale',
    industries: ['Retail'],
  },
  {
    value: 'ecommerce',
    label: 'Online store or e-commerce brand',
    group: 'online-retail',
    industries: ['ConsumerProducts', 'Retail'],
  },
  {
    value: 'consumer-brand',
    label: 'Consumer products brand',
    group: 'online-retail',
    industries: ['ConsumerProducts'],
  },
  {
    value: 'trucking',
    label: 'Trucking company',
    group: 'trucking',
    industries: ['Transportation'],
  },
  {
    value: 'towing',
    label: 'Towing company',
    group: 'trucking',
    industries: ['Transportation', 'Automotive'],
  },
  {
    value: 'courier',
    label: 'Courier or delivery routes',
    group: 'trucking',
    industries: ['Transportation'],
  },
  {
    value: 'moving',
    label: 'Moving company',
    group: 'trucking',
    industries: ['Transportation'],
  },
  {
    value: 'freight-broker',
    label: 'Freight broker or 3PL',
    group: 'freight',
    industries: ['Shipping', 'Transportation'],
  },
  {
    value: 'storage',
    label: 'Self-storage or warehousing',
    group: 'freight',
    industries: ['RealEstate', 'Shipping'],
  },
] as const satisfies readonly TradeEntry[];
