import { type SectionKey, sectionKeys } from '#features/valuation/health-check/domain/question.ts';
import type { Score } from '#features/valuation/health-check/domain/score.ts';

export type SectionMissing = {
  section: SectionKey;
  answers: number;
};

/** The sections without a score and how many answers each still needs to reach 70% (product policy). */
export function sectionsMissing({ sections }: Pick<Score, 'sections'>): SectionMissing[] {
  return sectionKeys.flatMap((section) => {
    const { score, answered, applicable } = sections[section];
    if (score !== null) return [];
    // In integers, because 0.7 is not exact as a double.
    return [{ section, answers: Math.max(1, Math.ceil((applicable * 7) / 10)) - answered }];
  });
}
