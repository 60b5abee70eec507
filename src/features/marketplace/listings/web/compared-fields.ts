import type { ReactNode } from 'react';

const comparedFields = ['lastYearRevenue', 'ebitda', 'sde'] as const;
/** Figures that the books of the business have too. */
export type ComparedField = (typeof comparedFields)[number];

/** What is said of a figure (in cents) beside it, to the seller’s side. */
export type BesideFigure = (field: ComparedField, value: number | null) => ReactNode;

export function isCompared(field: string): field is ComparedField {
  return comparedFields.some((one) => one === field);
}
