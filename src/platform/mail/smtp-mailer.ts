import { createTransport } from 'nodemailer';
import { measured } from '../telemetry/telemetry.ts';
import type { Mailer } from './mailer.ts';

export type SmtpOptions = {
  url: string;
  /** Read for each mail. */
  from: () => string;
};

const patience = 20_000;

/** Sends by SMTP over up to 3 pooled connections. Throws nodemailer's error if the server rejects the mail. */
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
      // As an object: a comma in the text cannot add a second recipient.
      const mail = {
        from: from(),
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Suppresses automatic replies, above all out-of-office notes.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      };
      const attributes = { 'cairn.call.name': 'email' };
      await measured({ kind: 'call', name: 'send email', attributes }, () => transport.sendMail(mail));
      return 'sent';
    },
    close: () => transport.close(),
  };
}
