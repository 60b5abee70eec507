/** The services that can be ordered; their cards stand in the content, their prices in the brand file. */
export const serviceIds = ['health-check', 'earnings-quality'] as const;
export type ServiceId = (typeof serviceIds)[number];
