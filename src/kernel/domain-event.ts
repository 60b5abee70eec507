import type { Role } from './actor.ts';

/**
 * Emitted inside the transaction. The listeners are in each feature's `server/listeners.ts`: an emitter imports none.
 */
export type DomainEvent =
  /** `buyerId` of a sold listing: `null` if the buyer has no account here, absent if the owner did not say. */
  | {
      kind: 'listing-closed';
      listingId: string;
      to: 'sold' | 'withdrawn';
      buyerId?: string | null | undefined;
    }
  /** Through which offer it was bought; `null`: no offer, or the listing was withdrawn. */
  | ({ kind: 'closing-settled' } & SettledClosing)
  /** `told`: the buyers whose request already says that the listing closed. */
  | ({ kind: 'requests-ended'; told: readonly string[] } & SettledClosing)
  | { kind: 'buyer-named'; listingId: string; buyerId: string }
  /** The sale had no buyer before, and has the named one now. */
  | { kind: 'buyer-recorded'; listingId: string; buyerId: string }
  | { kind: 'listing-moved'; listingId: string; version: number; from: string; to: string }
  /** `repriced`: the public asking price changed. */
  | { kind: 'listing-edited'; listingId: string; version: number; repriced: boolean }
  | { kind: 'room-version-added'; versionId: string; fileKind: string }
  | {
      kind: 'room-version-taken';
      roomId: string;
      documentId: string;
      versionId: string;
      personId: string;
    }
  | { kind: 'proof-verified'; personId: string }
  /** The person did not have the role before. */
  | { kind: 'role-granted'; personId: string; role: Role }
  /** Someone else may have had the account, or the power that it had. */
  | { kind: 'credentials-reset'; personId: string; why: CredentialsReset }
  | { kind: 'people-blocked'; ownerId: string }
  | { kind: 'mandate-began'; listingId: string; mayApprove: boolean }
  | { kind: 'trade-said'; businessId: string }
  | { kind: 'check-changed'; checkId: string }
  /** A quality of earnings review has read something, or lets it go. */
  | { kind: 'dataset-made'; reviewId: string; dataset: number }
  /** Someone is changing a quality of earnings review: it is as it will be once the transaction has committed. */
  | { kind: 'review-held'; reviewId: string }
  | { kind: 'multiples-changed'; trade: string }
  /** `half-signed`: the owner still has to sign; `joined`: with a passport. */
  | { kind: 'nda-signed'; ndaId: string; requestId: string; how: 'signed' | 'half-signed' | 'joined' }
  | { kind: 'nda-countersigned'; ndaId: string; requestId: string }
  | { kind: 'nda-declined'; ndaId: string; requestId: string; reason: string }
  | { kind: 'nda-expired'; ndaId: string; requestId: string };

export type CredentialsReset = 'password-reset' | 'ban' | 'two-factor-reset' | 'admin-role-taken';

export type SettledClosing = {
  listingId: string;
  to: 'sold' | 'withdrawn';
  buyerId: string | null;
  offerId: string | null;
};

export type DomainEventOf<K extends DomainEvent['kind']> = Extract<DomainEvent, { kind: K }>;
