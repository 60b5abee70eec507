/** `html` has the same content as `text`. */
type Mail = { to: string; subject: string; text: string; html: string };

/** `sent`: accepted by a mail server. `kept`: there is none, and the mail stays in the outbox for admins to read. */
type Delivery = 'sent' | 'kept';

/** Throws if the mail server rejects it; the caller retries later. */
export type Mailer = { send(mail: Mail): Promise<Delivery>; close(): void };
