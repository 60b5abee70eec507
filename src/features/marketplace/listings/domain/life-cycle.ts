import { type Move, moveRefusal } from '#kernel/moves.ts';

export const listingStatuses = ['draft', 'in_review', 'live', 'under_offer', 'sold', 'withdrawn'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** `broker`: only one with an active engagement that includes approvals. */
export const listingParties = ['owner', 'broker', 'admin', 'system'] as const;
export type ListingParty = (typeof listingParties)[number];

/** `complete`: the card lacks nothing. `leak-free`: nothing blocks and warnings were acknowledged. */
const listingGuards = ['complete', 'leak-free', 'reason-given'] as const;
type ListingGuard = (typeof listingGuards)[number];
const guardRefusals = {
  complete: 'not-complete',
  'leak-free': 'leaks-found',
  'reason-given': 'reason-required',
} as const satisfies Record<ListingGuard, string>;

export type ListingMove = Move<ListingStatus, ListingParty, ListingGuard>;
export type ListingRefusal = 'invalid-transition' | 'not-your-move' | (typeof guardRefusals)[ListingGuard];

export const publicStatuses = ['live', 'under_offer'] as const satisfies readonly ListingStatus[];

export const listingMoves: readonly ListingMove[] = [
  { from: 'draft', to: 'in_review', by: ['owner'], needs: ['complete'] },
  { from: 'in_review', to: 'live', by: ['system'], needs: ['complete', 'leak-free'] },
  { from: 'in_review', to: 'live', by: ['admin'], needs: ['complete'] },
  { from: 'in_review', to: 'draft', by: ['owner'] },
  { from: 'in_review', to: 'draft', by: ['admin'], needs: ['reason-given'] },
  { from: 'live', to: 'under_offer', by: ['owner', 'broker'] },
  { from: 'under_offer', to: 'live', by: ['owner', 'broker'] },
  { from: 'live', to: 'withdrawn', by: ['owner', 'broker', 'admin'] },
  { from: 'under_offer', to: 'withdrawn', by: ['owner', 'broker', 'admin'] },
  // A sale cannot be undone and ends everyone else's access, so only the owner records it.
  { from: 'live', to: 'sold', by: ['owner'] },
  { from: 'under_offer', to: 'sold', by: ['owner'] },
  { from: 'withdrawn', to: 'draft', by: ['owner'] },
];

export type ListingMoveFacts = { complete: boolean; leakFree: boolean; reason?: string | null };

/** Why these parties cannot make this move now; `null` if they can. */
export function listingRefusal(
  from: ListingStatus,
  to: ListingStatus,
  parties: readonly ListingParty[],
  facts: ListingMoveFacts,
): ListingRefusal | null {
  const holds: Record<ListingGuard, boolean> = {
    complete: facts.complete,
    'leak-free': facts.leakFree,
    'reason-given': (facts.reason ?? '').trim() !== '',
  };
  const refused = moveRefusal(listingMoves, from, to, parties, (guard) => holds[guard]);
  if (refused === null || refused === 'invalid-transition' || refused === 'not-your-move') return refused;
  return guardRefusals[refused];
}

/** For a menu: per status `null` or the refusal. A reason that a dialog will ask for counts as given. */
export function mayMoveListing(
  from: ListingStatus,
  parties: readonly ListingParty[],
  facts: Omit<ListingMoveFacts, 'reason'>,
): Record<ListingStatus, ListingRefusal | null> {
  const may = (to: ListingStatus) => listingRefusal(from, to, parties, { ...facts, reason: 'to be asked' });
  return {
    draft: may('draft'),
    in_review: may('in_review'),
    live: may('live'),
    under_offer: may('under_offer'),
    sold: may('sold'),
    withdrawn: may('withdrawn'),
  };
}

/** Whether strangers see the teaser. */
export function isPublic(status: ListingStatus): boolean {
  return publicStatuses.some((open) => open === status);
}

export const unlistedTitle = 'A listing that is not public now';

/** The title shown to buyers. A draft's title is not leak-checked, so it is hidden. */
export function titleForBuyers(status: ListingStatus, title: string): string {
  return status === 'draft' || status === 'in_review' ? unlistedTitle : title;
}

/** Whether the owner can change the texts: not during a review and not after the sale. */
export function mayEdit(status: ListingStatus): boolean {
  return status === 'draft' || isPublic(status);
}

/** Whether open access requests end with this move. */
export function closesRequests(to: ListingStatus): to is 'sold' | 'withdrawn' {
  return to === 'sold' || to === 'withdrawn';
}

export const listingRefusalWords: Record<ListingRefusal, string> = {
  'invalid-transition': 'The listing can’t be changed that way now.',
  'not-your-move': 'This step is not yours to take.',
  'not-complete': 'Something that the public card needs is still missing.',
  'leaks-found':
    'Fix what is marked “Must be removed” before publishing, and confirm what is marked “Check this”.',
  'reason-required': 'Give a reason.',
};

export const listingStatusLabels: Record<ListingStatus, string> = {
  draft: 'Draft',
  in_review: 'In review',
  live: 'Live',
  under_offer: 'Under offer',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};
