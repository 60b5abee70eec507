import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { id, idParams } from '#wire/words.ts';

const bytes = z.number().int().min(0);
/** Bytes stored or reserved for announced files, and the quota. */
const use = z.object({ used: bytes, most: bytes });
const files = z.object({ used: z.number().int().min(0), most: z.number().int().min(0) });

export const getOwnStorage = endpoint({
  method: 'GET',
  path: '/api/storage',
  summary: 'The storage used and allowed for the caller, including files in the caller’s deal rooms',
  who: 'signed-in',
  scope: 'profile:read',
  reply: z.object({
    bytes: use,
    files,
    /** The quota after the email address is confirmed; `null` if it is. */
    mostOnceConfirmed: bytes.nullable(),
  }),
  failure: 'unable to get the storage in use',
});

export const getRoomStorage = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/storage',
  summary: 'The storage used and allowed in a deal room, for the seller’s side',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: z.object({ bytes: use }),
  failure: 'unable to get the storage in use',
});

export const mostListed = 20;

export const getSiteStorage = endpoint({
  method: 'GET',
  path: '/api/site-storage',
  summary: 'Total storage used, free disk space, and the accounts that store most',
  who: ['admin'],
  scope: 'site:read',
  reply: z.object({
    bytes: use,
    /** The disk with the least space above its reserve; `null` if files are not on a local disk. */
    disk: z.object({ free: bytes, total: bytes, reserve: bytes }).nullable(),
    /** Confidential: sizes of rooms would tell admins which listing belongs to whom. */
    accounts: z.array(z.object({ id, name: z.string(), bytes: use, files })).max(mostListed),
  }),
  failure: 'unable to get the storage in use',
});
