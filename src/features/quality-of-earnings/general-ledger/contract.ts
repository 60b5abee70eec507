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
    'Announces a general ledger or journal, whose bytes are sent to it; the same file again is resumed. `replaces`: an earlier export that it takes the place of',
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
    'Takes the next bytes of a file, from `offset` on; after the last ones the file is read, outside of the request',
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
  summary:
    'The files of a review, the newest first: how far each is, what was proved, and what a person has to say',
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
    'Takes a file out of the figures from the next dataset version on; one that is in no version is deleted',
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
    'Says which column is what in a file whose header is not known, and reads it; remembered for the next file with this header',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  /** `row`: the header, among the rows that the file shows. */
  body: z.object({ row: z.number().int().min(0).max(11), columns: columnsSaid }),
  reply: fileView,
  refusals: ['not-found', 'columns-known', 'no-such-target'],
  failure: 'unable to save the columns',
});
