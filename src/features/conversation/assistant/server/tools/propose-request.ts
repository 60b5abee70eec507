import { z } from 'zod';
import { getRequest as contract } from '#features/agreements/access-requests/contract.ts';
import { statusLabels } from '#features/agreements/access-requests/domain/status.ts';
import { getOwnRequest } from '#features/agreements/access-requests/server/get-request.ts';
import type { Onlookers } from '#features/marketplace/listings/server/get-listing.ts';
import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import { factOf } from '../../domain/fact.ts';
import { listingSource, titleOf } from '../../domain/listing-words.ts';
import { quoted } from '../../domain/quoting.ts';
import { listingNamed } from './listing-named.ts';
import { type Found, tool } from './tool.ts';

/** Offers to request access. Nothing is sent before the person confirms. */
export function proposeRequestTool(onlookers: Onlookers) {
  return tool({
    name: 'propose_request',
    words:
      'Offers to ask for access to a listing (the NDA request). The person decides; nothing is sent by this.',
    parameters: z.object({ listing: z.string().min(1).max(200) }),
    run: async (call, { listing }): Promise<Found> => {
      const view = await listingNamed(call, listing, onlookers);
      if (!view) return { facts: [] };
      const { teaser } = view;
      const source = listingSource(teaser);
      const title = titleOf(teaser);
      if (view.own) return { facts: [factOf(`${quoted(title)} is your own listing.`, source)] };
      const open = await openRequest(call, view.id);
      if (open)
        return {
          facts: [
            factOf(`You have a request for ${quoted(title)} already: ${statusLabels[open.status]}.`, {
              kind: 'request',
              title: `Request for ${title}`,
              href: `/access-request/${open.id}`,
              quote: null,
            }),
          ],
        };
      return {
        facts: [
          factOf(
            `You can ask the owner of ${quoted(title)} for access; they see your name and email address.`,
            source,
          ),
        ],
        proposals: [{ kind: 'ask-for-access', listingId: view.id, title }],
      };
    },
  });
}

async function openRequest(call: StreamCall, listingId: string) {
  try {
    const request = contract.reply.parse(await getOwnRequest(call, listingId));
    return request.status === 'denied' ? null : request;
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return null;
    throw error;
  }
}
