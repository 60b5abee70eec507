import { brand } from '#content/brand.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';

const subjects = {
  added: 'A webhook was added to your account',
  moved: 'The address of one of your webhooks was changed',
} as const;

/**
 * A person who breaks into an account could have its notifications sent elsewhere: the owner is told, without the whole
 * address.
 */
export async function mailWebhook(
  work: Work,
  what: keyof typeof subjects,
  { id, url }: { id: string; url: string },
): Promise<void> {
  await sendMailToPerson(work, signedIn(work.actor).personId, {
    kind: 'webhook-added',
    subject: subjects[what],
    lines: [
      `The kinds of your notifications and their identifiers are sent to ${new URL(url).host} from now on, without their content.`,
      `If it was not you, remove the webhook, change your password, and write to ${brand.supportEmail} right away.`,
    ],
    path: `/user/webhooks/${id}`,
  });
}
