import { minutes } from '#kernel/instant.ts';

/** How long an admin may look at the product as somebody else before it ends by itself. */
export const viewLife = 30 * minutes;
export const viewReasonLength = 300;
