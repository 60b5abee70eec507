import { z } from 'zod';
import { staleView } from '#features/quality-of-earnings/adjusted-earnings/stale-shapes.ts';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, instant } from '#wire/words.ts';
import { databookParts } from './domain/changed-parts.ts';
import { databookStages } from './domain/stages.ts';

const changed = z.array(z.enum(databookParts)).max(databookParts.length);

const versionView = z.object({
  id,
  /** Of its stage. */
  number: z.number().int(),
  dataset: z.number().int(),
  status: z.enum(['making', 'made', 'failed']),
  /** Ledger lines that it has or will have, and how many of them are written. */
  lines: z.number().int(),
  linesDone: z.number().int(),
  /** It shows no sign of life, and can be begun again. */
  stalled: z.boolean(),
  /** Why it failed, if that can be helped. */
  refusal: z.string().nullable(),
  size: z.number().int().nullable(),
  askedAt: instant,
  madeAt: instant.nullable(),
  /** What differs from the version before it; `null`: there is none, or it is not made. */
  changed: changed.nullable(),
  stale: staleView.nullable(),
  /** Whether it was put into a deal room; `gone`: its document was removed there. */
  copy: z
    .object({ status: z.enum(['waiting', 'placed', 'gone', 'failed']), refusal: z.string().nullable() })
    .nullable(),
});

export const listDatabooks = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/databooks',
  summary: 'The databooks of a review by access stage: their versions, and what has changed since the newest',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({
    /** Number of the current dataset version; 0: nothing was read yet. */
    dataset: z.number().int(),
    /** The open deal room of the business, if the caller may add files to it. */
    roomId: id.nullable(),
    stages: z
      .array(
        z.object({
          stage: z.enum(databookStages),
          /** The newest first. */
          versions: z.array(versionView).max(20),
          /** Since the newest that is made; `null`: none is. */
          since: changed.nullable(),
        }),
      )
      .max(databookStages.length),
  }),
  failure: 'unable to get the databooks',
});

export const makeDatabook = endpoint({
  method: 'POST',
  path: '/api/earnings-reviews/:id/databooks',
  summary:
    'Creates the next databook version of a stage from the current dataset version, or retries the one that failed',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ stage: z.enum(databookStages) }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found', 'no-ledger-yet', 'databook-being-made', 'databook-current'],
  failure: 'unable to make the databook',
});

export const copyDatabookToRoom = endpoint({
  method: 'POST',
  path: '/api/earnings-databooks/:id/room-copies',
  summary: 'Adds a databook to folder 03 of the deal room as a draft document that opens with its stage',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  reply: z.object({ roomId: id }),
  status: 201,
  refusals: [
    'not-found',
    'databook-not-made',
    'databook-without-room',
    'databook-in-room',
    'names-of-another-room',
    'folders-full',
  ],
  failure: 'unable to put the databook into the deal room',
});

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const downloadDatabook = endpoint({
  method: 'GET',
  path: '/api/earnings-databooks/:id/file',
  summary: 'The workbook (XLSX) of a databook',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: { file: xlsx },
  refusals: ['databook-not-made', 'databook-names-documents', 'storage-unavailable'],
  failure: 'unable to download the databook',
});
