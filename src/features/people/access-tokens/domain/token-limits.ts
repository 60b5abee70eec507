import { days } from '#kernel/instant.ts';

/** Tokens of one person, and service tokens of the site, that are neither expired nor revoked. */
export const mostTokens = 50;
export const longestName = 60;
/** Listings and deal rooms that one token is limited to. */
export const mostObjects = 50;
/** A year, also when it begins on February 29; the table refuses more. */
export const longestLife = 366 * days;
/** When the owner is told that a token expires. */
export const remindBefore = 7 * days;
/** Active ones and those that ended; the oldest of these are left out. */
export const mostShown = 200;
/** How long one that expired or was revoked is still shown. */
export const shownAfterEnd = 90 * days;
