import { type NdaState, type SignatureAsked, type SigningRefusal, signatureFault } from './signing.ts';

/** Why this person cannot countersign; `null` if they can. Requires the buyer's signature. */
export function counterActingRefusal(
  nda: Pick<NdaState, 'status'>,
  ownerId: string | null,
  personId: string,
): SigningRefusal | null {
  if (ownerId !== personId) return 'not-the-signer';
  return nda.status === 'countersigning' ? null : 'nda-closed';
}

/** Why a countersignature is refused; `null` if it is accepted. */
export function counterSigningRefusal(
  nda: NdaState,
  ownerId: string | null,
  personId: string,
  asked: SignatureAsked,
): SigningRefusal | null {
  return counterActingRefusal(nda, ownerId, personId) ?? signatureFault(nda, asked);
}
