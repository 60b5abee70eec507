/** Why an uploaded table cannot be read. */
export const unreadableSheet = [
  'file-empty',
  'sheet-unknown',
  'file-not-text',
  'quote-open',
  'cell-too-long',
  'sheet-too-long',
  'sheet-too-wide',
  'sheet-too-slow',
  'sheets-busy',
  'workbook-broken',
  'workbook-locked',
  'workbook-old',
  'workbook-too-large',
] as const;
