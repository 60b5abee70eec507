import { canonicalJson } from '#kernel/canonical-json.ts';
import { eventText } from './event-text.ts';
import type { EvidenceEvent, Sha256 } from './evidence-event.ts';
import type { Capacity, NameComparison } from './signing.ts';

export type ChainedEvent = EvidenceEvent & { previousHash: string; hash: string };

/** How a signer was known to be who they are. */
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
  /** When it was; `null` where that was not kept: before the signature. */
  at: Date | null;
  /** Of a passkey: SHA-256 of its credential id. */
  credentialSha256?: string | undefined;
};

/** Everything recorded about one signer. */
export type SignerEvidence = {
  accountName: string;
  typedName: string;
  nameComparison: NameComparison;
  email: string;
  phone: string | null;
  role: 'buyer' | 'owner';
  capacity: Capacity;
  entity: string | null;
  /** Their title in the entity; `null` where none was given. */
  title: string | null;
  ipAddress: string;
  userAgent: string;
  timeZone: string | null;
  sessionId: string;
  verifications: readonly Verification[];
  /** Each value that was entered, and when. */
  fields: readonly { name: string; value: string; at: Date }[];
};

/** The owner's signature as it is printed: the agreement names no owner, so its hash stands for it. */
export type CounterSigner = {
  at: Date;
  /** SHA-256 over the signature on record, with a nonce that is kept beside it. */
  commitment: string;
  /** The mailed code that the owner typed, or the passkey that they used. */
  confirmation: Verification;
};

/** The audit certificate: what both sides can show later about how the agreement came about. Times are UTC. */
export type AuditCertificate = {
  documentId: string;
  /** The access request that the agreement was issued for; `null` for a master agreement. */
  envelopeId: string | null;
  originalSha256: string;
  /** Where a file is the agreement: it stands unchanged at the beginning of the finished one. */
  file: { title: string; bytes: number; pages: number } | null;
  /** The hash of the finished file; `null` inside that file itself. */
  resultSha256: string | null;
  generatedAt: Date;
  clockSource: string;
  template: { id: string; version: number; sha256: string };
  /** What a joinder rests on; `null` in every other agreement. */
  master: { documentId: string; originalSha256: string; fileSha256: string } | null;
  consentVersion: string;
  /** `owner`: `null` in a master agreement, which is for every owner who takes it. */
  parties: { buyer: string; owner: string | null };
  /** SHA-256 of the owner's statement (`owner-statement.ts`); `null` in a master agreement. */
  ownerCommitment: string | null;
  governingLaw: string;
  termEndsAt: Date;
  signers: readonly SignerEvidence[];
  counterSigner: CounterSigner | null;
  events: readonly ChainedEvent[];
};

/** What the first event of an agreement has for a previous hash. */
export const chainStart = '0'.repeat(64);

/** Which rule a log follows: from 2 on the text of each hash is printed in the certificate. */
export function logVersion([first]: readonly Pick<EvidenceEvent, 'salt'>[]): 1 | 2 {
  return first?.salt === null ? 1 : 2;
}

/**
 * The text whose hash chains an event to the one before. Version 2: the lines that the certificate prints. Version 1:
 * canonical JSON of everything that is on record, the time as ISO 8601 with milliseconds.
 */
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

/** The event with its place in the chain. `previous`: the event before it, `null` for the first. */
export function chained(event: EvidenceEvent, previous: ChainedEvent | null, sha256: Sha256): ChainedEvent {
  if (event.number !== (previous?.number ?? 0) + 1)
    throw new RangeError(`event ${event.number} out of order`);
  const previousHash = previous?.hash ?? chainStart;
  return { ...event, previousHash, hash: sha256(chainInput(event, previousHash, sha256)) };
}

/** The number of the first event that does not follow from those before it; `null` when the chain is whole. */
export function brokenLink(events: readonly ChainedEvent[], sha256: Sha256): number | null {
  let hash = chainStart;
  for (const [index, event] of events.entries()) {
    const follows = event.number === index + 1 && event.previousHash === hash;
    if (!follows || event.hash !== sha256(chainInput(event, hash, sha256))) return index + 1;
    hash = event.hash;
  }
  return null;
}
