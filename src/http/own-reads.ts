import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { Route } from './mount.ts';

type Query = Readonly<Record<string, string>>;

/**
 * Answers a GET of the API by the path of its contract, for `reading.actor`, parsed by the contract. `id` fills `:id`.
 * Throws Refused.
 */
export type OwnRead = (reading: Reading, path: string, id?: string, query?: Query) => Promise<unknown>;

/** A query that the contract refuses was written in this code. */
function asOurFault(error: unknown): never {
  if (error instanceof Refused && error.code === 'invalid-fields')
    throw new Error(`wrong query: ${JSON.stringify(error.details.fields)}`);
  throw error;
}

/** Throws Error if one of `paths` is no read of `routes` that answers with data. */
export function ownReads(routes: readonly Route[], paths: readonly string[]): OwnRead {
  const gets = new Map(
    routes.filter(({ endpoint }) => endpoint.method === 'GET').map((route) => [route.endpoint.path, route]),
  );
  const find = (path: string) => {
    const { endpoint, read } = gets.get(path) ?? {};
    if (!endpoint || !read || 'file' in endpoint.reply) throw new Error(`no such read: ${path}`);
    return { read, reply: endpoint.reply };
  };
  for (const path of paths) find(path);
  return async (reading, path, id = '', query = {}) => {
    const { read, reply } = find(path);
    const params: Record<string, string> = path.includes(':id') ? { id } : {};
    return reply.parse(await read(reading, { params, query, body: undefined }).catch(asOurFault));
  };
}
