import type { ProblemTable, ProblemWords } from '#http/problems.ts';
import type { SheetRefusal } from '#platform/refusals.ts';

const unreadable = {
  'file-empty': { status: 422, detail: 'This file is empty. Export it again.' },
  'sheet-unknown': {
    status: 422,
    detail: 'This workbook has no sheet with that name. Choose another sheet.',
  },
  'file-not-text': {
    status: 422,
    detail: 'This file is neither Excel (XLSX) nor CSV. Export it in one of these formats.',
  },
  'quote-open': {
    status: 422,
    detail: 'A quotation mark in this file is never closed. Export it again.',
  },
  'cell-too-long': {
    status: 422,
    detail: 'A cell holds more text than can be read here. Shorten it, and upload the file again.',
  },
  'sheet-too-long': {
    status: 422,
    detail: 'This file has too many lines. Export a summary, without each transaction.',
  },
  'sheet-too-wide': {
    status: 422,
    detail: 'This file has too many columns. For a report, export months or years, for five years at most.',
  },
  'sheet-too-slow': { status: 422, detail: 'This file takes too long to read. Export it as CSV.' },
  'sheets-busy': { status: 503, detail: 'Many files are being read right now. Try again in a few seconds.' },
  'workbook-broken': {
    status: 422,
    detail:
      'We couldn’t open this as an Excel workbook. Open it in your spreadsheet program (an ODS file in LibreOffice, a Numbers file in Numbers), save or export it as XLSX or CSV, and upload that.',
  },
  'workbook-locked': {
    status: 422,
    detail: 'This workbook is locked with a password. Save it without one, and upload that.',
  },
  'workbook-old': {
    status: 422,
    detail: 'This is an old Excel format (XLS). Save it as XLSX or CSV, and upload that.',
  },
  'workbook-too-large': {
    status: 422,
    detail: 'This workbook is too large. Save the sheet that you need alone, and upload that.',
  },
  'statement-refused': {
    status: 422,
    detail: 'We couldn’t read this profit and loss. Export it again, or try the sample file for the layout.',
  },
} as const satisfies Record<SheetRefusal | 'statement-refused', ProblemWords>;

export const earningsProblems = {
  ...unreadable,
  'books-infected': {
    status: 422,
    detail: 'A scanner found malware in this file. It was not saved. Upload a clean copy.',
  },
  'not-a-month-end': { status: 422, detail: 'A period must end on the last day of a month.' },
  'latest-before-year': {
    status: 422,
    detail: 'The last 12 months must end with the fiscal year or after it.',
  },
  'ends-far-apart': {
    status: 422,
    detail: 'A later fiscal year is already over. Choose the latest one.',
  },
  'ends-ahead': { status: 422, detail: 'This period isn’t over yet. Choose one that is.' },
  'source-missing': {
    status: 422,
    detail: 'Enter the source of the replacement salary: a survey, a job posting, a quote.',
  },
  'period-imported': {
    status: 409,
    detail:
      'An imported file covers all twelve months of this period. Remove the file to type the figures instead.',
  },
  'wrong-sign': {
    status: 422,
    detail: 'Enter costs as positive amounts, and discounts and returns as zero or negative amounts.',
  },
  'another-file': {
    status: 409,
    detail: 'This isn’t the file you reviewed. Choose the file again.',
  },
  'uses-missing': { status: 422, detail: 'Choose a period for each column, or leave the column out.' },
  'nothing-used': { status: 422, detail: 'No column would be imported. Choose a period for at least one.' },
  'period-twice': { status: 422, detail: 'Two columns can’t be the same period. Leave one of them out.' },
  'not-one-month': {
    status: 422,
    detail: 'This column isn’t one whole month. Choose the year it covers, or export the report by month.',
  },
  'month-unknown': {
    status: 422,
    detail:
      'The file doesn’t say which month this column is. Export the report by month, or rename the column, for example “Jan 2025”.',
  },
  'a-quarter': {
    status: 422,
    detail: 'This column is a quarter. Export the report with months or years as columns.',
  },
  'other-days': {
    status: 422,
    detail:
      'This column covers other dates than the period. Choose another period, change your period end dates, or leave it out.',
  },
  'rows-missing': {
    status: 422,
    detail: 'Choose a section for each line, or leave the line out. Then import the file.',
  },
  'no-income-row': { status: 422, detail: 'Choose “Income” for at least one line.' },
  'sums-differ': {
    status: 422,
    detail:
      'A total in the file does not match its lines. Change where a line belongs, or leave the total out.',
  },
  'row-name-too-long': {
    status: 422,
    detail:
      'The name of this line is too long with its headings. Shorten it in your file, and upload it again.',
  },
  'file-known': { status: 409, detail: 'This file is already in your books.' },
  'too-many-files-kept': {
    status: 409,
    detail: 'You have reached the limit of imported files across your health checks. Remove some first.',
  },
  'too-many-files': {
    status: 409,
    detail: 'Your books have reached the limit of imported files. Remove one first.',
  },
  'too-many-accounts-kept': {
    status: 409,
    detail: 'Together, your files have too many accounts. Export a summary with fewer.',
  },
  'books-silent': {
    status: 409,
    detail: 'Your books no longer answer this question. Check the periods under “Earnings”.',
  },
  'too-many-add-backs': { status: 409, detail: 'You have reached the limit of add-backs. Remove one first.' },
  'paper-unknown': {
    status: 422,
    detail: 'One of the documents no longer exists. Reload and choose again.',
  },
  'overlap-unknown': {
    status: 422,
    detail: 'The other add-back no longer exists. Reload and choose again.',
  },
  'no-amount': { status: 422, detail: 'Enter amounts for at least one period.' },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof earningsProblems> {}
}
