import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { BookAdjustment } from './databook-facts.ts';
import { shownText } from './ledger-sheet.ts';
import { type DatabookStage, isShown } from './stages.ts';

/**
 * What each adjustment is called. Its title is anyone’s words and opens with the names; before that it is its category, with
 * a number where there are several.
 */
export function adjustmentLabels(
  adjustments: readonly Pick<BookAdjustment, 'code' | 'title'>[],
  stage: DatabookStage,
): string[] {
  if (isShown('names', stage)) return adjustments.map(({ title }) => shownText(title));
  return adjustments.map(({ code }, at) => {
    const alike = adjustments.filter((one) => one.code === code);
    const { label } = addBackCategories[code];
    const nth = adjustments.slice(0, at + 1).filter((one) => one.code === code).length;
    return alike.length > 1 ? `${label} ${nth}` : label;
  });
}
