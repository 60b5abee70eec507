import type { TradeEntry } from './trade-entry.ts';

export const contractorTrades = [
  {
    value: 'hvac',
    label: 'HVAC contractor',
    group: 'building-services',
  },
  {
    value: 'plumbing',
    label: 'Plumbing contractor',
    group: 'building-services',
  },
  {
    value: 'electrical',
    label: 'Electrical contractor',
    group: 'building-services',
  },
  {
    value: 'general-contractor',
    label: 'General contractor or home builder',
    group: 'construction',
  },
  {
    value: 'remodeling',
    label: 'Remodeling contractor',
    group: 'construction',
  },
  {
    value: 'roofing',
    label: 'Roofing contractor',
    group: 'contracting',
  },
  {
    value: 'painting',
    label: 'Painting contractor',
    group: 'contracting',
  },
  {
    value: 'specialty-contractor',
    label: 'Specialty contractor',
    group: 'contracting',
  },
  {
    value: 'landscaping',
    label: 'Landscaping or lawn care',
    group: 'cleaning-and-grounds',
  },
  {
    value: 'tree-service',
    label: 'Tree service',
    group: 'cleaning-and-grounds',
  },
  {
    value: 'commercial-cleaning',
    label: 'Commercial cleaning',
    group: 'cleaning-and-grounds',
  },
  {
    value: 'residential-cleaning',
    label: 'Residential cleaning',
    group: 'cleaning-and-grounds',
  },
  {
    value: 'pest-control',
    label: 'Pest control',
    group: 'cleaning-and-grounds',
  },
  {
    value: 'pool-service',
    label: 'Pool service',
    group: 'cleaning-and-grounds',
  },
  {
    value: 'appliance-repair',
    label: 'Appliance repair',
    group: 'contracting',
  },
  {
    value: 'security',
    label: 'Guard or alarm company',
    group: 'security',
  },
  {
    value: 'telecom-installer',
    label: 'Telecom installer or reseller',
    group: 'telecom',
  },
  {
    value: 'field-services',
    label: 'Energy or mining field services',
    group: 'field-services',
  },
  {
    value: 'government-contractor',
    label: 'Government contractor',
    group: 'government',
  },
] as const satisfies readonly TradeEntry[];
