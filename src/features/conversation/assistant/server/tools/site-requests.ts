import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { statusLabels } from '#features/agreements/access-requests/domain/status.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { hasRole } from '#kernel/actor.ts';
import { days } from '#kernel/instant.ts';
import { factOf } from '../../domain/fact.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 6;
export const allRequestReads = [listRequests] as const;

export function siteRequestsTool(read: ReadAs) {
  return tool({
    name: 'site_requests',
    words:
      'For admins: the access requests of the whole site that no one has decided, the oldest first, with whose turn it is.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      if (!hasRole(call.actor, 'admin')) return { facts: [] };
      const query = { scope: 'all', sort: 'created', order: 'asc', size: '100' };
      const all = (await read(call, listRequests, { query }))?.items ?? [];
      const open = all.filter(({ status }) => status !== 'approved' && status !== 'denied');
      const page = pageSource('/admin');
      if (open.length === 0) return { facts: [factOf('No request is undecided.', page)] };
      return {
        facts: open.slice(0, mostTold).map((request, at) => {
          const age = Math.floor((call.now.getTime() - Date.parse(request.requestedAt)) / days);
          const title = shown(request.listingTitle, 'a listing');
          return factOf(
            `- ${at === 0 ? 'The oldest request that waits: ' : ''}${request.buyer.name} asked for access to ${quoted(title)} ${age} days ago: ${statusLabels[request.status]}. It is ${turn[request.status] ?? 'the seller’s side'} that acts next.`,
            {
              kind: 'request',
              title: `Request for ${title}`,
              href: `/access-request/${request.id}`,
              quote: null,
            },
          );
        }),
      };
    },
  });
}

const turn: Partial<Record<string, string>> = {
  requested: 'the seller’s side',
  sent_to_broker: 'the broker',
  awaiting_signature: 'the buyer',
  pending: 'the seller',
};
