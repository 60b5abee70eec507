/** What can be said of the manifest of an archive. */
export const manifestOutcomes = ['valid', 'altered', 'unknown'] as const;
export type ManifestOutcome = (typeof manifestOutcomes)[number];

/**
 * What a manifest is found to be. A signature of ours over the whole of it: it is as it was made. None, though it names
 * our key: something in it was changed. Another key: it was not made here, or even that was changed.
 */
export function manifestOutcome(found: { signatureFits: boolean; namesOurKey: boolean }): ManifestOutcome {
  if (found.signatureFits && found.namesOurKey) return 'valid';
  return found.namesOurKey ? 'altered' : 'unknown';
}
