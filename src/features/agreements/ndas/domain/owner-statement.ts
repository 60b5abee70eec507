import { canonicalJson } from '#kernel/canonical-json.ts';

export type OwnerOnRecord = {
  ndaId: string;
  owner: string;
  business: string;
  /** Random, so that the names cannot be guessed from the hash. */
  nonce: string;
};

/**
 * Canonical JSON (RFC 8785) whose SHA-256 is in the certificate. Keeps the names secret until it is shown, then proves
 * who was bound from the signature on.
 */
export function ownerStatement({ business, ndaId, nonce, owner }: OwnerOnRecord): string {
  return canonicalJson({ business, ndaId, nonce, owner });
}
