import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import type { Work } from '#platform/context.ts';
import { type Tie, tieSentence } from '../domain/closing.ts';

/** The last mail to the person, queued while the address is still known. */
export async function tellOfClosing(
  work: Work,
  person: { id: string },
  { ties, own }: { ties: readonly Tie[]; own: boolean },
): Promise<void> {
  const by = own ? 'You closed your account.' : 'An administrator closed your account.';
  const erased =
    'Everything in it was erased, since no one else here relies on it. It disappears from backups as they are replaced.';
  const kept = [
    'Your name, email address, phone number and ways to sign in are gone. The rest had to stay, because others rely on it:',
    ...ties.map((tie) => `- ${tieSentence(tie)}`),
  ];
  await sendMailToPerson(work, person.id, {
    kind: 'account-closed',
    subject: 'Your account is closed',
    lines: [by, ...(ties.length === 0 ? [erased] : kept), 'You can open a new account at any time.'],
    path: '/',
    // Deleted after sending, so that no trace of the person remains.
    secret: true,
  });
}
