import { type SectionKey, sectionKeys } from '#features/valuation/health-check/domain/question.ts';
import type { Score } from '#features/valuation/health-check/domain/score.ts';

export type SectionMissing = {
  section: SectionKey;
  /** How many more answers give it a score. */
  answers: number;
};

/** The sections without a score and how many answers each one still needs: 70% of what applies (product policy). */
export function sectionsMissing({ sections }: Pick<Score, 'sections'>): SectionMissing[] {
  return sectionKeys.flatMap((section) => {
    const { score, answered, applicable } = sections[section];
    if (score !== null) return [];
    // In whole numbers: 7 of 10 is enough, whatever 0.7 is as a double.
    return [{ section, answers: Math.max(1, Math.ceil((applicable * 7) / 10)) - answered }];
  });
}
