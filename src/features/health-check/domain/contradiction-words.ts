import type { Contradiction } from './contradictions.ts';

/** What does not fit, as it stands at the questions; it says what to look at, and accuses nobody. */
export const contradictionWords: Record<Contradiction['code'], string> = {
  'top-five-below-largest':
    'Your five largest customers together make less than the largest alone. Look at both shares again.',
  'top-five-above-five-largest':
    'Your five largest customers together make more than five times the largest. Look at both shares again.',
  'old-enough':
    'A business of two years or more has years to compare. Answer this one, or look at its age again.',
};
