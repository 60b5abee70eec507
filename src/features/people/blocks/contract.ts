import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { empty, id, idParams, instant, line } from '#wire/words.ts';
import { blockKinds, blockRefusals, longestBlock, mostBlocks } from './domain/block.ts';

const block = z.object({
  id,
  kind: z.enum(blockKinds),
  label: z.string(),
  pattern: z.string(),
  createdAt: instant,
});

const entry = z.object({ kind: z.enum(blockKinds), value: line(1, longestBlock) });

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  summary: 'The caller’s block list, newest first',
  who: 'signed-in',
  scope: 'access-requests:read',
  query: cursorQuery,
  reply: pageOf(block),
  failure: 'unable to get the block list',
});

export const addBlock = endpoint({
  method: 'POST',
  path: '/api/blocks',
  summary:
    'Hides the caller’s listings from a person, a company or an email domain, and ends their requests and access',
  who: 'signed-in',
  scope: 'access-requests:write',
  body: entry,
  reply: block,
  status: 201,
  refusals: blockRefusals,
  failure: 'unable to add to the block list',
});

export const addBlocks = endpoint({
  method: 'POST',
  path: '/api/block-lists',
  summary: 'Adds many entries to the block list at once; returns those that were not added and why',
  who: 'signed-in',
  scope: 'access-requests:write',
  body: z.object({ entries: z.array(entry).min(1).max(mostBlocks) }),
  reply: z.object({
    added: z.int(),
    /** `at`: the place in `entries`, from 0. */
    skipped: z.array(z.object({ at: z.int(), code: z.enum(blockRefusals) })),
  }),
  failure: 'unable to add to the block list',
});

export const removeBlock = endpoint({
  method: 'DELETE',
  path: '/api/blocks/:id',
  summary: 'Removes an entry from the block list; requests and access that it ended are not restored',
  who: 'signed-in',
  scope: 'access-requests:write',
  params: idParams,
  reply: empty,
  failure: 'unable to change the block list',
});
