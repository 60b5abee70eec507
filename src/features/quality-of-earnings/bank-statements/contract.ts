import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { roomRefusals } from '#wire/upload.ts';
import { empty, fileName, idParams, line, signedAmount } from '#wire/words.ts';
import { accountKinds } from './domain/bank-line.ts';
import {
  accountName,
  bankColumnsSaid,
  bankFileView,
  bankIntakeView,
  bankNumber,
  lastFour,
  statementUpload,
} from './statement-shapes.ts';

export const addBankFile = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews/:id/bank-files',
  summary:
    'Uploads a file of bank or card statements (OFX, QFX, QIF, CSV, PDF; scans are read by a background job); stored encrypted. Uploading the same file again changes nothing',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  query: z.object({ name: fileName(300) }),
  upload: statementUpload,
  reply: bankFileView,
  status: 201,
  refusals: [
    'not-found',
    'too-many-files',
    'too-many-bank-lines',
    'no-bank-lines',
    'statement-broken',
    'statement-locked',
    'statement-is-pictures',
    'statement-scan-too-long',
    'statement-layout-unknown',
    'statement-without-balances',
    'statement-without-period',
    'statement-damaged',
    'statement-too-long',
    'statement-too-heavy',
    'renderer-busy',
    'file-empty',
    'file-not-text',
    'statement-infected',
    'quote-open',
    'sheets-busy',
    'sheet-too-slow',
    ...roomRefusals,
  ],
  failure: 'unable to read the statement',
});

export const getBankFiles = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/bank-files',
  summary: 'The files, statements and accounts of a review, with what is reconciled and what is missing',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: bankIntakeView,
  failure: 'unable to get the statements',
});

export const sayBankColumns = endpoint({
  method: 'PUT',
  path: '/api/bank-files/:id/columns',
  summary:
    'Maps the columns of a file with an unknown header and reads the file; remembered for the next file with this header',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  /** `row`: the header, among the rows that the file shows. */
  body: z.object({ row: z.number().int().min(0).max(11), columns: bankColumnsSaid }),
  reply: bankFileView,
  refusals: [
    'not-found',
    'columns-known',
    'no-such-bank-line',
    'no-bank-lines',
    'storage-unavailable',
    'sheets-busy',
    'sheet-too-slow',
  ],
  failure: 'unable to save the columns',
});

export const sayBankStatement = endpoint({
  method: 'PUT',
  path: '/api/bank-files/:id/statement',
  summary:
    'Sets the account of a statement, and its balances where the file has none; `null` keeps the file’s own values',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    statement: bankNumber,
    /** An account of the review, or one to be added. */
    account: z.union([
      z.object({ number: bankNumber }),
      z.object({ kind: z.enum(accountKinds), name: accountName, lastFour }),
    ]),
    /** Cents. What is owed on a card is negative. */
    opening: signedAmount.nullable(),
    closing: signedAmount.nullable(),
  }),
  reply: bankFileView,
  refusals: ['not-found', 'no-such-bank-line', 'too-many-accounts'],
  failure: 'unable to save the statement',
});

export const removeBankFile = endpoint({
  method: 'DELETE',
  path: '/api/bank-files/:id',
  summary: 'Deletes a statement file with its lines; lines that another file also contains still count',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: empty,
  refusals: ['not-found'],
  failure: 'unable to remove the file',
});

export const setBankAccount = endpoint({
  method: 'PUT',
  path: '/api/earnings-reviews/:id/bank-accounts',
  summary: 'Names a bank or card account and links it to an account of the books',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    number: bankNumber,
    name: accountName,
    lastFour,
    ledgerPath: line(1, 1_000).nullable(),
  }),
  reply: empty,
  refusals: ['not-found', 'no-such-bank-line', 'already-tied'],
  failure: 'unable to save the account',
});
