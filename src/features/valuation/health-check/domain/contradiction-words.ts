import type { Contradiction } from './contradictions.ts';

/** What does not fit, as it stands at the questions; it says what to look at, and accuses nobody. */
export const contradictionWords: Record<Contradiction['code'], string> = {
  'top-five-below-largest':
    'Your five largest customers combined account for less than the largest alone. Check both percentages.',
  'top-five-above-five-largest':
    'Your five largest customers combined account for more than five times the largest. Check both percentages.',
  'old-enough':
    'A business at least two years old has years to compare. Answer this question or check the age of the business.',
};
