import { minutes } from '#kernel/instant.ts';

/** How many passkeys one person may have. */
export const mostPasskeys = 20;
/** How long a device may take to answer. */
export const challengeLife = 5 * minutes;
export const longestName = 60;
