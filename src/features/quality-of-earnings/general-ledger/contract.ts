import { z } from 'zod';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { endpoint } from '#wire/endpoint.ts';
import { roomRefusals } from '#wire/upload.ts';
import { empty, id, idParams, instant, line } from '#wire/words.ts';
import { columnsSaid, fileView, mostBytes } from './ledger-shapes.ts';

export const addLedgerFile = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews/:id/ledger-files',
  summary:
    'Registers a general ledger or journal for upload; registering the same file again resumes it. `replaces`: the earlier export that it replaces',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({
    name: line(1, 300),
    size: z.number().int().min(1).max(mostBytes),
    modifiedAt: instant.nullable(),
    replaces: id.nullable(),
  }),
  reply: fileView,
  status: 201,
  refusals: ['not-found', 'too-many-files', 'no-such-target'],
  failure: 'unable to add the file',
});

export const sendLedgerBytes = endpoint({
  method: 'PUT',
  path: '/api/ledger-files/:id/bytes',
  summary:
    'Uploads the next bytes of a file, from `offset` on; after the last ones the file is read in the background',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  query: z.object({ offset: z.coerce.number().int().min(0).max(mostBytes) }),
  upload: { types: ['application/octet-stream'], limit: partBytes },
  reply: fileView,
  refusals: ['not-found', 'upload-offset', 'upload-over', 'part-size', ...roomRefusals],
  failure: 'unable to send the file',
});

export const listLedgerFiles = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/ledger-files',
  summary: 'The files of a review, newest first: progress, what was verified, and what needs a decision',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({ files: z.array(fileView).max(100) }),
  failure: 'unable to get the files',
});

export const removeLedgerFile = endpoint({
  method: 'DELETE',
  path: '/api/ledger-files/:id',
  summary:
    'Removes a file from the figures, starting with the next dataset version; a file that is in no version is deleted',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: empty,
  refusals: ['not-found'],
  failure: 'unable to remove the file',
});

export const sayLedgerColumns = endpoint({
  method: 'PUT',
  path: '/api/ledger-files/:id/columns',
  summary:
    'Maps the columns of a file with an unknown header and reads the file; remembered for the next file with this header',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  /** `row`: the header, among the rows that the file shows. */
  body: z.object({ row: z.number().int().min(0).max(11), columns: columnsSaid }),
  reply: fileView,
  refusals: ['not-found', 'columns-known', 'no-such-target'],
  failure: 'unable to save the columns',
});
