import type { Tone } from '#kit/ui/Badge.tsx';
import type { Severity } from '../domain/severity.ts';

export const severityWords: Record<Severity, { title: string; lead: string; label: string; tone: Tone }> = {
  price: {
    title: 'Could move the price',
    lead: 'A buyer would take these off. Answer them first.',
    label: 'Could move the price',
    tone: 'bad',
  },
  ask: {
    title: 'Will be asked',
    lead: 'A buyer’s accountant asks about these.',
    label: 'Will be asked',
    tone: 'amber',
  },
  note: {
    title: 'Worth a note',
    lead: 'Small, or without dollars of its own.',
    label: 'Worth a note',
    tone: 'neutral',
  },
};
