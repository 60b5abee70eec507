import { minutes } from '#kernel/instant.ts';

/** How long one may take from the first step of a sign-in to the second. */
export const signInLife = 10 * minutes;
/** Wrong answers that one sign-in may bear. */
export const mostTries = 5;
/** How long an app may take to be set up. */
export const enrolmentLife = 15 * minutes;
export const recoveryCodes = 10;
export const secondFactors = ['authenticator-app', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];
/** How an admin made sure who it is, before taking somebody’s second factor away. */
export const identityChecks = ['in-person', 'video-call', 'known-phone-number', 'documents'] as const;
