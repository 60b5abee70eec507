/** Where this tab keeps what was answered without an account. */
export const evaluationKey = 'cairn-evaluation';

/** Whether there is such a thing, for pages that read it only then. */
export function hasEvaluation(): boolean {
  try {
    return sessionStorage.getItem(evaluationKey) !== null;
  } catch {
    return false;
  }
}
