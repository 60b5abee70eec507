import { minutes } from '#kernel/instant.ts';

export const mostPasskeys = 20;
export const challengeLife = 5 * minutes;
export const longestName = 60;
