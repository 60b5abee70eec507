/** `new-device`: deal files ask once on each device. */
export type WhyAsked = 'sensitive' | 'new-device';
type Ask = (why: WhyAsked) => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the dialog that asks the person; returns a function that unregisters it. */
export function answersConfirmations(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Concurrent calls share one dialog. `false` if there is none or the person declined. */
export function confirmYourself(why: WhyAsked = 'sensitive'): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask(why).finally(() => {
    asking = null;
  });
  return asking;
}

/** While the dialog is open, what is below it must not react to clicks outside of it. */
export function isAskedToConfirm(): boolean {
  return asking !== null;
}
