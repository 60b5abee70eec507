import type { StatedFigures } from './corrected-figures.ts';

/** Sentences about figures that cannot all be right, for the person who enters them. SDE is EBITDA plus one owner's pay. */
export function oddFigures({ lastYearRevenue: revenue, ebitda, sde }: StatedFigures): string[] {
  const overRevenue = (earnings: number | null) =>
    revenue !== null && earnings !== null && earnings > revenue;
  return [
    ...(overRevenue(ebitda) ? ['EBITDA is more than last year’s revenue.'] : []),
    ...(overRevenue(sde) ? ['SDE is more than last year’s revenue.'] : []),
    ...(ebitda !== null && sde !== null && ebitda > sde
      ? ['EBITDA is more than SDE. SDE is EBITDA plus one owner’s pay, so it is usually the larger one.']
      : []),
  ];
}
