import { minutes } from '#kernel/instant.ts';

/** From the first step of a sign-in to the second. */
export const signInLife = 10 * minutes;
export const mostTries = 5;
export const enrolmentLife = 15 * minutes;
export const recoveryCodes = 10;
export const secondFactors = ['authenticator-app', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];
/** How an admin verified the person before resetting their second factor. */
export const identityChecks = ['in-person', 'video-call', 'known-phone-number', 'documents'] as const;
