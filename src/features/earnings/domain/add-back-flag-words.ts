import type { AddBackFlag } from './add-backs.ts';

/** What a buyer will ask about a table of add-backs, on the screen and in the report. */
export const addBackFlagWords: Record<AddBackFlag, string> = {
  heavy: 'Together they are more than half of EBITDA. A buyer will ask about each.',
  'one-large': 'One of the add-backs is more than a fifth of EBITDA.',
  'word-alone': 'More than 15% of them, by value, rest on word alone. Attach papers.',
  'one-sided': 'All of them raise the earnings. Buyers look for what was left out.',
};

/** What a buyer will ask about an add-back that the books hold in `seen` other years too. */
export function cameBeforeWords(seen: number): string {
  return `It is said to have come once, and the books hold this kind of cost in ${seen} other periods too. What comes every year is a cost that stays.`;
}
