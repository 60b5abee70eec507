/** Asks the person to show that it is still them; `true` when they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Whoever can show the question to the person says so here; the function returned takes that back. */
export function answersConfirmations(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Calls that are refused at the same time share one question. `false` where nobody can ask, or the person said no. */
export function confirmYourself(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** While it is asked, what lies below stays as it is: a press beside it is meant for the question. */
export function isAskedToConfirm(): boolean {
  return asking !== null;
}
