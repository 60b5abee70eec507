import { z } from 'zod';
import { type Fact, factOf, type Source } from '#features/conversation/assistant/domain/fact.ts';
import { listingStates } from '#features/conversation/assistant/domain/listing-states.ts';
import { spanInWords, spanned } from '#features/conversation/assistant/server/tools/spanned.ts';
import { type Found, tool } from '#features/conversation/assistant/server/tools/tool.ts';
import { listingStatuses } from '#features/marketplace/listings/domain/life-cycle.ts';
import { listUsers } from '#features/people/accounts/contract.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole, roles } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { countDeals, countMade } from './count-store.ts';
import { queueFacts } from './queue-facts.ts';
import { queuesOf } from './queues.ts';

export const countReads = [listUsers] as const;

export function siteCountsTool(read: ReadAs) {
  return tool({
    name: 'site_counts',
    words:
      'For admins: how many accounts, listings in each state, offers and rooms there are, and the queues, or these alone; what happened from one day until another.',
    parameters: z.object({ queues: z.boolean().optional(), ...spanned }),
    run: async (call, { queues: onlyQueues, from, until }): Promise<Found> => {
      if (!hasRole(call.actor, 'admin')) return { facts: [] };
      const queues = await queuesOf(call);
      if (onlyQueues && queues) return { facts: queueFacts(queues) };
      return {
        facts: [
          ...(from !== undefined && until !== undefined ? [await spanFact(call, { from, until })] : []),
          await userFact(read, call),
          ...(await dealFacts(call)),
          ...(queues ? queueFacts(queues) : []),
        ],
      };
    },
  });
}

async function spanFact({ db }: StreamCall, span: { from: string; until: string }): Promise<Fact> {
  const made = await countMade(db, span);
  return factOf(
    `${capital(spanInWords(span))}: ${counted(made.accounts, 'account')} opened, ${counted(made.published, 'listing')} published, ${counted(made.requests, 'access request')}, ${counted(made.offers, 'offer')} sent, ${counted(made.sales, 'sale')} recorded.`,
    page('Admin Dashboard', '/admin'),
  );
}

const capital = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`;

const page = (title: string, href: string): Source => ({ kind: 'page', title, href, quote: null });

async function userFact(read: ReadAs, call: StreamCall): Promise<Fact> {
  const count = async (query: Record<string, string>) =>
    (await read(call, listUsers, { query: { size: '1', ...query } }))?.total ?? 0;
  const active = await count({ state: 'active' });
  const by: string[] = [];
  for (const role of roles) by.push(counted(await count({ role, state: 'active' }), role));
  const [locked, closed] = [await count({ state: 'banned' }), await count({ state: 'closed' })];
  const rest = [...(locked > 0 ? [`${locked} locked out`] : []), ...(closed > 0 ? [`${closed} closed`] : [])];
  return factOf(
    `${counted(active, 'user')} have an account (${by.join(', ')}; a person can have several roles).${rest.length > 0 ? ` Besides: ${rest.join(', ')}.` : ''}`,
    page('Accounts', '/admin/users'),
  );
}

async function dealFacts({ db }: StreamCall): Promise<Fact[]> {
  const { listings, offersOpen, offersAccepted, roomsOpen } = await countDeals(db);
  const countOf = (status: string) => listings.find((one) => one.status === status)?.count ?? 0;
  const all = listings.reduce((sum, { count }) => sum + count, 0);
  const states = listingStatuses.map(
    (status) => `${countOf(status)} ${listingStates[status].replace(/^a /, '')}`,
  );
  return [
    factOf(`${counted(all, 'listing')}: ${states.join(', ')}.`, page('Listings', '/admin?tab=reviews')),
    factOf(
      `${counted(offersOpen, 'offer')} open and ${offersAccepted} accepted; ${counted(roomsOpen, 'deal room')} open.`,
      page('Admin Dashboard', '/admin'),
    ),
  ];
}
