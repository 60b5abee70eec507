/** Why an uploaded table cannot be read. Where its sheet is chosen by name, `sheet-unknown` comes on top. */
export const unreadableSheet = [
  'file-empty',
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
