import { brand } from '#content/brand.ts';
import { mailText } from '#features/inbox/mail/domain/mail-text.ts';
import { sendMail } from '#features/inbox/mail/server/send-mail.ts';
import type { Work } from '#platform/context.ts';
import type { HelperParty, HelperStatus } from '../domain/check-helper.ts';
import { type HelpAsked, helpWords } from '../domain/help-words.ts';
import type { HelperRow } from './helper-store.ts';

const path = '/analysis/health-check';

/** Names neither person nor business, because the address may not belong to a user. */
export async function mailHelpInvitation(work: Work, to: string, asked: HelpAsked): Promise<void> {
  await sendMail(work, {
    to,
    subject: 'You are asked to help with a health check',
    text: mailText({
      greeting: 'Hello,',
      lines: [
        `A business owner asks for your help with the health check of their business on ${brand.name}: ${helpWords(asked)}.`,
        'Sign in with this email address, or create an account with it, to see what is asked of you and to accept or decline it.',
        'If you do not expect this, you can ignore this email.',
      ],
      path,
      link: work.link(path),
    }),
    kind: 'check-helper-invited',
  });
}

const toOwner: Partial<Record<HelperStatus, (email: string) => [words: string, line: string]>> = {
  active: (email) => [
    'Someone accepted your invitation to a health check',
    `${email} accepted, and can see and answer the part that you gave them. You can end that at any time.`,
  ],
  declined: (email) => [
    'Someone declined your invitation to a health check',
    `${email} declined. You can invite someone else, or answer that part yourself.`,
  ],
  ended: (email) => [
    'Someone ended their help with your health check',
    `${email} no longer helps. What they answered stays.`,
  ],
};

/** Notifies the other party; the owner sees the invited address, not a name. */
export async function tellOfHelp(
  work: Work,
  row: HelperRow,
  to: HelperStatus,
  by: HelperParty,
): Promise<void> {
  const said = toOwner[to];
  if (by === 'helper' && said) {
    const [words, line] = said(row.invited_email);
    await work.notify([row.owner_id], {
      kind: 'check-moved',
      words,
      lines: [line],
      path: `${path}/${row.check_id}/people`,
    });
  }
  if (by === 'owner' && to === 'ended' && row.person_id)
    await work.notify([row.person_id], {
      kind: 'check-moved',
      words: 'Your help with a health check has ended',
      lines: [
        'The owner ended it, so the check is no longer open to you. What you answered stays with the owner.',
      ],
      path,
    });
}
