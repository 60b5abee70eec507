import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { empty, fileName, id, idParams, seenVersion, signedAmount } from '#wire/words.ts';
import { checklistAnswers } from './domain/add-back-checklist.ts';
import { matchedCodes } from './domain/canonical-accounts.ts';
import {
  accountCode,
  accountsView,
  addBackView,
  bookSettings,
  checklistItem,
  earningsView,
  fileView,
  period,
  sentAddBack,
  sentLines,
} from './earnings-shapes.ts';
import {
  reading,
  sampleTypes,
  sentColumnUses,
  sentRowUses,
  statementUpload,
  unreadable,
} from './statement-shapes.ts';

const longestFileName = 255;
const sheet = z.string().min(1).max(200).optional();

export const getEarnings = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/earnings',
  summary:
    'The books of a health check: four periods with their bridge to SDE, files and add-backs; amounts in cents',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: earningsView,
  failure: 'unable to get the earnings',
});

export const setBook = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/earnings',
  summary:
    'Sets the end of the fiscal year and of the last twelve months, and the replacement salary of one owner',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object(bookSettings),
  reply: earningsView,
  refusals: [
    'stale',
    'not-a-month-end',
    'latest-before-year',
    'ends-far-apart',
    'ends-ahead',
    'source-missing',
  ],
  failure: 'unable to change the periods',
});

export const typeYear = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/earnings-years',
  summary:
    'Enters a period by hand: cents by line with their natural sign, and the net income of the statement',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({
    period,
    year: z.object({ lines: sentLines, netIncome: signedAmount }).nullable(),
    version: seenVersion(0),
  }),
  reply: earningsView,
  refusals: ['stale', 'period-imported', 'wrong-sign'],
  failure: 'unable to keep the year',
});

export const readStatementFile = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/earnings-readings',
  summary: 'Parses a profit-and-loss (CSV or XLSX, QuickBooks or Xero) without saving it',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  query: z.object({ sheet }),
  upload: statementUpload,
  reply: reading,
  refusals: unreadable,
  failure: 'unable to read the file',
});

export const keepStatementFile = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/earnings-files',
  summary: 'Saves a profit-and-loss: the parsed amounts, the meaning of each column, and the file, encrypted',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  query: z.object({
    sheet,
    /** Of the file, as its owner sees it in the list of files. */
    name: fileName(longestFileName).optional(),
    /** Hash of the file and sheet from the preview. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Not a hash.'),
    uses: sentColumnUses,
    rows: sentRowUses.optional(),
  }),
  upload: statementUpload,
  reply: fileView,
  status: 201,
  refusals: [
    ...unreadable,
    'books-infected',
    'another-file',
    'uses-missing',
    'nothing-used',
    'period-twice',
    'not-one-month',
    'month-unknown',
    'a-quarter',
    'other-days',
    'rows-missing',
    'no-income-row',
    'sums-differ',
    'row-name-too-long',
    'file-known',
    'too-many-files',
    'too-many-files-kept',
    'too-many-accounts-kept',
  ],
  failure: 'unable to keep the file',
});

export const downloadSampleBooks = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/sample-books',
  summary: 'A sample profit-and-loss of a fictitious business for the periods of the health check',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  query: z.object({ as: z.enum(['csv', 'xlsx']) }),
  reply: { file: sampleTypes.csv, or: [sampleTypes.xlsx] },
  failure: 'unable to get the sample file',
});

export const getStatementFile = endpoint({
  method: 'GET',
  path: '/api/earnings-files/:id/file',
  summary: 'The profit-and-loss file as uploaded; every view is recorded',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: { file: 'application/octet-stream' },
  failure: 'unable to get the file',
});

export const removeStatementFile = endpoint({
  method: 'DELETE',
  path: '/api/earnings-files/:id',
  summary: 'Deletes a file from the books; figures typed in for its periods count again',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  reply: empty,
  failure: 'unable to take out the file',
});

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/health-checks/:id/earnings-accounts',
  summary: 'The accounts of the files with their categories',
  who: 'signed-in',
  scope: 'health-checks:read',
  params: idParams,
  reply: accountsView,
  failure: 'unable to get the accounts',
});

export const matchAccounts = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/earnings-accounts',
  summary: 'Sets the categories of accounts; remembered for the next file',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({
    changes: z
      .array(
        z.object({
          path: z.string().min(1).max(2_000),
          /** The match that the caller saw; the request is refused if it has changed. */
          seen: accountCode,
          account: z.enum(matchedCodes),
        }),
      )
      .min(1)
      .max(500),
  }),
  reply: accountsView,
  refusals: ['stale'],
  failure: 'unable to match the accounts',
});

export const answerChecklist = endpoint({
  method: 'PUT',
  path: '/api/health-checks/:id/add-back-checklist',
  summary: 'Answers an item of the add-back checklist with no, or clears the answer; no figure changes',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ item: checklistItem, answer: z.enum(checklistAnswers).nullable() }),
  reply: earningsView,
  failure: 'unable to save the answer',
});

export const addAddBack = endpoint({
  method: 'POST',
  path: '/api/health-checks/:id/add-backs',
  summary: 'Adds an add-back; its tests decide whether it counts',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object(sentAddBack),
  reply: addBackView,
  status: 201,
  refusals: ['too-many-add-backs', 'paper-unknown', 'overlap-unknown', 'no-amount'],
  failure: 'unable to add it',
});

export const changeAddBack = endpoint({
  method: 'PUT',
  path: '/api/add-backs/:id',
  summary: 'Changes an add-back',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  body: z.object({ ...sentAddBack, version: seenVersion() }),
  reply: addBackView,
  refusals: ['stale', 'paper-unknown', 'overlap-unknown', 'no-amount'],
  failure: 'unable to change it',
});

export const removeAddBack = endpoint({
  method: 'DELETE',
  path: '/api/add-backs/:id',
  summary: 'Removes an add-back',
  who: 'signed-in',
  scope: 'health-checks:write',
  params: idParams,
  reply: z.object({ id }),
  failure: 'unable to take it out',
});

export const getGrossMargin = endpoint({
  method: 'GET',
  path: '/api/gross-margin',
  summary:
    'The gross margin of the caller’s businesses from their books, for the last complete period of each',
  who: 'signed-in',
  scope: 'health-checks:read',
  reply: z.object({
    margin: z.number().nullable(),
    from: z.array(z.object({ businessName: z.string(), endsOn: z.iso.date() })).max(50),
    withoutCost: z.number().int(),
  }),
  failure: 'unable to get the gross margin',
});
