import type { Json } from '#kernel/canonical-json.ts';

/** What can happen to an agreement; the event log of the audit certificate. */
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

/** One event. `evidence` holds what was seen with it: address, user agent, time zone, session, values entered. */
export type EvidenceEvent = {
  ndaId: string;
  /** 1 for the first event of an agreement, then without a gap. */
  number: number;
  kind: EvidenceKind;
  at: Date;
  actorId: string | null;
  evidence: { readonly [name: string]: Json };
  /** Random, for what is withheld from print; `null` in logs of version 1, which withhold by printing no text at all. */
  salt: string | null;
};

/** Takes text, hashes its UTF-8 bytes with SHA-256, gives 64 hexadecimal digits. */
export type Sha256 = (text: string) => string;
