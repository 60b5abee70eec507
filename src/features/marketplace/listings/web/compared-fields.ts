import type { ReactNode } from 'react';
import { correctedFields } from '../domain/corrected-figures.ts';

/** Figures that the books of the business have too. */
export type ComparedField = (typeof correctedFields)[number];

/** What is said of a figure (in cents) beside it. */
export type BesideFigure = (field: ComparedField, value: number | null) => ReactNode;

export function isCompared(field: string): field is ComparedField {
  return correctedFields.some((one) => one === field);
}
