import { brand } from '#content/brand.ts';
import type { Work } from '#platform/context.ts';
import { sendMailToPerson } from './mail-to-person.ts';
import { newLink } from './mailed-links.ts';

type To = { id: string; email: string };

export async function mailVerification(work: Work, person: To): Promise<void> {
  await sendMailToPerson(work, person.id, {
    kind: 'email-verification',
    subject: 'Confirm your e-mail address',
    lines: [
      'Please confirm that this address is yours by opening this link. It works once, within 24 hours.',
    ],
    path: await newLink(work, person, 'email-verification'),
    secret: true,
  });
}

export async function mailPasswordReset(work: Work, person: To): Promise<void> {
  await sendMailToPerson(work, person.id, {
    kind: 'password-reset',
    subject: 'Choose a new password',
    lines: [
      'Somebody asked for a new password for your account. If it was you, open this link. It works once, within one hour.',
      'If it was not you, ignore this mail: nothing has changed.',
    ],
    path: await newLink(work, person, 'password-reset'),
    secret: true,
  });
}

/** To the address that the account leaves: it is the last that it hears, and it does not learn the new one. */
export async function mailEmailChanged(work: Work, personId: string): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'email-changed',
    subject: 'The e-mail of your account was changed',
    lines: [
      'Your account has another e-mail address from now on. Signing in goes by the new one, links that were mailed to this one no longer work, and other devices were signed out.',
      `If it was not you, write to ${brand.supportEmail} at once.`,
    ],
    path: '/',
  });
}

export async function mailPasswordChanged(work: Work, personId: string): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'password-changed',
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed, and other devices were signed out.',
      'If it was not you, choose a new one at once:',
    ],
    path: '/forgot-password',
  });
}
