import type { TradeEntry } from './trade-entry.ts';

export const practiceTrades = [
  {
    value: 'dental-practice',
    label: 'Dental practice',
    group: 'health-practices',
    industries: ['Healthcare'],
  },
  {
    value: 'veterinary-practice',
    label: 'Veterinary practice',
    group: 'pet-care',
    industries: ['Healthcare'],
  },
  {
    value: 'medical-practice',
    label: 'Medical practice or clinic',
    group: 'health-practices',
    industries: ['Healthcare'],
  },
  {
    value: 'physical-therapy',
    label: 'Physical therapy or chiropractic',
    group: 'health-practices',
    industries: ['Healthcare'],
  },
  {
    value: 'medical-billing',
    label: 'Medical billing company',
    group: 'health-practices',
    industries: ['Healthcare'],
  },
  {
    value: 'home-care',
    label: 'Home care or social services',
    group: 'home-care',
    industries: ['PublicHealth', 'Healthcare'],
  },
  {
    value: 'childcare',
    label: 'Child care or preschool',
    group: 'child-care',
    industries: ['Education'],
  },
  {
    value: 'tutoring',
    label: 'Tutoring or learning center',
    group: 'child-care',
    industries: ['Education'],
  },
  {
    value: 'msp',
    label: 'Managed IT services (MSP)',
    group: 'it-services',
    industries: ['Technology'],
  },
  {
    value: 'software',
    label: 'Software or SaaS company',
    group: 'it-services',
    industries: ['Technology'],
  },
  {
    value: 'it-consulting',
    label: 'IT consulting or web development',
    group: 'it-services',
    industries: ['Technology'],
  },
  {
    value: 'marketing-agency',
    label: 'Marketing or advertising agency',
    group: 'marketing',
    industries: ['Media'],
  },
  {
    value: 'accounting',
    label: 'Accounting or tax practice',
    group: 'accounting',
    industries: ['Banking', 'Investments'],
  },
  {
    value: 'insurance-agency',
    label: 'Insurance agency',
    group: 'insurance',
    industries: ['Insurance'],
  },
  {
    value: 'real-estate-brokerage',
    label: 'Real estate brokerage',
    group: 'real-estate',
    industries: ['RealEstate'],
  },
  {
    value: 'property-management',
    label: 'Property management',
    group: 'real-estate',
    industries: ['RealEstate'],
  },
  {
    value: 'engineering',
    label: 'Engineering or architecture firm',
    group: 'professional-services',
    industries: ['CivilGovt', 'Manufacturing'],
  },
  {
    value: 'consulting',
    label: 'Consulting firm',
    group: 'professional-services',
    industries: ['Technology', 'Banking'],
  },
  {
    value: 'staffing',
    label: 'Staffing agency',
    group: 'professional-services',
    industries: ['TravelHospitality'],
  },
] as const satisfies readonly TradeEntry[];
