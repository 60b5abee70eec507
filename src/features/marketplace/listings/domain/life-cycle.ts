import { type Move, moveRefusal } from '#kernel/moves.ts';

/** The life of a listing. */
export const listingStatuses = ['draft', 'in_review', 'live', 'under_offer', 'sold', 'withdrawn'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Who moves a listing. A broker counts only with a mandate in force on it whose scope includes approvals. */
export const listingParties = ['owner', 'broker', 'admin', 'system'] as const;
export type ListingParty = (typeof listingParties)[number];

/** `complete`: nothing that the card needs is missing. `leak-free`: the leak check found nothing that blocks, and what it warns of was acknowledged. */
const listingGuards = ['complete', 'leak-free', 'reason-given'] as const;
type ListingGuard = (typeof listingGuards)[number];
/** The code that a caller gets when the guard does not hold. */
const guardRefusals = {
  complete: 'not-complete',
  'leak-free': 'leaks-found',
  'reason-given': 'reason-required',
} as const satisfies Record<ListingGuard, string>;

export type ListingMove = Move<ListingStatus, ListingParty, ListingGuard>;
export type ListingRefusal = 'invalid-transition' | 'not-your-move' | (typeof guardRefusals)[ListingGuard];

/** The statuses in which the teaser is public and access can be requested. */
export const publicStatuses = ['live', 'under_offer'] as const satisfies readonly ListingStatus[];

/** Every edge of a listing's life (product policy). */
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
  // A sale cannot be undone and ends everybody else's access: only the owner records it.
  { from: 'live', to: 'sold', by: ['owner'] },
  { from: 'under_offer', to: 'sold', by: ['owner'] },
  { from: 'withdrawn', to: 'draft', by: ['owner'] },
];

/** What the guards look at. */
export type ListingMoveFacts = { complete: boolean; leakFree: boolean; reason?: string | null };

/** Why these parties cannot take a listing from one status to another now; `null` when they can. */
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

/** For a menu: per status `null` or why not; a reason that a dialog will ask for counts as given. */
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

/** What stands in place of a title that its owner is writing anew and has not brought to the public yet. */
export const unlistedTitle = 'A listing that is not public now';

/**
 * The title for people who met the listing while it was public. In a draft it is a working title, not checked for
 * what it gives away; a sold or withdrawn listing keeps its last public one.
 */
export function titleForBuyers(status: ListingStatus, title: string): string {
  return status === 'draft' || status === 'in_review' ? unlistedTitle : title;
}

/** Whether the owner can change the texts: not while somebody else reviews them, nor after the sale. */
export function mayEdit(status: ListingStatus): boolean {
  return status === 'draft' || isPublic(status);
}

/** Whether open access requests end with this move: the listing was sold or withdrawn. */
export function closesRequests(to: ListingStatus): to is 'sold' | 'withdrawn' {
  return to === 'sold' || to === 'withdrawn';
}

export const listingRefusalWords: Record<ListingRefusal, string> = {
  'invalid-transition': 'The listing can’t be changed that way now.',
  'not-your-move': 'This step is not yours to take.',
  'not-complete': 'Something that the public card needs is still missing.',
  'leaks-found': 'The public text still tells who the business is, or a warning has not been acknowledged.',
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
