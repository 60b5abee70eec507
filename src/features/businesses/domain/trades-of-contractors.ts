import type { TradeEntry } from './trade-entry.ts';

export const contractorTrades = [
  {
    value: 'hvac',
    label: 'HVAC contractor',
    group: 'building-services',
    industries: ['TravelHospitality'],
  },
  {
    value: 'plumbing',
    label: 'Plumbing contractor',
    group: 'building-services',
    industries: ['TravelHospitality'],
  },
  {
    value: 'electrical',
    label: 'Electrical contractor',
    group: 'building-services',
    industries: ['TravelHospitality'],
  },
  {
    value: 'general-contractor',
    label: 'General contractor or home builder',
    group: 'construction',
    industries: ['RealEstate'],
  },
  {
    value: 'remodeling',
    label: 'Remodeling contractor',
    group: 'construction',
    industries: ['RealEstate'],
  },
  {
    value: 'roofing',
    label: 'Roofing contractor',
    group: 'contracting',
    industries: ['TravelHospitality'],
  },
  {
    value: 'painting',
    label: 'Painting contractor',
    group: 'contracting',
    industries: ['TravelHospitality'],
  },
  {
    value: 'specialty-contractor',
    label: 'Specialty contractor',
    group: 'contracting',
    industries: ['TravelHospitality'],
  },
  {
    value: 'landscaping',
    label: 'Landscaping or lawn care',
    group: 'cleaning-and-grounds',
    industries: ['TravelHospitality'],
  },
  {
    value: 'tree-service',
    label: 'Tree service',
    group: 'cleaning-and-grounds',
    industries: ['TravelHospitality'],
  },
  {
    value: 'commercial-cleaning',
    label: 'Commercial cleaning',
    group: 'cleaning-and-grounds',
    industries: ['TravelHospitality'],
  },
  {
    value: 'residential-cleaning',
    label: 'Residential cleaning',
    group: 'cleaning-and-grounds',
    industries: ['TravelHospitality'],
  },
  {
    value: 'pest-control',
    label: 'Pest control',
    group: 'cleaning-and-grounds',
    industries: ['TravelHospitality'],
  },
  {
    value: 'pool-service',
    label: 'Pool service',
    group: 'cleaning-and-grounds',
    industries: ['TravelHospitality'],
  },
  {
    value: 'appliance-repair',
    label: 'Appliance repair',
    group: 'contracting',
    industries: ['TravelHospitality'],
  },
  {
    value: 'security',
    label: 'Guard or alarm company',
    group: 'security',
    industries: ['SecurityJustice'],
  },
  {
    value: 'telecom-installer',
    label: 'Telecom installer or reseller',
    group: 'telecom',
    industries: ['Telecom'],
  },
  {
    value: 'field-services',
    label: 'Energy or mining field services',
    group: 'field-services',
    industries: ['OilGas', 'Power', 'Mining'],
  },
  {
    value: 'government-contractor',
    label: 'Government contractor',
    group: 'government',
    industries: ['CivilGovt', 'Defense'],
  },
] as const satisfies readonly TradeEntry[];
