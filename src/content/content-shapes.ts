/**
 * The identity of this installation, until an admin publishes another one under Branding. The values of the file are
 * samples: the address, the mailbox and the network page belong to no one.
 */
export type Brand = {
  name: string;
  description: string;
  supportEmail: string;
  /** The page on a professional network. */
  network: { label: string; url: string; sample?: boolean } | null;
  address: { street: string; city: string; state: string; zip: string; country: string; sample?: boolean };
  /** The name of the assistant in the app, and the one that the sign-up page advertises. */
  assistant: { name: string; nameAtSignUp: string };
  capabilities: Capabilities;
  /** List prices in whole dollars. Orders keep the price of their day. */
  prices: { healthCheck: number; earningsQuality: number };
  /** The current charge for a new health check in whole dollars; 0 for none. */
  charged: { healthCheck: number };
  /** Printed on new invoices; invoices already issued do not change. */
  payment: { dueInDays: number; lines: readonly string[]; sample?: boolean };
};

/** A disabled capability shows its label as disabled or "Coming Soon", never a page that does nothing. */
type Capabilities = {
  /** A public list of partner professionals behind "See Partners". */
  partnerDirectory: boolean;
  /** Whether Digital Quality of Earnings can be bought. */
  earningsQuality: boolean;
};

/** A path in a square of 96 × 96. */
export type PortraitShape = { d: string; color: 'accent' | 'amber' | 'good' | 'muted' | 'line' | 'raised' };

export type TeamMember = {
  firstName: string;
  lastName: string;
  title: string;
  bio: string;
  /** None: the initials are shown. */
  portrait: readonly PortraitShape[];
  /** Shown only on a demo. */
  sample?: boolean;
};

/** A path in a square of 24 × 24; `paint` strokes or fills it. */
export type MarkShape = { d: string; paint: 'line' | 'fill' };

export type NameFace = 'display' | 'plain' | 'spaced';

export type Partner = {
  name: string;
  face: NameFace;
  /** None: the name alone is shown. */
  mark: readonly MarkShape[];
  /** Shown only on a demo. */
  sample?: boolean;
};

export type Testimonial = {
  quote: string;
  person: string;
  role: string;
  /** The logo is shown if it is the name of a partner. */
  company: string;
  /** Until a real person has said it: shown only on a demo, and labeled. */
  sample: boolean;
};
