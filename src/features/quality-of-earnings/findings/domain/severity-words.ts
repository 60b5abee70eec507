import type { Severity } from './severity.ts';

export const severityWords: Record<Severity, { title: string; lead: string }> = {
  price: {
    title: 'Could move the price',
    lead: 'A buyer would take these off. Answer them first.',
  },
  ask: {
    title: 'Will be asked',
    lead: 'A buyer’s accountant asks about these.',
  },
  note: {
    title: 'Worth a note',
    lead: 'Small, or without a price of their own.',
  },
};
