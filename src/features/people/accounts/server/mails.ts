import { brand } from '#content/brand.ts';
import type { Work } from '#platform/context.ts';
import { sendMailToPerson } from './mail-to-person.ts';
import { newLink } from './mailed-links.ts';

type To = { id: string; email: string };

export async function mailVerification(work: Work, person: To): Promise<void> {
  await sendMailToPerson(work, person.id, {
    kind: 'email-verification',
    subject: 'Confirm your email address',
    lines: [
      `Please confirm that this email address belongs to your ${brand.name} account. The link works once and expires in 24 hours.`,
      'If you did not create an account or change its email address, you can ignore this email.',
    ],
    path: await newLink(work, person, 'email-verification'),
    secret: true,
  });
}

export async function mailPasswordReset(work: Work, person: To): Promise<void> {
  await sendMailToPerson(work, person.id, {
    kind: 'password-reset',
    subject: 'Reset your password',
    lines: [
      `Someone asked to reset the password of your ${brand.name} account. If it was you, choose a new one with the link below. It works once and expires in one hour.`,
      'If it was not you, you can ignore this email: your password has not changed.',
    ],
    path: await newLink(work, person, 'password-reset'),
    secret: true,
  });
}

/** Goes to the old address and does not reveal the new one. */
export async function mailEmailChanged(work: Work, personId: string): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'email-changed',
    subject: 'The email address of your account was changed',
    lines: [
      `Your ${brand.name} account now has another email address. Sign in with that one. Links that we sent to this address no longer work, and other devices were signed out.`,
      `If you did not change it, write to ${brand.supportEmail} right away.`,
    ],
    path: '/',
  });
}

const tokensKept =
  'Access tokens keep working. If someone else may have created one, revoke it on your profile page.';

/** `reset`: with a link from an email, which also ends access tokens. */
export async function mailPasswordChanged(
  work: Work,
  personId: string,
  how: 'changed' | 'reset',
): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'password-changed',
    subject: 'Your password was changed',
    lines: [
      `The password of your ${brand.name} account was changed, and other devices were signed out. If you changed it, there is nothing left to do.`,
      ...(how === 'changed' ? [tokensKept] : []),
      `If you did not, reset your password right away, and write to ${brand.supportEmail}.`,
    ],
    path: '/forgot-password',
  });
}
