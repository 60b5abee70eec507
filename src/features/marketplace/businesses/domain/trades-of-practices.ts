import type { TradeEntry } from './trade-entry.ts';

export const practiceTrades = [
  {
    value: 'dental-practice',
    label: 'Dental practice',
    group: 'health-practices',
  },
  {
    value: 'veterinary-practice',
    label: 'Veterinary practice',
    group: 'pet-care',
  },
  {
    value: 'medical-practice',
    label: 'Medical practice or clinic',
    group: 'health-practices',
  },
  {
    value: 'physical-therapy',
    label: 'Physical therapy or chiropractic',
    group: 'health-practices',
  },
  {
    value: 'medical-billing',
    label: 'Medical billing company',
    group: 'health-practices',
  },
  {
    value: 'home-care',
    label: 'Home care or social services',
    group: 'home-care',
  },
  {
    value: 'childcare',
    label: 'Child care or preschool',
    group: 'child-care',
  },
  {
    value: 'tutoring',
    label: 'Tutoring or learning center',
    group: 'child-care',
  },
  {
    value: 'msp',
    label: 'Managed IT services (MSP)',
    group: 'it-services',
  },
  {
    value: 'software',
    label: 'Software or SaaS company',
    group: 'it-services',
  },
  {
    value: 'it-consulting',
    label: 'IT consulting or web development',
    group: 'it-services',
  },
  {
    value: 'marketing-agency',
    label: 'Marketing or advertising agency',
    group: 'marketing',
  },
  {
    value: 'accounting',
    label: 'Accounting or tax practice',
    group: 'accounting',
  },
  {
    value: 'insurance-agency',
    label: 'Insurance agency',
    group: 'insurance',
  },
  {
    value: 'real-estate-brokerage',
    label: 'Real estate brokerage',
    group: 'real-estate',
  },
  {
    value: 'property-management',
    label: 'Property management',
    group: 'real-estate',
  },
  {
    value: 'engineering',
    label: 'Engineering or architecture firm',
    group: 'professional-services',
  },
  {
    value: 'consulting',
    label: 'Consulting firm',
    group: 'professional-services',
  },
  {
    value: 'staffing',
    label: 'Staffing agency',
    group: 'professional-services',
  },
] as const satisfies readonly TradeEntry[];
