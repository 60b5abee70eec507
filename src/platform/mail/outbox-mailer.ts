import type { Mailer } from './mailer.ts';

/** Without a mail server, every mail stays in the outbox. */
export function outboxMailer(): Mailer {
  return { send: async () => 'kept', close: () => {} };
}
