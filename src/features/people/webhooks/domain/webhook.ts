import { days, hours, minutes, seconds, shift } from '#kernel/instant.ts';

export const mostWebhooks = 10;
export const longestUrl = 500;

export const offCauses = ['switched_off', 'failing', 'gone', 'credentials_reset'] as const;
export type OffCause = (typeof offCauses)[number];

export const deliveryStates = ['waiting', 'delivered', 'parked'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const troubles = ['private-address', 'unreachable', 'timeout', 'certificate', 'status'] as const;
export type Trouble = (typeof troubles)[number];

/** The type of the message that the owner sends to try a webhook; the others are kinds of notifications. */
export const testKind = 'webhook-test';

/** How long a replaced secret signs as well, so that the receiver can be changed in between. */
export const earlierSecretLife = 1 * days;
/** How long deliveries are kept, for their list and for sending them again. */
export const deliveriesKeptFor = 30 * days;
/** A receiver that fails for so long is turned off. */
const failingLimit = 3 * days;

/** Waits after each failed attempt, close to what the Standard Webhooks specification proposes (“Retry schedule”). */
const waits = [1 * minutes, 5 * minutes, 30 * minutes, 2 * hours, 5 * hours, 10 * hours, 10 * hours];

/** When to try again after `attempts` failed ones; `null`: never. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : shift(now, wait);
}

const failuresAtFullSpeed = 3;
const longestPause = 1 * hours;

/**
 * Until when a receiver is left alone after `failures` in a row: each attempt costs seconds, and thousands may wait.
 * Doubles from half a minute up to an hour.
 */
export function pausedUntil(failures: number, now: Date): Date | null {
  if (failures < failuresAtFullSpeed) return null;
  const pause = 30 * seconds * 2 ** (failures - failuresAtFullSpeed);
  return shift(now, Math.min(pause, longestPause));
}

export function isFailingTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= failingLimit;
}
