import { canonicalJson } from '#kernel/canonical-json.ts';
import { eventText } from './event-text.ts';
import type { EvidenceEvent, Sha256 } from './evidence-event.ts';
import type { Capacity, NameComparison } from './signing.ts';

export type ChainedEvent = EvidenceEvent & { previousHash: string; hash: string };

export const verificationMethods = [
  'email',
  'email-code',
  'passkey',
  'phone-code',
  'knowledge',
  'identity-provider',
  'two-factor',
  'password',
  'master-agreement',
] as const;
export type Verification = {
  method: (typeof verificationMethods)[number];
  passed: boolean;
  /** `null` if not stored; always before the signature. */
  at: Date | null;
  /** SHA-256 of a passkey's credential ID. */
  credentialSha256?: string | undefined;
};

export type SignerEvidence = {
  accountName: string;
  typedName: string;
  nameComparison: NameComparison;
  email: string;
  phone: string | null;
  role: 'buyer' | 'owner';
  capacity: Capacity;
  entity: string | null;
  title: string | null;
  ipAddress: string;
  userAgent: string;
  timeZone: string | null;
  sessionId: string;
  verifications: readonly Verification[];
  fields: readonly { name: string; value: string; at: Date }[];
};

/** The owner's signature as printed: a hash, since the agreement does not name the owner. */
export type CounterSigner = {
  at: Date;
  /** SHA-256 of the stored signature with a secret nonce. */
  commitment: string;
  confirmation: Verification;
};

/** The audit certificate, which shows both sides how the agreement was made. Times are in UTC. */
export type AuditCertificate = {
  documentId: string;
  /** The access request; `null` for a master agreement. */
  envelopeId: string | null;
  originalSha256: string;
  /** The uploaded file, unchanged at the start of the finished one. */
  file: { title: string; bytes: number; pages: number } | null;
  /** Hash of the finished file; `null` inside the file itself. */
  resultSha256: string | null;
  generatedAt: Date;
  clockSource: string;
  template: { id: string; version: number; sha256: string };
  master: { documentId: string; originalSha256: string; fileSha256: string } | null;
  consentVersion: string;
  /** `owner`: `null` in a master agreement, which has many. */
  parties: { buyer: string; owner: string | null };
  /** SHA-256 of the owner's statement (`owner-statement.ts`); `null` in a master agreement. */
  ownerCommitment: string | null;
  governingLaw: string;
  termEndsAt: Date;
  signers: readonly SignerEvidence[];
  counterSigner: CounterSigner | null;
  events: readonly ChainedEvent[];
};

/** The previous hash of the first event. */
export const chainStart = '0'.repeat(64);

/** The format version of a log. From 2 on, the certificate prints the text of each hash. */
export function logVersion([first]: readonly Pick<EvidenceEvent, 'salt'>[]): 1 | 2 {
  return first?.salt === null ? 1 : 2;
}

/** The text whose hash chains an event to the previous one: the printed lines, or canonical JSON in version 1. */
export function chainInput(event: EvidenceEvent, previousHash: string, sha256: Sha256): string {
  if (event.salt !== null) return eventText({ ...event, salt: event.salt }, previousHash, sha256);
  return canonicalJson({
    actorId: event.actorId,
    at: event.at.toISOString(),
    evidence: event.evidence,
    kind: event.kind,
    ndaId: event.ndaId,
    number: event.number,
    previousHash,
  });
}

/** The event with its place in the chain. `previous` is `null` for the first. Throws RangeError for a gap. */
export function chained(event: EvidenceEvent, previous: ChainedEvent | null, sha256: Sha256): ChainedEvent {
  if (event.number !== (previous?.number ?? 0) + 1)
    throw new RangeError(`event ${event.number} out of order`);
  const previousHash = previous?.hash ?? chainStart;
  return { ...event, previousHash, hash: sha256(chainInput(event, previousHash, sha256)) };
}

/** The number of the first event that breaks the chain; `null` if it is intact. */
export function brokenLink(events: readonly ChainedEvent[], sha256: Sha256): number | null {
  let hash = chainStart;
  for (const [index, event] of events.entries()) {
    const follows = event.number === index + 1 && event.previousHash === hash;
    if (!follows || event.hash !== sha256(chainInput(event, hash, sha256))) return index + 1;
    hash = event.hash;
  }
  return null;
}
