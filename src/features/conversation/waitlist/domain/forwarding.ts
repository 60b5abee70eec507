/** Where an entry is: only here, at the external form too, or here because the form did not take it. */
export const forwardingStates = ['kept', 'forwarded', 'failed'] as const;
export type Forwarding = (typeof forwardingStates)[number];

/** Why a try did not succeed. */
export const forwardingReasons = [
  'unreachable',
  'timed_out',
  'form_busy',
  'form_broken',
  'form_moved',
  'form_refused',
] as const;
export type ForwardingReason = (typeof forwardingReasons)[number];

/** What will not mend itself: trying again waits for a person. */
const lasting: readonly ForwardingReason[] = ['form_moved', 'form_refused'];

/** True where trying again later can help. */
export function isPassing(reason: ForwardingReason): boolean {
  return !lasting.includes(reason);
}

/**
 * What a form's status says: `null`, it took the entry. A 303 is how forms answer a success with a page; after any
 * other redirection the entry has not arrived (a browser would repeat it as a GET).
 */
export function reasonOfStatus(status: number): ForwardingReason | null {
  if ((status >= 200 && status < 300) || status === 303) return null;
  if (status === 408) return 'timed_out';
  if (status === 425 || status === 429 || status === 503) return 'form_busy';
  if (status >= 500) return 'form_broken';
  return status >= 400 ? 'form_refused' : 'form_moved';
}

/** The state after try number `attempt` (from 1) of `most`, each try of a round having failed for a reason or not. */
export function afterTry(reason: ForwardingReason | null, attempt: number, most: number): Forwarding {
  if (reason === null) return 'forwarded';
  return isPassing(reason) && attempt < most ? 'kept' : 'failed';
}

export type ForwardRefusal = 'already-forwarded' | 'no-form';

/** Why an entry cannot be sent now; `null` when it can. */
export function forwardRefusal(forwarding: Forwarding, hasForm: boolean): ForwardRefusal | null {
  if (!hasForm) return 'no-form';
  return forwarding === 'forwarded' ? 'already-forwarded' : null;
}
