import type { listRequests } from '#features/agreements/access-requests/contract.ts';
import type { getPassport } from '#features/agreements/nda-passports/contract.ts';
import type { listNdas } from '#features/agreements/ndas/contract.ts';
import type { listRequests as listDiligence } from '#features/deal-room/diligence-requests/contract.ts';
import type { listMandates } from '#features/marketplace/mandates/contract.ts';
import type { listOffers } from '#features/offers/offers/contract.ts';
import type { listProofs } from '#features/people/buyer-proofs/contract.ts';
import type { getPlan } from '#features/valuation/check-value/contract.ts';
import { dayOf } from '#kernel/days.ts';
import type { EndpointSpec, ReplyOf } from '#wire/endpoint.ts';

/**
 * `at`: an instant, or a day as YYYY-MM-DD. `key`: the same for the same deadline each time. `title`: read by the
 * calendar's provider, so it names listings by their public title and nothing else.
 */
export type Deadline = { key: string; at: string; title: string; path: string };

type Item<E extends EndpointSpec> = ReplyOf<E> extends { items: readonly (infer I)[] } ? I : never;

export type Found = {
  offers: readonly Item<typeof listOffers>[];
  requests: readonly Item<typeof listRequests>[];
  ndas: readonly Item<typeof listNdas>[];
  passport: ReplyOf<typeof getPassport> | null;
  mandates: readonly Item<typeof listMandates>[];
  proofs: readonly Item<typeof listProofs>[];
  diligence: readonly { roomId: string; title: string; items: readonly Item<typeof listDiligence>[] }[];
  plans: readonly { checkId: string; tasks: ReplyOf<typeof getPlan>['tasks'] }[];
};

/** What is due or ends from `from` on, the soonest first. */
export function deadlinesIn(found: Found, from: Date): Deadline[] {
  const all = [
    ...found.offers.flatMap(ofOffer),
    ...found.requests.flatMap(ofRequest),
    ...found.ndas.flatMap(ofNda),
    ...ofPassport(found.passport),
    ...found.mandates.flatMap(ofMandate),
    ...found.proofs.flatMap(ofProof),
    ...found.diligence.flatMap(ofRoom),
    ...found.plans.flatMap(ofPlan),
  ];
  // The day itself is kept whatever the time zone of the calendar is.
  const since = dayOf(from);
  return all.filter(({ at }) => at.slice(0, 10) >= since).toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

const open: ReadonlySet<string> = new Set(['submitted', 'under_review', 'countered', 'on_hold_exclusivity']);

function ofOffer({
  id,
  listingTitle,
  status,
  expiresAt,
  exclusiveUntil,
}: Found['offers'][number]): Deadline[] {
  const path = `/offer/${id}`;
  return [
    ...(expiresAt !== null && open.has(status)
      ? [{ key: `offer-${id}`, at: expiresAt, title: `Offer expires: ${listingTitle}`, path }]
      : []),
    ...(exclusiveUntil !== null && status === 'accepted'
      ? [{ key: `exclusivity-${id}`, at: exclusiveUntil, title: `Exclusivity ends: ${listingTitle}`, path }]
      : []),
  ];
}

function ofRequest({ id, listingTitle, status, closesAt }: Found['requests'][number]): Deadline[] {
  if (closesAt === null) return [];
  const words = status === 'awaiting_signature' ? 'Last day to sign the NDA' : 'Access request closes';
  return [
    { key: `request-${id}`, at: closesAt, title: `${words}: ${listingTitle}`, path: `/access-request/${id}` },
  ];
}

function ofNda({ id, listingTitle, endsAt, binding }: Found['ndas'][number]): Deadline[] {
  if (binding !== 'binding' || listingTitle === null) return [];
  return [{ key: `nda-${id}`, at: endsAt, title: `NDA ends: ${listingTitle}`, path: '/ndas' }];
}

function ofPassport(passport: Found['passport']): Deadline[] {
  if (!passport?.signed || passport.fault !== null) return [];
  const { id, endsAt } = passport.signed;
  return [{ key: `passport-${id}`, at: endsAt, title: 'NDA passport ends', path: '/ndas/passport' }];
}

function ofMandate({ id, listingTitle, status, lapsesAt, endsAt }: Found['mandates'][number]): Deadline[] {
  const path = '/engagements';
  if (status === 'invited')
    return [{ key: `invitation-${id}`, at: lapsesAt, title: `Invitation expires: ${listingTitle}`, path }];
  if (status !== 'active' || endsAt === null) return [];
  return [{ key: `engagement-${id}`, at: endsAt, title: `Engagement ends: ${listingTitle}`, path }];
}

const proofNames = { identity: 'identity', funds: 'funds' } as const;

function ofProof({ id, kind, status, validUntil }: Found['proofs'][number]): Deadline[] {
  if (status !== 'verified' || validUntil === null) return [];
  const title = `Verification of your ${proofNames[kind]} expires`;
  return [{ key: `proof-${id}`, at: validUntil, title, path: '/verification' }];
}

const unanswered: ReadonlySet<string> = new Set(['open', 'in_progress', 'reopened']);

function ofRoom({ roomId, title, items }: Found['diligence'][number]): Deadline[] {
  return items.flatMap(({ id, number, dueOn, state }) =>
    dueOn !== null && unanswered.has(state)
      ? [
          {
            key: `diligence-${id}`,
            at: dueOn,
            title: `Diligence request ${number} due: ${title}`,
            path: `/deal-rooms/${roomId}`,
          },
        ]
      : [],
  );
}

function ofPlan({ checkId, tasks }: Found['plans'][number]): Deadline[] {
  return tasks.flatMap(({ id, status, dueOn }) =>
    status === 'open'
      ? [
          {
            key: `task-${id}`,
            at: dueOn,
            title: 'A task of your plan is due',
            path: `/analysis/health-check/${checkId}/plan`,
          },
        ]
      : [],
  );
}
