import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { denyWords, pendingWords } from '#features/agreements/access-requests/domain/reason-words.ts';
import { denyReasons, pendingReasons } from '#features/agreements/access-requests/domain/status.ts';
import { reaches } from '#features/marketplace/listings/domain/stage.ts';
import type { ReadAs } from '#http/own-reads.ts';
import { dayInWords } from '#kernel/days.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { factOf } from '../../domain/fact.ts';
import { isNamedIn } from '../../domain/named-business.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { type Found, tool } from './tool.ts';

export const stepReads = [listRequests] as const;

type Request = ReplyOf<typeof listRequests>['items'][number];

export function accessStepTool(read: ReadAs) {
  return tool({
    name: 'access_step',
    words:
      'Which step is missing until the person who asks sees who is behind a listing that they asked for access to: the NDA, their signature, or the approval. `listing`: its id. `about`: a question that names it. Empty if they never asked.',
    parameters: z.object({ listing: z.uuid().optional(), about: z.string().max(400).optional() }),
    run: async (call, { listing, about = '' }): Promise<Found> => {
      const sent = (
        await everyPage((paging) => read(call, listRequests, { query: { scope: 'sent', ...paging } }))
      ).items;
      const asked =
        listing === undefined
          ? sent.filter((one) => isUndecided(one) && isNamedIn(about, [one.listingTitle]))
          : sent.filter(({ listingId }) => listingId === listing);
      const [newest, ...others] = asked.toSorted((a, b) => b.requestedAt.localeCompare(a.requestedAt));
      // By name several may be meant.
      if (!newest || (listing === undefined && others.length > 0)) return { facts: [] };
      const href = `/access-request/${newest.id}`;
      const title = `Request for ${shown(newest.listingTitle, 'a listing')}`;
      return {
        facts: [factOf(stepOf(newest, call.now), { kind: 'request', title, href, quote: null })],
        proposals: [{ kind: 'open', label: 'Open the request', href }],
      };
    },
  });
}

const isUndecided = ({ status }: Request) => status !== 'approved' && status !== 'denied';
const day = (moment: string) => dayInWords(moment.slice(0, 10));

function stepOf(request: Request, now: Date): string {
  const { status, nda, denyReason } = request;
  const name = quoted(shown(request.listingTitle, 'a listing'));
  const why = denyReasons.find((one) => one === denyReason);
  if (status === 'denied')
    return `Your request for ${name} has ended${why ? `: ${lowered(denyWords[why])}` : ''}. The name opens only with a new request, a signed NDA and the approval of the seller.`;
  if (status === 'approved') return openedTo(request, now);
  if (nda?.signedAt)
    return `You signed the NDA for ${name} on ${day(nda.signedAt)}. What is missing is the approval of the seller’s side${heldBy(request)}. With it the name opens on the page of the listing.`;
  if (nda && status === 'awaiting_signature')
    return `The NDA for ${name} waits for your signature since ${day(nda.issuedAt)}. What is missing is that you sign it, and then the approval of the seller’s side.`;
  return `You asked for access to ${name} on ${day(request.requestedAt)}${heldBy(request)}. What is missing is the NDA, which the seller’s side has yet to send, then your signature, and then their approval.`;
}

/** An approval opens the name only as far as its grant goes, and as long as it lasts. */
function openedTo({ listingTitle, grant }: Request, now: Date): string {
  const name = quoted(shown(listingTitle, 'a listing'));
  if (grant === null)
    return `Your access to ${name} has ended: the name is no longer open to you. Only the seller’s side can open it again.`;
  const { stage, until, suspendedAt } = grant;
  if (until !== null && new Date(until) <= now)
    return `Your access to ${name} ended on ${day(until)}: the name is no longer open to you. Only the seller’s side can open it again.`;
  if (suspendedAt !== null)
    return `Your access to ${name} is on hold. The name opens again once the seller’s side gives it back.`;
  if (!reaches(stage, 'S3'))
    return `Your request for ${name} is approved, but your level of access does not open the name. It opens once the seller’s side raises the level.`;
  return `You have access to ${name}: the name is on its page.`;
}

function heldBy({ pendingReason }: Request): string {
  const why = pendingReasons.find((one) => one === pendingReason);
  if (why === undefined) return '';
  return ` (${why === 'buyer_info' ? 'waiting for information from you' : lowered(pendingWords[why])})`;
}

function lowered(words: string): string {
  return `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`;
}
