import type { Mailer } from './mailer.ts';

/** Without a mail server nothing leaves: every mail stays where it was written, in the outbox. */
export function outboxMailer(): Mailer {
  return { send: async () => 'kept', close: () => {} };
}
