/**
 * Who this installation is. An operator changes this file and nothing else. The values below are samples: the
 * address, the mailbox and the network page belong to no one.
 */
export type Brand = {
  name: string;
  /** One sentence, for search engines and previews. */
  description: string;
  supportEmail: string;
  /** The page on a professional network. */
  network: { label: string; url: string };
  /** Postal address, in Utah, USA. */
  address: { street: string; city: string; state: 'UT'; zip: string; country: 'USA' };
  /** The assistant's name in the app, and the name that the sign-up page advertises. */
  assistant: { name: string; nameAtSignUp: string };
  capabilities: Capabilities;
  /** What a service is worth by the price list, and costs when it is ordered, in whole dollars. Orders keep the price of their day. */
  prices: { healthCheck: number; earningsQuality: number };
  /** What is charged for a health check that is begun now, in whole dollars; 0: nothing. */
  charged: { healthCheck: number };
  /** How orders are paid: printed on every invoice from now on; those that were issued stay as they are. */
  payment: { dueInDays: number; lines: readonly string[] };
};

/** What is on. A switch that is off shows the label disabled or "Coming Soon", never a page that does nothing. */
type Capabilities = {
  /** A public list of partner professionals behind "See Partners". */
  partnerDirectory: boolean;
  /** Digital Quality of Earnings can be bought. */
  earningsQuality: boolean;
};

/** Most characters of each text. A description longer than this is cut off by search engines. */
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

/** The address on one line. */
export function addressLine({ street, city, state, zip, country }: Brand['address']): string {
  return `${street}, ${city}, ${state} ${zip}, ${country}`;
}
