import type { PrivateFields } from './private-fields.ts';

export const correctedFields = [
  'lastYearRevenue',
  'ebitda',
  'sde',
] as const satisfies (keyof PrivateFields)[];
type CorrectedField = (typeof correctedFields)[number];

/** In cents; `null`: it was not stated. */
export type StatedFigures = Record<CorrectedField, number | null>;

export const figuresIn = ({ lastYearRevenue, ebitda, sde }: StatedFigures): StatedFigures => ({
  lastYearRevenue,
  ebitda,
  sde,
});

/** What buyers were shown and is no longer stated. A figure that is new corrects nothing. */
export function correctedIn(
  was: StatedFigures,
  now: StatedFigures,
): { field: CorrectedField; was: number }[] {
  return correctedFields.flatMap((field) => {
    const before = was[field];
    return before === null || before === now[field] ? [] : [{ field, was: before }];
  });
}
