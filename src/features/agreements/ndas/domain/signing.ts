import { days, shift } from '#kernel/instant.ts';
import { isConsentCurrent } from './consent.ts';
import { drawingRefusal } from './drawn-signature.ts';
import type { NdaKind } from './nda-kind.ts';

/** `countersigning`: the buyer has signed, the owner has not. Statuses from `signed` on are final. */
export const ndaStatuses = ['issued', 'countersigning', 'signed', 'declined', 'expired', 'void'] as const;
export type NdaStatus = (typeof ndaStatuses)[number];

/** For oneself, or authorized to bind an entity. */
export const capacities = ['individual', 'entity'] as const;
export type Capacity = (typeof capacities)[number];

/** How long an issued agreement can be signed, in milliseconds (product policy). */
export const signingTime = 14 * days;

export type NdaState = {
  kind: NdaKind;
  status: NdaStatus;
  signerId: string;
  expiresAt: Date;
  /** SHA-256 of the canonical text that was issued. */
  documentSha256: string;
  /** The version the signer consented to; `null` before. */
  consentVersion: string | null;
};

export type SignatureAsked = {
  name: string;
  capacity: Capacity;
  entity: string | null;
  /** The signer's title in the entity, as "Managing Member"; `null` if not given. */
  title: string | null;
  drawing: string | null;
  /** The text was scrolled to its end. */
  readToEnd: boolean;
  documentSha256: string;
};

export type SigningRefusal =
  | 'not-the-signer'
  | 'nda-closed'
  | 'nda-expired'
  | 'consent-missing'
  | 'consent-outdated'
  | 'not-read'
  | 'document-changed'
  | 'name-missing'
  | 'entity-required'
  | 'drawing-unfit'
  | 'drawing-empty';

/** The first instant at which an agreement issued at `issuedAt` can no longer be signed. */
export function signableUntil(issuedAt: Date): Date {
  return shift(issuedAt, signingTime);
}

/** Whether the signing period ended: an agreement can be signed before, not at, `expiresAt`. */
export function hasExpired(nda: Pick<NdaState, 'status' | 'expiresAt'>, now: Date): boolean {
  return nda.status === 'issued' && now >= nda.expiresAt;
}

/** Why this person cannot act on the agreement (open, consent, sign, decline); `null` if they can. */
export function actingRefusal(nda: NdaState, personId: string, now: Date): SigningRefusal | null {
  if (nda.signerId !== personId) return 'not-the-signer';
  if (nda.status === 'expired' || hasExpired(nda, now)) return 'nda-expired';
  return nda.status === 'issued' ? null : 'nda-closed';
}

/** Why a consent is refused; `null` if it is accepted. Only the current text can be consented to. */
export function consentRefusal(
  nda: NdaState,
  personId: string,
  agreedVersion: string,
  now: Date,
): SigningRefusal | null {
  return (
    actingRefusal(nda, personId, now) ??
    (isConsentCurrent(agreedVersion, nda.kind) ? null : 'consent-outdated')
  );
}

/**
 * Why a signature is refused; `null` if it is accepted. It needs the prior consent to electronic records (15 U.S.C.
 * 7001(c)), the whole text shown, and an act with the intent to sign (UETA section 2(8)).
 */
export function signingRefusal(
  nda: NdaState,
  personId: string,
  asked: SignatureAsked,
  now: Date,
): SigningRefusal | null {
  const closed = actingRefusal(nda, personId, now);
  if (closed) return closed;
  if (nda.consentVersion === null) return 'consent-missing';
  if (!isConsentCurrent(nda.consentVersion, nda.kind)) return 'consent-outdated';
  return signatureFault(nda, asked);
}

/** What is wrong with a signature, of either side; `null` if nothing is. */
export function signatureFault(
  nda: Pick<NdaState, 'documentSha256'>,
  asked: SignatureAsked,
): SigningRefusal | null {
  if (asked.documentSha256 !== nda.documentSha256) return 'document-changed';
  if (!asked.readToEnd) return 'not-read';
  if (asked.name.trim() === '') return 'name-missing';
  if (asked.capacity === 'entity' && (asked.entity ?? '').trim() === '') return 'entity-required';
  return asked.drawing === null ? null : drawingRefusal(asked.drawing);
}

/** Recorded as evidence; a difference is no reason to refuse. */
export type NameComparison = 'matches' | 'differs';

/** Ignores case, accents, punctuation, spacing and a leading family name: an account stores it last. */
export function compareNames(typed: string, accountName: string): NameComparison {
  const words = accountName.split(/\s+/).map(lettersOf);
  const orders = words.map((_, first) => [...words.slice(first), ...words.slice(0, first)].join(''));
  return orders.includes(lettersOf(typed)) ? 'matches' : 'differs';
}

/** `Ada Lovelace`, or `Ada Lovelace, Managing Member, authorized to sign for Engine LLC`. */
export function signatureLine({
  name,
  capacity,
  entity,
  title,
}: Pick<SignatureAsked, 'name' | 'capacity' | 'entity' | 'title'>): string {
  if (capacity === 'individual') return name.trim();
  const titled = [name, title ?? ''].map((part) => part.trim()).filter((part) => part !== '');
  return `${titled.join(', ')}, authorized to sign for ${(entity ?? '').trim()}`;
}

export const signingWords: Record<SigningRefusal, string> = {
  'not-the-signer': 'Only the buyer named in the agreement can do this.',
  'nda-closed': 'This agreement can no longer be signed or declined.',
  'nda-expired': 'This agreement was not signed in time. Ask for a new one.',
  'consent-missing': 'Agree to use electronic records first, or ask for paper.',
  'consent-outdated': 'The statement on electronic records has changed. Read and agree to it again.',
  'not-read': 'Read the agreement to its end before you sign.',
  'document-changed': 'The agreement on your screen is not the one that was issued. Reload it.',
  'name-missing': 'Enter your full legal name.',
  'entity-required': 'Enter the entity you are signing for.',
  'drawing-unfit': 'The drawing can’t be used. Draw it again, or type your name instead.',
  'drawing-empty': 'Draw your signature first, or type your name instead.',
};

function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
