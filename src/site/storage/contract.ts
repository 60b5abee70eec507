import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams } from '#wire/words.ts';

const bytes = z.number().int().min(0);
/** Bytes that are stored or promised to announced files, and how many there may be. */
const use = z.object({ used: bytes, most: bytes });
/** The same for the number of files. */
const files = z.object({ used: z.number().int().min(0), most: z.number().int().min(0) });

export const getOwnStorage = endpoint({
  method: 'GET',
  path: '/api/storage',
  summary: 'How much the caller stores, the files in own deal rooms included, and how much that may be',
  who: 'signed-in',
  reply: z.object({
    bytes: use,
    files,
    /** How many bytes it may be once the email address is confirmed; `null`: it is. */
    mostOnceConfirmed: bytes.nullable(),
  }),
  failure: 'unable to get the storage in use',
});

export const getRoomStorage = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/storage',
  summary: 'How much a deal room holds and may hold, for its seller’s side',
  who: 'signed-in',
  params: idParams,
  reply: z.object({ bytes: use }),
  failure: 'unable to get the storage in use',
});

/** How many of the largest are listed. */
export const mostListed = 20;

export const getSiteStorage = endpoint({
  method: 'GET',
  path: '/api/site-storage',
  summary: 'How much is stored here altogether, what is left on the disk, and who stores most',
  who: ['admin'],
  reply: z.object({
    bytes: use,
    /** The disk that has least left above its reserve; `null`: files lie on no disk of this machine. */
    disk: z.object({ free: bytes, total: bytes, reserve: bytes }).nullable(),
    /** By account alone: which listing is whose is not for admins, and the size of a room would say it. */
    accounts: z.array(z.object({ id, name: z.string(), bytes: use, files })).max(mostListed),
  }),
  failure: 'unable to get the storage in use',
});
