import { minutes, shift } from '#kernel/instant.ts';

/** How long a mailed code can be entered, and how long a confirmation lasts, in milliseconds (product policy). */
export const codeLife = 10 * minutes;
const confirmationLife = 15 * minutes;
/** Wrong codes until a new one is needed: 5 tries of a million, at 6 codes an hour. */
export const codeTries = 5;

export type Confirmation = {
  documentSha256: string;
  expiresAt: Date;
  tries: number;
  /** When and in which session the right code was entered; `null` before. */
  confirmed: { at: Date; sessionId: string } | null;
};

export type SigningPlace = { documentSha256: string; sessionId: string };

export type ConfirmationRefusal = 'code-missing' | 'code-expired' | 'code-spent' | 'confirmation-missing';

/** The first instant at which a code sent at `sentAt` has expired. */
export function codeEnds(sentAt: Date): Date {
  return shift(sentAt, codeLife);
}

/** When a confirmation given at `confirmedAt` expires. */
export function confirmedUntil(confirmedAt: Date): Date {
  return shift(confirmedAt, confirmationLife);
}

/** Why no code can be entered now; `null` if one can. A code for another text does not count. */
export function tryRefusal(
  found: Confirmation | null,
  documentSha256: string,
  now: Date,
): ConfirmationRefusal | null {
  if (found === null || found.documentSha256 !== documentSha256) return 'code-missing';
  if (found.tries >= codeTries) return 'code-spent';
  return now < found.expiresAt ? null : 'code-expired';
}

/** Whether this session may sign this text now. */
export function isConfirmed(found: Confirmation | null, place: SigningPlace, now: Date): boolean {
  if (!found?.confirmed) return false;
  const { at, sessionId } = found.confirmed;
  return (
    now < confirmedUntil(at) && found.documentSha256 === place.documentSha256 && sessionId === place.sessionId
  );
}

/** The text whose keyed hash is stored instead of the code. */
export function codeInput(of: {
  ndaId: string;
  personId: string;
  documentSha256: string;
  /** Where the code was sent: after a change of address it no longer counts. */
  email: string;
  code: string;
}): string {
  return ['nda signing code', of.ndaId, of.personId, of.documentSha256, of.email, of.code].join('\n');
}

/** Six digits from a number of 0 to 999,999. Throws RangeError for others. */
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
