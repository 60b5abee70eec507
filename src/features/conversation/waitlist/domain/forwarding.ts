/** `kept`: only here. `forwarded`: at the external form too. `failed`: not accepted by the form. */
export const forwardingStates = ['kept', 'forwarded', 'failed'] as const;
export type Forwarding = (typeof forwardingStates)[number];

export const forwardingReasons = [
  'unreachable',
  'timed_out',
  'form_busy',
  'form_broken',
  'form_moved',
  'form_refused',
] as const;
export type ForwardingReason = (typeof forwardingReasons)[number];

/** Permanent failures, which only a person can resolve. */
const lasting: readonly ForwardingReason[] = ['form_moved', 'form_refused'];

/** Whether a retry can help. */
export function isPassing(reason: ForwardingReason): boolean {
  return !lasting.includes(reason);
}

/**
 * The reason for a form's status; `null` if it took the entry. Forms answer success with a 303; after any
 * other redirect the entry has not arrived (a browser would repeat it as a GET).
 */
export function reasonOfStatus(status: number): ForwardingReason | null {
  if ((status >= 200 && status < 300) || status === 303) return null;
  if (status === 408) return 'timed_out';
  if (status === 425 || status === 429 || status === 503) return 'form_busy';
  if (status >= 500) return 'form_broken';
  return status >= 400 ? 'form_refused' : 'form_moved';
}

/** The state after attempt number `attempt` (from 1) of `most`. */
export function afterTry(reason: ForwardingReason | null, attempt: number, most: number): Forwarding {
  if (reason === null) return 'forwarded';
  return isPassing(reason) && attempt < most ? 'kept' : 'failed';
}

export type ForwardRefusal = 'already-forwarded' | 'no-form';

/** Why an entry cannot be sent now; `null` if it can. */
export function forwardRefusal(forwarding: Forwarding, hasForm: boolean): ForwardRefusal | null {
  if (!hasForm) return 'no-form';
  return forwarding === 'forwarded' ? 'already-forwarded' : null;
}
