import { brand } from '#content/brand.ts';

/** As an operator sets the brand file who charges for health checks, in dollars. Changes the one that is loaded. */
export const charged = 1_500;
brand.charged.healthCheck = charged;
