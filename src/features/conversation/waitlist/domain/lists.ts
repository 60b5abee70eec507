export const waitlists = ['health-check', 'earnings-quality', 'broker-program'] as const;
export type Waitlist = (typeof waitlists)[number];

export const waitlistNames: Record<Waitlist, string> = {
  'health-check': 'Business Health Check',
  'earnings-quality': 'Digital Quality of Earnings',
  'broker-program': 'Broker Partner Program',
};
