/**
 * What one feature tells the others inside the transaction in which it happened. Who listens
 * says so in its own `server/listeners.ts`; an emitter imports no listener, so features import each other in one
 * direction only.
 */
export type DomainEvent =
  /** `buyerId`, of one that was sold: who bought, as its owner says; `null`: nobody known here; absent: not said. */
  | {
      kind: 'listing-closed';
      listingId: string;
      to: 'sold' | 'withdrawn';
      buyerId?: string | null | undefined;
    }
  /** It is known who bought, and through which offer; `null`: nobody known here, or the listing was withdrawn. */
  | ({ kind: 'closing-settled' } & SettledClosing)
  /** The open requests for it have ended. `told`: the buyers who know from their request that it was closed. */
  | ({ kind: 'requests-ended'; told: readonly string[] } & SettledClosing)
  /** Its owner says after the sale who bought. */
  | { kind: 'buyer-named'; listingId: string; buyerId: string }
  /** The sale did not know the buyer that its owner named, and does now. */
  | { kind: 'buyer-recorded'; listingId: string; buyerId: string }
  /** From one status of its life cycle to another; `version` is the one that it has now. */
  | { kind: 'listing-moved'; listingId: string; version: number; from: string; to: string }
  /** The public card was saved anew; `repriced`: its asking price reads differently. */
  | { kind: 'listing-edited'; listingId: string; version: number; repriced: boolean }
  /** A file is in a deal room now, as the newest version of a document. `fileKind`: what its bytes are. */
  | { kind: 'room-version-added'; versionId: string; fileKind: string }
  /** A buyer takes the file of a version, or a marked copy of it. */
  | {
      kind: 'room-version-taken';
      roomId: string;
      documentId: string;
      versionId: string;
      personId: string;
    }
  /** A proof of this person stands now. */
  | { kind: 'proof-verified'; personId: string }
  /** A seller does not want to show their listings to some people any more. */
  | { kind: 'people-blocked'; ownerId: string }
  /** A broker acts on a listing from now on. */
  | { kind: 'mandate-began'; listingId: string; mayApprove: boolean }
  /** An owner said which trade a business is in. */
  | { kind: 'trade-said'; businessId: string }
  /** An answer, a paper or a figure of a health check is another one now. */
  | { kind: 'check-changed'; checkId: string }
  /** An admin changed a row of the multiples. `trade`: what it is of, in words. */
  | { kind: 'multiples-changed'; trade: string }
  /** By the buyer: complete, still to be signed by the owner, or joined with a passport. */
  | { kind: 'nda-signed'; ndaId: string; requestId: string; how: 'signed' | 'half-signed' | 'joined' }
  | { kind: 'nda-countersigned'; ndaId: string; requestId: string }
  | { kind: 'nda-declined'; ndaId: string; requestId: string; reason: string }
  | { kind: 'nda-expired'; ndaId: string; requestId: string };

export type SettledClosing = {
  listingId: string;
  to: 'sold' | 'withdrawn';
  buyerId: string | null;
  offerId: string | null;
};

export type DomainEventOf<K extends DomainEvent['kind']> = Extract<DomainEvent, { kind: K }>;
