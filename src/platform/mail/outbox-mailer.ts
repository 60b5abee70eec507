import type { Mailer } from './mailer.ts';

export function outboxMailer(): Mailer {
  return { send: async () => 'kept', close: () => {} };
}
