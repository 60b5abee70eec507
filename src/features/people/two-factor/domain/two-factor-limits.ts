import { minutes } from '#kernel/instant.ts';

/** From the first step of a sign-in to the second. */
export const signInLife = 10 * minutes;
/** Wrong answers per sign-in. */
export const mostTries = 5;
/** From showing the key to the app's first code. */
export const enrolmentLife = 15 * minutes;
export const recoveryCodes = 10;
export const secondFactors = ['authenticator-app', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];
/** How an admin verified the person before resetting their second factor. */
export const identityChecks = ['in-person', 'video-call', 'known-phone-number', 'documents'] as const;
