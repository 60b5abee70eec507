import type { LedgerKey } from '#features/ledger/server/ledger-key.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { verifyManifest as contract } from '../contract.ts';
import { manifestOutcome } from '../domain/manifest.ts';

/**
 * Whether a manifest is as it was signed here. Nothing is looked up: the same is said of an archive that was removed
 * since, and nobody learns which rooms there are.
 */
export function verifyManifest(
  { manifest, signature }: InputOf<typeof contract>['body'],
  key: LedgerKey,
): AnswerOf<typeof contract> {
  const signatureFits = key.hasSigned(canonicalJson(manifest), signature);
  const namesOurKey = manifest.publicKey === key.publicKey;
  return { outcome: manifestOutcome({ signatureFits, namesOurKey }), fingerprint: key.fingerprint };
}
