import type { AddBackFlag } from './add-backs.ts';

export const addBackFlagWords: Record<AddBackFlag, string> = {
  heavy: 'Together, add-backs are more than half of EBITDA. Buyers will ask about each one.',
  'one-large': 'One add-back is more than 20% of EBITDA.',
  'word-alone': 'More than 15% of add-backs, by value, are not documented. Attach documents.',
  'one-sided': 'Every add-back raises earnings. Buyers look for what was left out.',
};

export function cameBeforeWords(seen: number): string {
  return `This is listed as a one-time cost, but your books show the same kind of cost in ${seen} other periods. A cost that comes every year is not an add-back.`;
}
