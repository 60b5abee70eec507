import type { ProblemTable } from '#http/problems.ts';

const unreadable: ProblemTable = {
  'file-empty': { status: 422, detail: 'There is nothing in this file.' },
  'sheet-unknown': { status: 422, detail: 'This file has no sheet of that name. Choose it again.' },
  'file-not-text': {
    status: 422,
    detail: 'This is neither a workbook (XLSX) nor a table as text (CSV). Export the report in one of these.',
  },
  'quote-open': {
    status: 422,
    detail: 'A quotation mark of this table never ends. Export the report again.',
  },
  'cell-too-long': { status: 422, detail: 'A cell holds more text than the name of an account.' },
  'sheet-too-long': {
    status: 422,
    detail: 'This table has more lines than a profit-and-loss. Export the report, not its transactions.',
  },
  'sheet-too-wide': { status: 422, detail: 'This table has more columns than a profit-and-loss.' },
  'sheet-too-slow': { status: 422, detail: 'This file takes too long to read. Export it as CSV.' },
  'sheets-busy': { status: 503, detail: 'Many files are being read. Try again in a few seconds.' },
  'workbook-broken': {
    status: 422,
    detail:
      'This is no XLSX workbook that can be read. Open it in your spreadsheet program (an ODS file in LibreOffice, a Numbers file in Numbers), save or export it as XLSX or CSV, and send that.',
  },
  'workbook-locked': {
    status: 422,
    detail: 'This workbook is locked with a password. Save it without one, and send that.',
  },
  'workbook-old': {
    status: 422,
    detail: 'This is a workbook of an old kind (XLS). Save it as XLSX or CSV, and send that.',
  },
  'workbook-too-large': {
    status: 422,
    detail: 'This workbook holds far more than a profit-and-loss. Save the report alone, and send that.',
  },
  'statement-refused': {
    status: 422,
    detail: 'This profit-and-loss cannot be taken as it is.',
  },
};

export const earningsProblems: ProblemTable = {
  ...unreadable,
  'not-a-month-end': { status: 422, detail: 'A period ends with the last day of a month.' },
  'latest-before-year': {
    status: 422,
    detail: 'The last twelve months end with the fiscal year or after it.',
  },
  'ends-far-apart': {
    status: 422,
    detail: 'There is a later fiscal year that is over. Choose the latest one.',
  },
  'ends-ahead': { status: 422, detail: 'A period that is not over yet has no books. Choose one that is.' },
  'source-missing': {
    status: 422,
    detail: 'Say where the market pay comes from: a survey, a job advert, a quote.',
  },
  'period-imported': {
    status: 409,
    detail: 'A file has all twelve months of this period. Take the file out to type it instead.',
  },
  'wrong-sign': {
    status: 422,
    detail: 'Costs are typed as positive amounts, discounts and returns as zero or below.',
  },
  'another-file': {
    status: 409,
    detail: 'This is another file than the one that you looked at. Choose it again.',
  },
  'uses-missing': { status: 422, detail: 'Say of each column what it is.' },
  'nothing-used': { status: 422, detail: 'No column of this file would be used. Say of one what it is.' },
  'period-twice': { status: 422, detail: 'Two columns cannot be the same period. Leave one of them out.' },
  'not-one-month': {
    status: 422,
    detail: 'This column is not one whole month. Say which year it is, or export the report with months.',
  },
  'month-unknown': {
    status: 422,
    detail:
      'The file does not say which month this column is. Export the report with months as columns, or name the column as “Jan 2025”.',
  },
  'a-quarter': {
    status: 422,
    detail:
      'This column is a quarter. A year is read from one column, or from its twelve months: export the report with months or years as columns.',
  },
  'other-days': {
    status: 422,
    detail:
      'This column has other days than the period. Say what it is instead, change when your periods end, or leave it out.',
  },
  'file-known': { status: 409, detail: 'This file is in your books already.' },
  'too-many-files-kept': {
    status: 409,
    detail: 'You have kept files in the books of so many checks that no more are taken. Take some out first.',
  },
  'too-many-files': { status: 409, detail: 'There are too many files in your books. Take one out first.' },
  'too-many-accounts-kept': {
    status: 409,
    detail: 'Together your files have too many different accounts. Export a summary, with fewer.',
  },
  'books-silent': {
    status: 409,
    detail: 'Your books do not answer this any more. Look at the periods under “Earnings”.',
  },
  'too-many-add-backs': { status: 409, detail: 'There are too many add-backs. Take one out first.' },
  'paper-unknown': {
    status: 422,
    detail: 'A paper that you named is not there any more. Reload and choose again.',
  },
  'overlap-unknown': {
    status: 422,
    detail: 'The other add-back is not there any more. Reload and choose again.',
  },
  'no-amount': { status: 422, detail: 'Give the amounts of at least one period.' },
};
