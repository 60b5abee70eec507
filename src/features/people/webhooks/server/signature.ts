import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 32 random bytes, written as the Standard Webhooks specification writes a symmetric secret. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

type Message = { id: string; at: Date; body: string };

/** `secrets`: as returned by `newSecret`. The receiver accepts the message if one of the signatures is right. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
