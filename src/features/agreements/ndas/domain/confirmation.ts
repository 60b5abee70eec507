import { minutes, shift } from '#kernel/instant.ts';

/** How long a mailed code can be typed, and how long it counts for a signature once it was (product policy). */
export const codeLife = 10 * minutes;
const confirmationLife = 15 * minutes;
/** Wrong codes before a new one is needed: 5 of a million, with 6 codes an hour. */
export const codeTries = 5;

/** The newest code of one signer for one agreement. */
export type Confirmation = {
  /** The text that it was asked for. */
  documentSha256: string;
  expiresAt: Date;
  /** Wrong codes so far. */
  tries: number;
  /** When the right one was typed, and in which session; `null` before. */
  confirmed: { at: Date; sessionId: string } | null;
};

/** Where a signature would be given: the text that stands there, and the session that signs. */
export type SigningPlace = { documentSha256: string; sessionId: string };

export type ConfirmationRefusal = 'code-missing' | 'code-expired' | 'code-spent' | 'confirmation-missing';

/** The instant after which a code sent at `sentAt` is no longer taken. */
export function codeEnds(sentAt: Date): Date {
  return shift(sentAt, codeLife);
}

/** Until when a confirmation counts for a signature. */
export function confirmedUntil(confirmedAt: Date): Date {
  return shift(confirmedAt, confirmationLife);
}

/** Why no code can be tried now; `null` when one can. A code for another text is none. */
export function tryRefusal(
  found: Confirmation | null,
  documentSha256: string,
  now: Date,
): ConfirmationRefusal | null {
  if (found === null || found.documentSha256 !== documentSha256) return 'code-missing';
  if (found.tries >= codeTries) return 'code-spent';
  return now < found.expiresAt ? null : 'code-expired';
}

/** Whether this session may sign this text now by what was confirmed. */
export function isConfirmed(found: Confirmation | null, place: SigningPlace, now: Date): boolean {
  if (!found?.confirmed) return false;
  const { at, sessionId } = found.confirmed;
  return (
    now < confirmedUntil(at) && found.documentSha256 === place.documentSha256 && sessionId === place.sessionId
  );
}

/** The text whose keyed hash is kept in place of the code. */
export function codeInput(of: {
  ndaId: string;
  personId: string;
  documentSha256: string;
  code: string;
}): string {
  return ['nda signing code', of.ndaId, of.personId, of.documentSha256, of.code].join('\n');
}

/** Six digits out of a number from 0 to 999,999. Throws RangeError for another. */
export function codeOf(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 999_999) throw new RangeError('not six digits');
  return `${number}`.padStart(6, '0');
}

export const confirmationWords: Record<ConfirmationRefusal, string> = {
  'code-missing': 'Send yourself a code first.',
  'code-expired': 'The code has expired. Send a new one.',
  'code-spent': 'Too many wrong codes. Send a new one.',
  'confirmation-missing': 'Confirm with the code that was sent to your email address.',
};
