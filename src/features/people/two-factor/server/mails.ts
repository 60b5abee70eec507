import { brand } from '#content/brand.ts';
import { type MailWork, sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { Work } from '#platform/context.ts';

const words = {
  on: {
    subject: 'Two-factor sign-in is on',
    line: 'Two-factor sign-in was turned on for your account. From now on, signing in takes your password and a second factor.',
  },
  off: {
    subject: 'Two-factor sign-in is off',
    line: 'Two-factor sign-in was turned off for your account. Your password alone signs you in again.',
  },
  'app-changed': {
    subject: 'Your authenticator app was changed',
    line: 'Another authenticator app was set up for your account. Codes from the earlier one no longer work.',
  },
  'app-removed': {
    subject: 'Your authenticator app was removed',
    line: 'The authenticator app was removed from your account. Your passkeys remain your second factor.',
  },
  'codes-renewed': {
    subject: 'You have new recovery codes',
    line: 'New recovery codes were made for your account. The earlier ones no longer work.',
  },
  failed: {
    subject: 'Someone may have your password',
    line: 'Someone signed in to your account with your password, or through Google, and then failed the second step five times. They did not get in.',
  },
} as const;

export async function mailTwoFactor(work: Work, personId: string, what: keyof typeof words): Promise<void> {
  const { subject, line } = words[what];
  await sendMailToPerson(work, personId, {
    kind: `two-factor-${what}`,
    subject,
    lines: [line, `If it was not you, change your password and write to ${brand.supportEmail} right away.`],
    path: '/user/profile',
  });
}

export async function mailRecoveryCodeUsed(work: Work, personId: string, left: number): Promise<void> {
  const rest = left === 1 ? 'One is left.' : left === 0 ? 'None is left.' : `${left} are left.`;
  await sendMailToPerson(work, personId, {
    kind: 'recovery-code-used',
    subject: 'A recovery code was used',
    lines: [
      `Someone signed in to your account with one of your recovery codes. ${rest} You can create new ones on your profile page.`,
      `If it was not you, change your password and write to ${brand.supportEmail} right away.`,
    ],
    path: '/user/profile',
  });
}

const resetBy = {
  admin: 'an administrator, after checking who you are,',
  operator: 'the operator of this site',
} as const;

export async function mailTwoFactorReset(
  work: MailWork,
  personId: string,
  by: keyof typeof resetBy,
): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'two-factor-reset',
    subject: 'Two-factor sign-in was reset',
    lines: [
      `On ${easternMinute(work.now)}, ${resetBy[by]} removed the second factor of your account and signed you out on every device. Sign in with your password, then set up two-factor sign-in again.`,
      `If you did not ask for this, change your password and write to ${brand.supportEmail} right away.`,
    ],
    path: '/user/profile',
  });
}
