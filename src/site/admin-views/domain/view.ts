import { minutes } from '#kernel/instant.ts';

/** How long an admin may view the product as someone else. */
export const viewLife = 30 * minutes;
export const viewReasonLength = 300;
