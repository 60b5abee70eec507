import type { ProblemTable } from '#http/problems.ts';

export const bankStatementProblems = {
  'statement-broken': {
    status: 422,
    detail: 'The file ends in the middle of a statement. Download it from your bank again.',
  },
  'statement-locked': {
    status: 422,
    detail:
      'This PDF opens only with a password. Open it, save it without one (Print, Save as PDF), and upload that.',
  },
  'statement-is-pictures': {
    status: 422,
    detail:
      'This PDF holds pictures of pages, and pictures are not read here. Download the statement from the bank’s site, or export OFX or CSV.',
  },
  'statement-scan-too-long': {
    status: 422,
    detail:
      'This scan has more than 40 pages. Upload its statements one by one, or download them from the bank’s site.',
  },
  'statement-layout-unknown': {
    status: 422,
    detail:
      'The lines of this PDF could not be told apart, so nothing of it is taken. Export OFX or CSV from the bank’s site for the same days.',
  },
  'statement-without-balances': {
    status: 422,
    detail:
      'This PDF names no opening or no closing balance, so its lines cannot be proved. Upload the whole statement, or export OFX or CSV.',
  },
  'statement-without-period': {
    status: 422,
    detail:
      'This PDF does not say which days it covers, and its lines have no year. Upload the whole statement with its first page, or export OFX or CSV.',
  },
  'statement-damaged': {
    status: 422,
    detail: 'This PDF is damaged or cut off. Download it from your bank again.',
  },
  'statement-too-long': {
    status: 422,
    detail: 'This PDF has more than 300 pages. Upload the statements one by one.',
  },
  'statement-too-heavy': {
    status: 422,
    detail: 'This PDF takes too much to read. Download it from your bank again, or export OFX or CSV.',
  },
  'statement-infected': {
    status: 422,
    detail: 'A virus scanner knows this file as harmful. It was not kept.',
  },
  'no-bank-lines': {
    status: 422,
    detail: 'This file has no lines of a bank or card account.',
  },
  'too-many-bank-lines': {
    status: 422,
    detail: 'This file has more lines than are read at once. Export fewer months.',
  },
  'no-such-bank-line': {
    status: 422,
    detail: 'The statements no longer have such a row, account or line. Load the page again.',
  },
  'already-tied': {
    status: 409,
    detail: 'Another bank or card account is that account of the books already.',
  },
  'class-differs': {
    status: 422,
    detail: 'Choose what fits: some of these lines are money in and some money out, or the other way around.',
  },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof bankStatementProblems> {}
}
