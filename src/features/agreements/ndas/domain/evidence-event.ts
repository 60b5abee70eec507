import type { Json } from '#kernel/canonical-json.ts';

export const evidenceKinds = [
  'created',
  'sent',
  'email-delivered',
  'email-bounced',
  'reminder-sent',
  'opened',
  'link-clicked',
  'viewed',
  'two-factor-requested',
  'two-factor-passed',
  'two-factor-failed',
  'consent-given',
  'signed',
  'countersigned',
  'declined',
  'delegated',
  'expired',
  'cancelled',
  'completed',
  'sealed',
  'downloaded',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** `evidence`: address, user agent, time zone, session and entered values. */
export type EvidenceEvent = {
  ndaId: string;
  /** Starts at 1 in each agreement, without gaps. */
  number: number;
  kind: EvidenceKind;
  at: Date;
  actorId: string | null;
  evidence: { readonly [name: string]: Json };
  /** Random salt of the withheld part; `null` in logs of version 1, which print no text. */
  salt: string | null;
};

/** SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits. */
export type Sha256 = (text: string) => string;
