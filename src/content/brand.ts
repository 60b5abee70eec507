import { branding } from './branding.ts';
import type { Brand } from './content-shapes.ts';

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

/** What the file says. What is shown: `brand`. */
export const brandFile: Brand = {
  name: 'Cairn',
  description:
    'Find out what your business is worth, get it ready, and meet screened buyers, without anyone learning who you are until you say so.',
  supportEmail: 'support@cairn.example',
  network: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/cairn-example', sample: true },
  address: {
    street: '100 Example Street, Suite 400',
    city: 'Salt Lake City',
    state: 'UT',
    zip: '84101',
    country: 'USA',
    sample: true,
  },
  assistant: { name: 'Appa', nameAtSignUp: 'AI-Sherpa' },
  capabilities: { partnerDirectory: false, earningsQuality: true },
  prices: { healthCheck: 1_500, earningsQuality: 10_000 },
  charged: { healthCheck: 0 },
  payment: {
    sample: true,
    dueInDays: 14,
    lines: [
      'By bank transfer: Cairn Example LLC, Sample Bank, routing number 000000000, account number 0000000000.',
      'By check: payable to Cairn Example LLC, sent to 100 Example Street, Suite 400, Salt Lake City, UT 84101.',
      'Write the invoice number on the transfer or the check so we can match your payment.',
    ],
  },
};

/** Read when it is used, as it changes while the program runs. */
export const brand: Brand = {
  get name() {
    return own('name');
  },
  get description() {
    return own('description');
  },
  get supportEmail() {
    return own('supportEmail');
  },
  get network() {
    return own('network');
  },
  get address() {
    return own('address');
  },
  get assistant() {
    return own('assistant');
  },
  get capabilities() {
    return own('capabilities');
  },
  get prices() {
    return own('prices');
  },
  get charged() {
    return own('charged');
  },
  get payment() {
    return own('payment');
  },
};

function own<K extends keyof Brand>(part: K): Brand[K] {
  return { ...brandFile, ...branding().brand }[part];
}

/** `null` while it is the sample of the file and this is no demo. */
export function ownAddress(): Brand['address'] | null {
  return brand.address.sample && !branding().samples ? null : brand.address;
}

/** The postal address after these words; nothing without an own address. */
export function orAt(words: string): string {
  const address = ownAddress();
  return address ? `${words}${addressLine(address)}` : '';
}

/** `null` while it is the sample of the file and this is no demo. */
export function ownNetwork(): Brand['network'] {
  return brand.network?.sample && !branding().samples ? null : brand.network;
}

/** Never the sample accounts of the file on a site that is no demo. */
export function ownPaymentLines(): readonly string[] {
  const { lines, sample } = brand.payment;
  if (!sample || branding().samples) return lines;
  return [`Write to ${brand.supportEmail}, and we will tell you how to pay.`];
}

export function addressLine({ street, city, state, zip, country }: Brand['address']): string {
  return `${street}, ${city}, ${state} ${zip}, ${country}`;
}
