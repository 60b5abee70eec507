import { sendMail } from '#features/mail/server/send-mail.ts';
import type { Work } from '#platform/context.ts';
import type { HelperParty, HelperStatus } from '../domain/check-helper.ts';
import type { HelperRow } from './helper-store.ts';

const path = '/analysis/health-check';

/** To the address that the owner typed, whether anybody has an account with it or not: no name, no business. */
export async function mailHelpInvitation(work: Work, to: string): Promise<void> {
  const text = [
    'Hello,',
    'the owner of a business asks you to help with its health check: to answer some of its questions, or to enter its books.',
    'Sign in with this e-mail address, or open an account with it, to see what is asked of you and to accept or decline it. If you do not know what this is about, you need not do anything.',
    work.link(path),
  ].join('\n\n');
  await sendMail(work, {
    to,
    subject: 'You are asked to help with a health check',
    text: `${text}\n`,
    kind: 'check-helper-invited',
    secret: false,
  });
}

const toOwner: Partial<Record<HelperStatus, string>> = {
  active: 'Somebody that you invited helps with your health check now',
  declined: 'Somebody that you invited does not help with your health check',
  ended: 'Somebody has ended their help with your health check',
};

/** The side that did not move it learns so, without a name. */
export async function tellOfHelp(
  work: Work,
  row: HelperRow,
  to: HelperStatus,
  by: HelperParty,
): Promise<void> {
  const words = toOwner[to];
  if (by === 'helper' && words)
    await work.notify([row.owner_id], { kind: 'check-moved', words, path: `${path}/${row.check_id}/people` });
  if (by === 'owner' && to === 'ended' && row.person_id)
    await work.notify([row.person_id], {
      kind: 'check-moved',
      words: 'Your help with a health check has ended',
      path,
    });
}
