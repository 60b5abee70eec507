/** Most characters of a manifest that is looked at; one has a few hundred. */
export const longestManifest = 20_000;

/** What can be said of the manifest of an archive. */
export const manifestOutcomes = ['valid', 'altered', 'unknown'] as const;
export type ManifestOutcome = (typeof manifestOutcomes)[number];

/**
 * What a text is found to be. Our signature over all of it: the manifest as it was made. None, though it names our key:
 * one in which something was changed. Neither: it was not made here, or even the key in it was changed.
 */
export function manifestOutcome(found: { signatureFits: boolean; namesOurKey: boolean }): ManifestOutcome {
  if (found.signatureFits && found.namesOurKey) return 'valid';
  return found.namesOurKey ? 'altered' : 'unknown';
}
