import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** The sender that recipients see, `Cairn <no-reply@example.com>`. */
  from: string;
};

const patience = 20_000;

/** Delivers by SMTP over up to 3 kept connections. Throws nodemailer's error when the server refuses. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      // As an address object: a comma in the text cannot become a second recipient.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // What answers by itself, out-of-office notes above all, does not answer this.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}
