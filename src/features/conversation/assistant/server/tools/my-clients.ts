import { z } from 'zod';
import { listRequests } from '#features/agreements/access-requests/contract.ts';
import { listMandates } from '#features/marketplace/mandates/contract.ts';
import { listOffers } from '#features/offers/offers/contract.ts';
import { offerStatusLabels } from '#features/offers/offers/domain/status-labels.ts';
import { kindLabels } from '#features/offers/offers/domain/words.ts';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { formatMoney } from '#kernel/money.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { factOf } from '../../domain/fact.ts';
import { listingStates } from '../../domain/listing-states.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { everyPage } from './every-page.ts';
import { pageSource } from './page-source.ts';
import { type Found, tool } from './tool.ts';

const mostTold = 8;
export const clientReads = [listMandates, listRequests, listOffers] as const;

type Mandate = ReplyOf<typeof listMandates>['items'][number];
type Request = ReplyOf<typeof listRequests>['items'][number];
type Offer = ReplyOf<typeof listOffers>['items'][number];

export function myClientsTool(read: ReadAs) {
  return tool({
    name: 'my_clients',
    words:
      'The engagements of a broker: the clients’ listings and their status, until when, what the broker may do and see, requests and offers for each.',
    parameters: z.object({}),
    run: async (call): Promise<Found> => {
      const mandates = (await everyPage((query) => read(call, listMandates, { query }))).items;
      const current = mandates.filter(({ status }) => status === 'active' || status === 'invited');
      if (current.length === 0) return { facts: [factOf(noClients, pageSource('/engagements'))] };
      const of = await receivedBy(read, call);
      return { facts: current.slice(0, mostTold).map((one) => mandateFact(one, of)) };
    },
  });
}

const noClients =
  'You have no engagement. An owner invites a broker by email from the page of their listing; the invitation then appears under Engagements.';

type Received = { requests: readonly Request[]; offers: readonly Offer[] };

async function receivedBy(read: ReadAs, call: StreamCall): Promise<Received> {
  const scope = 'received';
  return {
    requests: (await everyPage((paging) => read(call, listRequests, { query: { scope, ...paging } }))).items,
    offers: (await everyPage((paging) => read(call, listOffers, { query: { scope, ...paging } }))).items,
  };
}

function mandateFact(mandate: Mandate, { requests, offers }: Received) {
  const { listingId, listingTitle, listingStatus, status, mayApprove, businessName, endsAt, lapsesAt } =
    mandate;
  const title = quoted(shown(listingTitle, 'a listing'));
  if (status === 'invited')
    return factOf(
      `- You are invited to act for ${title}; the invitation ends on ${dayInWords(lapsesAt.slice(0, 10))}.`,
      pageSource('/engagements'),
    );
  const asked = requests.filter((one) => one.listingId === listingId);
  const made = offers.filter((one) => one.listingId === listingId && one.status !== 'draft');
  const said = [
    `- ${title}${businessName === null ? '' : `, the listing of ${quoted(businessName)},`} is ${listingStates[listingStatus]}; you may ${mayApprove ? 'vet and approve buyers' : 'vet buyers, and its owner approves them'}.`,
    ...profileText(mandate),
    `${counted(asked.length, 'request')}, ${asked.filter((one) => one.status === 'approved').length} with access.`,
    mayApprove ? offersText(made) : 'Its offers are shown to its owner only.',
    endsAt ? `The engagement ends on ${dayInWords(endsAt.slice(0, 10))}.` : 'The engagement has no end yet.',
  ];
  return factOf(said.join(' '), pageSource('/engagements'));
}

const profileWords: Record<Mandate['profileAccess'], string | null> = {
  none: null,
  read: 'Its owner opened the private profile to you.',
  edit: 'Its owner opened the private profile to you and lets you edit the listing.',
};

function profileText({ profileAccess }: Mandate): string[] {
  const words = profileWords[profileAccess];
  return words === null ? [] : [words];
}

function offersText(offers: readonly Offer[]): string {
  if (offers.length === 0) return 'No offers yet.';
  const each = offers
    .slice(0, 3)
    .map(
      ({ kind, status, price }) =>
        `${kindLabels[kind].toLowerCase()}${price === null ? '' : ` of ${formatMoney(price)}`} (${offerStatusLabels[status]})`,
    );
  return `${counted(offers.length, 'offer')}: ${each.join(', ')}.`;
}
