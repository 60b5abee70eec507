import { type Answers, numberOf } from './answers.ts';
import type { QuestionKey } from './question.ts';

export const contradictionCodes = [
  'top-five-below-largest',
  'top-five-above-five-largest',
  'old-enough',
] as const;
export type Contradiction = { code: ContradictionCode; keys: readonly QuestionKey[] };
type ContradictionCode = (typeof contradictionCodes)[number];

/** In years (product policy). */
const oldEnough = 2;

/** Contradictions between answers. The owner is asked to check them; nothing is corrected. */
export function contradictions(answers: Answers): Contradiction[] {
  const found: Contradiction[] = [];
  const [largest, five, years] = [numberOf(answers.B2), numberOf(answers.B3), numberOf(answers.A1)];
  if (largest !== null && five !== null) {
    const keys = ['B2', 'B3'] as const;
    if (five < largest) found.push({ code: 'top-five-below-largest', keys });
    if (five > 5 * largest) found.push({ code: 'top-five-above-five-largest', keys });
  }
  const silent = (['A2', 'A4'] as const).filter((key) => answers[key]?.state === 'does_not_apply');
  if (years !== null && years >= oldEnough && silent.length > 0)
    found.push({ code: 'old-enough', keys: ['A1', ...silent] });
  return found;
}
