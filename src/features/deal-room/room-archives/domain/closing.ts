import type { ClosingReason } from '#features/deal-room/deal-rooms/domain/closing.ts';
import type { ListingStatus } from '#features/marketplace/listings/domain/life-cycle.ts';

/** Characters. */
export const longestNote = 500;

/** `keepsFor`: whether a buyer is named who keeps access. */
type Closing = { reason: ClosingReason; note: string | null; keepsFor: boolean };

/** Why a room cannot be closed like this; `null` if it can. Only the buyer of the business keeps access. */
export function closingRefusal({
  reason,
  note,
  keepsFor,
}: Closing): 'reason-required' | 'kept-without-sale' | null {
  if (reason === 'other' && note === null) return 'reason-required';
  return keepsFor && reason !== 'sold' ? 'kept-without-sale' : null;
}

/** Why a room cannot be reopened; `null` if it can. A sold one stays closed. */
export function reopeningRefusal(
  closed: ClosingReason | null,
  listing: ListingStatus,
): 'room-not-closed' | 'room-sold' | null {
  if (closed === null) return 'room-not-closed';
  return closed === 'sold' || listing === 'sold' ? 'room-sold' : null;
}

export const audiences = ['seller', 'broker', 'buyer'] as const;
export type Audience = (typeof audiences)[number];

export type LeftOut = 'removed' | 'personal-data' | 'right';

type Version = {
  removed: boolean;
  personalData: string;
  /** The buyer's level on the published version; `null` if they do not see this one. */
  buyerMay: 'view' | 'watermarked' | 'original' | null;
};

/**
 * Why a version is left out of a copy: `null` if included, `'hidden'` if not even listed in the index. The
 * owner gets everything in the room; a broker nothing that may hold personal data; a buyer what they could
 * download as original, with view-only documents listed in the index.
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
