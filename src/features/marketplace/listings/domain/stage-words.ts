import type { Stage } from './stage.ts';

export const stageWords: Record<Stage, { name: string; opens: string }> = {
  S0: { name: 'Visitor', opens: 'The public card' },
  S1: { name: 'Registered', opens: 'The public card' },
  S2: { name: 'Screened', opens: 'The highlights: why the owner sells, and the asking price where allowed' },
  S3: {
    name: 'Profile',
    opens: 'Name, address and annual figures, and the deal room documents that the seller permits',
  },
  S4: { name: 'Diligence', opens: 'Monthly figures, bank, tax, contracts and leases in the deal room' },
  S5: { name: 'Confirmatory', opens: 'Names of customers and staff, and what else is most sensitive' },
};
