import type { ClosingReason } from '#features/deal-room/deal-rooms/domain/closing.ts';
import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

/** Most characters of what the seller's side says about a closing. */
export const longestNote = 500;

/** What a room is closed with. `keepsFor`: whether a buyer is named who goes on reading. */
type Closing = { reason: ClosingReason; note: string | null; keepsFor: boolean };

/** Why a room cannot be closed so; `null` when it can. Only whoever bought keeps anything. */
export function closingRefusal({
  reason,
  note,
  keepsFor,
}: Closing): 'reason-required' | 'kept-without-sale' | null {
  if (reason === 'other' && note === null) return 'reason-required';
  return keepsFor && reason !== 'sold' ? 'kept-without-sale' : null;
}

/** Why a room cannot be opened again; `null` when it can. What was sold stays closed. */
export function reopeningRefusal(
  closed: ClosingReason | null,
  listing: ListingStatus,
): 'room-not-closed' | 'room-sold' | null {
  if (closed === null) return 'room-not-closed';
  return closed === 'sold' || listing === 'sold' ? 'room-sold' : null;
}

/** Whose copy of the archive somebody takes. */
export const audiences = ['seller', 'broker', 'buyer'] as const;
export type Audience = (typeof audiences)[number];

/** What keeps a document's file out of a copy. */
export type LeftOut = 'removed' | 'personal-data' | 'right';

type Version = {
  removed: boolean;
  personalData: string;
  /** What the buyer of a buyer's copy may do with it, as what is published; `null`: it is not what they see. */
  buyerMay: 'view' | 'watermarked' | 'original' | null;
};

/**
 * Why a version is not in a copy; `null` when it is in; `'hidden'` when not even its line in the index is. The owner
 * has all that is in the room. A broker does not take along what may hold personal data. A buyer takes along what they
 * could download as it is, and reads in the index what they could only look at.
 */
export function leftOut(audience: Audience, version: Version): LeftOut | 'hidden' | null {
  if (audience === 'buyer') {
    if (version.removed || version.buyerMay === null) return 'hidden';
    return version.buyerMay === 'original' ? null : 'right';
  }
  if (version.removed) return 'removed';
  const held = version.personalData === 'found' || version.personalData === 'waiting';
  return audience === 'broker' && held ? 'personal-data' : null;
}
