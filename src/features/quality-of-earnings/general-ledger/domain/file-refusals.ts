const fileRefusalWords: Readonly<Record<string, string>> = {
  'file-known': 'This file is already part of the review. Nothing changed.',
  'file-infected': 'A virus scanner knows this file as harmful. It was not kept.',
  'file-empty': 'This file is empty. Export the report again.',
  'file-not-text': 'This file is neither Excel (XLSX) nor CSV. Export the report in one of these formats.',
  'quote-open': 'A quotation mark in this file is never closed. Export the report again.',
  'sheet-too-slow': 'This file takes too long to read. Export it as CSV.',
  'workbook-broken':
    'We couldn’t open this as an Excel workbook. Open it in your spreadsheet program, save it as XLSX or CSV, and upload that.',
  'workbook-locked': 'This workbook is locked with a password. Save it without one, and upload that.',
  'workbook-old': 'This is an old Excel format (XLS). Save it as XLSX or CSV, and upload that.',
  'workbook-too-large': 'This workbook is too large to open. Export the general ledger as CSV, or by year.',
  'too-many-accounts': 'This file has more than 5,000 accounts. Is the column of accounts the right one?',
  'no-lines': 'This file has no entries. Export the general ledger with all dates.',
};

/** Why a general ledger could not be read, in words for the person who sent it. */
export function fileRefusal(code: string): string {
  return fileRefusalWords[code] ?? 'This file could not be read. Export the report again.';
}
