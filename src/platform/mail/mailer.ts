type Mail = { to: string; subject: string; text: string; html: string };

type Delivery = 'sent' | 'kept';

/** Throws if the mail server rejects it; the caller retries later. */
export type Mailer = { send(mail: Mail): Promise<Delivery>; close(): void };
