import { z } from 'zod';
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
});

export const listDatabooks = endpoint({
  method: 'GET',
  path: '/api/earnings-reviews/:id/databooks',
  summary: 'The databooks of a review by stage of access: their versions, and what changed since the newest',
  who: 'signed-in',
  scope: 'quality-of-earnings:read',
  params: idParams,
  reply: z.object({
    /** Number of the current dataset version; 0: nothing was read yet. */
    dataset: z.number().int(),
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
    'Makes the databook of a stage from the current dataset version: a new version of it, or again the one that failed',
  who: 'signed-in',
  scope: 'quality-of-earnings:write',
  params: idParams,
  body: z.object({ stage: z.enum(databookStages) }),
  reply: z.object({ id }),
  status: 201,
  refusals: ['not-found', 'no-ledger-yet', 'databook-being-made', 'databook-current'],
  failure: 'unable to make the databook',
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
  refusals: ['databook-not-made', 'storage-unavailable'],
  failure: 'unable to download the databook',
});
