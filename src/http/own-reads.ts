import { hasRole } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { EndpointSpec, ReplyOf } from '#wire/endpoint.ts';
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
    return { read, who: endpoint.who, reply: endpoint.reply };
  };
  for (const path of paths) find(path);
  return async (reading, path, id = '', query = {}) => {
    const { read, who, reply } = find(path);
    if (typeof who !== 'string' && !who.some((role) => hasRole(reading.actor, role)))
      throw new Refused('role-missing');
    const params: Record<string, string> = path.includes(':id') ? { id } : {};
    return reply.parse(await read(reading, { params, query, body: undefined }).catch(asOurFault));
  };
}

/** Answers a GET of the API by its contract; `null` if it is refused: what the caller may not read is not there. */
export type ReadAs = <E extends EndpointSpec>(
  reading: Reading,
  endpoint: E,
  given?: { id?: string; query?: Query },
) => Promise<ReplyOf<E> | null>;

export function readAs(read: OwnRead): ReadAs {
  return async <E extends EndpointSpec>(
    reading: Reading,
    endpoint: E,
    { id, query }: { id?: string; query?: Query } = {},
  ) => {
    try {
      // The reply was parsed by this very contract.
      return (await read(reading, endpoint.path, id, query)) as ReplyOf<E>;
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  };
}
