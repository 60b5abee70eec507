import { type NdaState, type SignatureAsked, type SigningRefusal, signatureFault } from './signing.ts';

/** Why this person cannot sign second; `null` when they can. The buyer has signed, and the owner has not. */
export function counterActingRefusal(
  nda: Pick<NdaState, 'status'>,
  ownerId: string | null,
  personId: string,
): SigningRefusal | null {
  if (ownerId !== personId) return 'not-the-signer';
  return nda.status === 'countersigning' ? null : 'nda-closed';
}

/** Why a counter-signature is refused; `null` when it stands. */
export function counterSigningRefusal(
  nda: NdaState,
  ownerId: string | null,
  personId: string,
  asked: SignatureAsked,
): SigningRefusal | null {
  return counterActingRefusal(nda, ownerId, personId) ?? signatureFault(nda, asked);
}
