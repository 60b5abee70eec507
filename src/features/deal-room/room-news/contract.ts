import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams, instant } from '#wire/words.ts';

/** Documents that one visit marks by themselves; of more only the count and the folders are told. */
export const mostMarked = 1_000;
const mostFolders = 500;

/** What became visible to the asker since their visit before this one and was not opened. Empty for the seller's side. */
const news = z.object({
  /** When that visit ended; `null`: this is the first. */
  since: instant.nullable(),
  count: z.number().int(),
  documentIds: z.array(id).max(mostMarked),
  /** How many in each folder; one without any is not here. */
  folders: z.array(z.object({ folderId: id, count: z.number().int() })).max(mostFolders),
});

export const enterRoom = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/visit',
  summary: 'Begins a visit of a buyer, or goes on with it: what is new since the one before',
  who: 'signed-in',
  params: idParams,
  reply: news,
  failure: 'unable to look for news',
});
