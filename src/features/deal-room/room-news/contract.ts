import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, instant } from '#wire/words.ts';

/** Documents marked as new per visit; of more, only the count and the folders are sent. */
export const mostMarked = 1_000;
const mostFolders = 500;

/** What became visible since the previous visit and was not opened. Empty for the seller's side. */
const news = z.object({
  since: instant.nullable(),
  count: z.number().int(),
  documentIds: z.array(id).max(mostMarked),
  folders: z.array(z.object({ folderId: id, count: z.number().int() })).max(mostFolders),
});

export const enterRoom = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/visit',
  summary: 'Starts or continues a buyer’s visit; returns what is new since the previous one',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  reply: news,
  failure: 'unable to look for news',
});
