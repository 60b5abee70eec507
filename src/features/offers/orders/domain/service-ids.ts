/** Services that can be ordered. Their cards are in the content, their prices in the brand file. */
export const serviceIds = ['health-check', 'earnings-quality'] as const;
export type ServiceId = (typeof serviceIds)[number];
