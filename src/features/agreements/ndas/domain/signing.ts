import { days, shift } from '#kernel/instant.ts';
import { isConsentCurrent } from './consent.ts';
import { drawingRefusal } from './drawn-signature.ts';
import type { NdaKind } from './nda-kind.ts';

/** The life of one agreement that was put before a buyer. `countersigning`: the buyer has signed, and the owner is to. From `signed` on all are final. */
export const ndaStatuses = ['issued', 'countersigning', 'signed', 'declined', 'expired', 'void'] as const;
export type NdaStatus = (typeof ndaStatuses)[number];

/** In what capacity somebody signs: for themselves, or authorized to bind an entity. */
export const capacities = ['individual', 'entity'] as const;
export type Capacity = (typeof capacities)[number];

/** How long an issued agreement can be signed (product policy). */
export const signingTime = 14 * days;

/** What is known of an agreement when somebody wants to act on it. */
export type NdaState = {
  kind: NdaKind;
  status: NdaStatus;
  signerId: string;
  expiresAt: Date;
  /** SHA-256 of the canonical text that was issued. */
  documentSha256: string;
  /** The consent to electronic records that the signer gave; `null` before. */
  consentVersion: string | null;
};

/** What the signer sends with the signature. */
export type SignatureAsked = {
  name: string;
  capacity: Capacity;
  entity: string | null;
  /** The signer's title in the entity, as "Managing Member"; `null` where none was given. */
  title: string | null;
  /** SVG path data of a drawn signature; `null` where the typed name is the signature. */
  drawing: string | null;
  /** The text was on the screen down to its last line. */
  readToEnd: boolean;
  /** The hash of the text that was on the screen. */
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

/** The instant after which an agreement issued at `issuedAt` can no longer be signed. */
export function signableUntil(issuedAt: Date): Date {
  return shift(issuedAt, signingTime);
}

/** Whether an issued agreement ran out; it can be signed up to, not at, `expiresAt`. */
export function hasExpired(nda: Pick<NdaState, 'status' | 'expiresAt'>, now: Date): boolean {
  return nda.status === 'issued' && now >= nda.expiresAt;
}

/** Why this person cannot act on the agreement at all (open, consent, sign, decline); `null` when they can. */
export function actingRefusal(nda: NdaState, personId: string, now: Date): SigningRefusal | null {
  if (nda.signerId !== personId) return 'not-the-signer';
  if (nda.status === 'expired' || hasExpired(nda, now)) return 'nda-expired';
  return nda.status === 'issued' ? null : 'nda-closed';
}

/** Why a consent to electronic records is refused; the signer agrees to the current text or not at all. */
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
 * Why a signature is refused; `null` when it stands. A signature needs the consent to electronic records first
 * (15 U.S.C. 7001(c)), the whole text shown, and an act with the intent to sign (UETA section 2(8)).
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

/** What is wrong with a signature as such, whoever gives it; `null` when nothing is. */
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

/** How the typed name compares with the account's: recorded as evidence, no reason to refuse. */
export type NameComparison = 'matches' | 'differs';

/**
 * Compares letters and digits only: case, accents, punctuation and spacing do not make a name differ, nor does the family
 * name before the others: an account has it last.
 */
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
