/**
 * The identity of this installation. Operators edit only this file. The values below are samples: the address, the
 * mailbox and the network page belong to no one.
 */
export type Brand = {
  name: string;
  description: string;
  supportEmail: string;
  /** The page on a professional network. */
  network: { label: string; url: string };
  address: { street: string; city: string; state: 'UT'; zip: string; country: 'USA' };
  /** The name of the assistant in the app, and the one that the sign-up page advertises. */
  assistant: { name: string; nameAtSignUp: string };
  capabilities: Capabilities;
  /** List prices in whole dollars. Orders keep the price of their day. */
  prices: { healthCheck: number; earningsQuality: number };
  /** The current charge for a new health check in whole dollars; 0 for none. */
  charged: { healthCheck: number };
  /** Printed on new invoices; invoices already issued do not change. */
  payment: { dueInDays: number; lines: readonly string[] };
};

/** A disabled capability shows its label as disabled or "Coming Soon", never a page that does nothing. */
type Capabilities = {
  /** A public list of partner professionals behind "See Partners". */
  partnerDirectory: boolean;
  /** Whether Digital Quality of Earnings can be bought. */
  earningsQuality: boolean;
};

/** Maximum lengths. Search engines truncate a longer description. */
export const brandLimits = {
  name: 30,
  description: 180,
  label: 40,
  street: 80,
  city: 60,
  assistant: 30,
  price: 1_000_000,
  dueInDays: 120,
  paymentLine: 160,
  paymentLines: 8,
} as const;

export const brand: Brand = {
  name: 'Cairn',
  description:
    'Find out what your business is worth, get it ready, and meet screened buyers, without anyone learning who you are until you say so.',
  supportEmail: 'support@cairn.example',
  network: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/cairn-example' },
  address: {
    street: '100 Example Street, Suite 400',
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84101',
    country: 'USA',
  },
  assistant: { name: 'Appa', nameAtSignUp: 'AI-Sherpa' },
  capabilities: { partnerDirectory: false, earningsQuality: false },
  prices: { healthCheck: 1_500, earningsQuality: 10_000 },
  charged: { healthCheck: 0 },
  payment: {
    dueInDays: 14,
    lines: [
      'By bank transfer: Cairn Example LLC, Sample Bank, routing number 000000000, account number 0000000000.',
      'By check: payable to Cairn Example LLC, sent to 100 Example Street, Suite 400, Salt Lake City, UT 84101.',
      'Write the invoice number on the transfer or the check so we can match your payment.',
    ],
  },
};

export function addressLine({ street, city, state, zip, country }: Brand['address']): string {
  return `${street}, ${city}, ${state} ${zip}, ${country}`;
}
