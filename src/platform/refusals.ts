import { pdfFaults } from '#kernel/pdf-faults.ts';
import { pictureRefusals } from '#wire/upload.ts';
import { renderRefusals } from './render/renderer.ts';

/** What the platform refuses besides pictures and documents; `http/problems.ts` has the words. */
export type GeneralRefusal = (typeof generalRefusals)[number];
const generalRefusals = [
  'invalid-fields',
  'not-authorized',
  'not-found',
  'not-with-token',
  'outcome-unknown',
  'storage-full',
  'storage-unavailable',
] as const;

/** Why a table cannot be read; the words are those of the feature that takes one. */
export type SheetRefusal = (typeof sheetRefusals)[number];
const sheetRefusals = [
  'cell-too-long',
  'file-empty',
  'file-not-text',
  'quote-open',
  'sheet-too-long',
  'sheet-too-slow',
  'sheet-too-wide',
  'sheet-unknown',
  'sheets-busy',
  'workbook-broken',
  'workbook-locked',
  'workbook-old',
  'workbook-too-large',
] as const;

/** Every code that the platform itself throws. */
export const platformRefusals = [
  ...generalRefusals,
  ...pictureRefusals,
  ...pdfFaults,
  ...renderRefusals,
  ...sheetRefusals,
  'printer-busy',
  'scanner-unavailable',
] as const;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends Record<(typeof platformRefusals)[number], true> {}
}
