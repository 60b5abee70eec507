/** One mail to one address: its text, and the same as an HTML page. */
type Mail = { to: string; subject: string; text: string; html: string };

/** `sent`: a mail server took it. `kept`: there is none, the mail stays in the outbox for admins to read. */
type Delivery = 'sent' | 'kept';

/** Hands mail on. Throws when the mail server does not take it; the caller tries again later. */
export type Mailer = { send(mail: Mail): Promise<Delivery>; close(): void };
