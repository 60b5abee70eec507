import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { pictureRefusals, pictureUpload } from '#wire/upload.ts';
import { id, idParams, instant } from '#wire/words.ts';
import { readerSides } from './domain/reader-words.ts';

const leakSearch = z.object({
  /** The view that the picture shows; `null`: not enough signal, or it shows no page of which there is a record. */
  found: z
    .object({
      roomId: id,
      room: z.string(),
      documentId: id,
      document: z.string(),
      version: z.number().int(),
      page: z.number().int(),
      /** The minute in the watermark. */
      at: instant,
      side: z.enum(readerSides),
      /** `null`: not a buyer. The seller’s side learns no more names here than in the analytics. */
      reader: z.object({ id, name: z.string() }).nullable(),
      own: z.boolean(),
      /** Without a leak, one search in at least so many would name a view. */
      oneIn: z.number().int(),
    })
    .nullable(),
  /** How many views the picture was compared with. */
  views: z.number().int(),
});

export const findLeakInRoom = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/leak-searches',
  summary:
    'Finds which view of a page in this room an image comes from, for the seller’s side. The image is not stored',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  upload: pictureUpload,
  reply: leakSearch,
  refusals: pictureRefusals,
  failure: 'unable to search for the leak',
});

export const findLeak = endpoint({
  method: 'POST',
  path: '/api/leak-searches',
  summary: 'Finds which view of a page in any deal room an image comes from. The image is not stored',
  who: ['admin'],
  scope: 'never',
  upload: pictureUpload,
  reply: leakSearch,
  refusals: pictureRefusals,
  failure: 'unable to search for the leak',
});
