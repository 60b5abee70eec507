import type { Contradiction } from './contradictions.ts';

/** Says what to check, without accusing anyone. */
export const contradictionWords: Record<Contradiction['code'], string> = {
  'top-five-below-largest':
    'Your five largest customers combined account for less than the largest alone. Check both percentages.',
  'top-five-above-five-largest':
    'Your five largest customers combined account for more than five times the largest. Check both percentages.',
  'old-enough':
    'A business at least two years old has years to compare. Answer this question or check the age of the business.',
};
