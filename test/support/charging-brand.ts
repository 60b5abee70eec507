import { brand } from '#content/brand.ts';

/** The brand file of an operator who charges for health checks, in dollars. Changes the loaded brand. */
export const charged = 1_500;
brand.charged.healthCheck = charged;
