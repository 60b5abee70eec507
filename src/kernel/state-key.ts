/**
 * The key of a state, a reason or an outcome, from the key itself or from an older word for it: a label ("Sent to
 * Broker"), capitals (`SELLER_DECISION`) or hyphens (`in-progress`). Old links and rows of the ledger hold such words.
 */
export function stateKey(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}
