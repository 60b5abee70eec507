import { days, shift } from '#kernel/instant.ts';
import { isConsentCurrent } from './consent.ts';
import { type NdaOnFile, notInForce } from './in-force.ts';
import type { NdaTemplate } from './template.ts';

export type Passport = {
  nda: NdaOnFile;
  consentVersion: string | null;
  withdrawnAt: Date | null;
  sealed: boolean;
};

export const passportFaults = ['none', 'withdrawn', 'superseded', 'term-ended', 'being-sealed'] as const;
export type PassportFault = (typeof passportFaults)[number];

/**
 * Why this passport joins no listing now; `null` if it does. A `null` passport: none exists. It must be signed,
 * current, within its term, not withdrawn, and sealed, since the joinder names the sealed file.
 */
export function passportFault(
  passport: Passport | null,
  current: Pick<NdaTemplate, 'id' | 'version'>,
  now: Date,
): PassportFault | null {
  if (passport === null) return 'none';
  if (passport.withdrawnAt !== null) return 'withdrawn';
  const ended = notInForce(passport.nda, current, now);
  if (ended === 'unsigned' || ended === 'void') return 'none';
  if (ended !== null) return ended;
  if (!isConsentCurrent(passport.consentVersion ?? '', 'master')) return 'superseded';
  return passport.sealed ? null : 'being-sealed';
}

/** How long before its end the signer is notified, in milliseconds (product policy). */
export const endingSoon = 30 * days;

export type PassportLapse = 'ending' | 'term-ended' | 'superseded';

/** What to notify the signer of; `null` for nothing, and for a withdrawn passport. */
export function lapseOf(
  passport: Passport,
  current: Pick<NdaTemplate, 'id' | 'version'>,
  now: Date,
): PassportLapse | null {
  const fault = passportFault(passport, current, now);
  if (fault === 'superseded' || fault === 'term-ended') return fault;
  if (fault === 'withdrawn' || fault === 'none') return null;
  const { termEndsAt } = passport.nda;
  return termEndsAt !== null && shift(now, endingSoon) >= termEndsAt ? 'ending' : null;
}

export const passportWords: Record<PassportFault, string> = {
  none: 'You have no NDA passport yet.',
  withdrawn: 'You withdrew your NDA passport.',
  superseded: 'The text of the NDA passport has changed since you signed it. Sign the new one.',
  'term-ended': 'Your NDA passport has expired. Sign a new one.',
  'being-sealed': 'Your NDA passport is being sealed. It can be used in a moment.',
};
