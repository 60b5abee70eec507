import { brand } from '#content/brand.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import type { Work } from '#platform/context.ts';

const words = {
  added: {
    subject: 'A passkey was added to your account',
    line: 'A passkey was added to your account. Anyone who holds it can sign in to your account and confirm signatures in your name.',
  },
  removed: {
    subject: 'A passkey was removed from your account',
    line: 'A passkey was removed from your account. It no longer signs you in or confirms signatures.',
  },
} as const;

export async function mailPasskeyChange(
  work: Work,
  personId: string,
  what: keyof typeof words,
): Promise<void> {
  const { subject, line } = words[what];
  await sendMailToPerson(work, personId, {
    kind: `passkey-${what}`,
    subject,
    lines: [line, `If it was not you, change your password and write to ${brand.supportEmail} right away.`],
    path: '/user/profile',
  });
}
