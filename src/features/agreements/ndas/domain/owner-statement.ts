import { canonicalJson } from '#kernel/canonical-json.ts';

/** Who is bound on the owner's side, as it was when the agreement was completed. */
export type OwnerOnRecord = {
  ndaId: string;
  /** The owner's full name. */
  owner: string;
  /** The legal name of the business. */
  business: string;
  /** Random: without it nobody finds the names by trying. */
  nonce: string;
};

/**
 * The text whose SHA-256 stands in the certificate of a signed agreement: canonical JSON (RFC 8785). The names stay
 * unknown until it is shown; shown, it proves who was bound from the day of the signature on.
 */
export function ownerStatement({ business, ndaId, nonce, owner }: OwnerOnRecord): string {
  return canonicalJson({ business, ndaId, nonce, owner });
}
