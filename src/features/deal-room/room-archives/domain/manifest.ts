/** Characters accepted for verification; a manifest has a few hundred. */
export const longestManifest = 20_000;

export const manifestOutcomes = ['valid', 'altered', 'unknown'] as const;
export type ManifestOutcome = (typeof manifestOutcomes)[number];

/**
 * `valid`: our signature covers the whole text. `altered`: it names our key, but the signature does not
 * match. `unknown`: made elsewhere, or the key in it was changed too.
 */
export function manifestOutcome(found: { signatureFits: boolean; namesOurKey: boolean }): ManifestOutcome {
  if (found.signatureFits && found.namesOurKey) return 'valid';
  return found.namesOurKey ? 'altered' : 'unknown';
}
