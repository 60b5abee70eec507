import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { statusLabels } from '#features/agreements/access-requests/domain/status.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { hasRole } from '#kernel/actor.ts';
import { counted } from '#kernel/counts.ts';
import { days, hours } from '#kernel/instant.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { type Fact, factOf } from '../../domain/fact.ts';
import { listingSource, titleOf } from '../../domain/listing-words.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { publicCards } from './market-figures.ts';
import { pageSource } from './page-source.ts';
import { isWithin, spanInWords, spanned } from './spanned.ts';
import { type Found, tool } from './tool.ts';

const [mostTold, mostRead, mostUnasked] = [6, 100, 12];
const page = pageSource('/admin');
export const allRequestReads = [listRequests] as const;

type Request = ReplyOf<typeof listRequests>['items'][number];

export function siteRequestsTool(read: ReadAs) {
  const requests = async (call: StreamCall, order: 'asc' | 'desc') => {
    const query = { scope: 'all', sort: 'created', order, size: String(mostRead) };
    return (await read(call, listRequests, { query }))?.items ?? [];
  };
  return tool({
    name: 'site_requests',
    words:
      'For admins: the access requests of the whole site that no one has decided, the oldest first, with whose turn it is, how many are older than `hours`, and how many were made lately or from one day until another; or the public listings that no one asked for.',
    parameters: z.object({
      hours: z.number().int().min(1).max(10_000).optional(),
      unasked: z.boolean().optional(),
      ...spanned,
    }),
    run: async (call, { hours: age = 48, unasked, from, until }): Promise<Found> => {
      if (!hasRole(call.actor, 'admin')) return { facts: [] };
      const newest = await requests(call, 'desc');
      if (unasked) return { facts: await unaskedFacts(call, newest) };
      const open = (await requests(call, 'asc')).filter(
        ({ status }) => status !== 'approved' && status !== 'denied',
      );
      return {
        facts: [
          ...countFacts(open, newest, { now: call.now, age }),
          ...(from !== undefined && until !== undefined ? [spanFact(newest, { from, until })] : []),
          ...open.slice(0, mostTold).map(requestFact(call.now)),
        ],
      };
    },
  });
}

function ageOf({ requestedAt }: Request, now: Date): number {
  return now.getTime() - Date.parse(requestedAt);
}

function countFacts(
  open: readonly Request[],
  newest: readonly Request[],
  { now, age }: { now: Date; age: number },
): Fact[] {
  const older = open.filter((request) => ageOf(request, now) > age * hours).length;
  const between = (from: number, to: number) =>
    newest.filter((request) => ageOf(request, now) >= from * days && ageOf(request, now) < to * days).length;
  const atLeast = newest.length === mostRead ? ` I read the newest ${mostRead} only.` : '';
  const none = open.length === 0 ? 'No request is undecided.' : '';
  const some = `${counted(open.length, 'request')} ${open.length === 1 ? 'is' : 'are'} undecided, ${older} of them older than ${age} hours.`;
  return [
    factOf(none || some, page),
    factOf(
      `${counted(between(0, 7), 'request')} came in the last 7 days and ${between(7, 14)} in the 7 before; ${between(0, 30)} in the last 30 days and ${between(30, 60)} in the 30 before.${atLeast}`,
      page,
    ),
  ];
}

function spanFact(newest: readonly Request[], span: { from: string; until: string }): Fact {
  const those = newest.filter(({ requestedAt }) => isWithin(requestedAt, span));
  return factOf(`${counted(those.length, 'request')} came ${spanInWords(span)}.`, page);
}

function requestFact(now: Date) {
  return (request: Request, at: number): Fact => {
    const title = shown(request.listingTitle, 'a listing');
    const age = Math.floor(ageOf(request, now) / days);
    return factOf(
      `- ${at === 0 ? 'The oldest request that waits: ' : ''}${request.buyer.name} asked for access to ${quoted(title)} ${age} days ago: ${statusLabels[request.status]}. It is ${turn[request.status] ?? 'the seller’s side'} that acts next.`,
      { kind: 'request', title: `Request for ${title}`, href: `/access-request/${request.id}`, quote: null },
    );
  };
}

async function unaskedFacts(call: StreamCall, newest: readonly Request[]): Promise<Fact[]> {
  const asked = new Set(newest.map(({ listingId }) => listingId));
  const { all } = await publicCards(call);
  const none = all.filter(({ id }) => !asked.has(id));
  const among = newest.length === mostRead ? ` among the newest ${mostRead} requests` : '';
  return [
    factOf(
      `Of ${counted(all.length, 'public listing')}, ${none.length} ${none.length === 1 ? 'has' : 'have'} no access request${among}.`,
      page,
    ),
    ...none
      .slice(0, mostUnasked)
      .map((teaser) => factOf(`- ${quoted(titleOf(teaser))}.`, listingSource(teaser))),
  ];
}

const turn: Partial<Record<string, string>> = {
  requested: 'the seller’s side',
  sent_to_broker: 'the broker',
  awaiting_signature: 'the buyer',
  pending: 'the seller',
};
