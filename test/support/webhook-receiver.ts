import { once } from 'node:events';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

const messageShape = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.string().nullable()),
});

export type Received = {
  headers: Record<string, string>;
  body: string;
};

/** A status, or `null` to leave the sender without an answer. */
type Answers = (received: Received, earlier: number) => number | null;

export type Receiver = {
  url: string;
  received: Received[];
  answers: Answers;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A program that takes webhooks on 127.0.0.1. */
export async function webhookReceiver(answers: Answers = () => 204): Promise<Receiver> {
  const receiver = { received: [] as Received[], answers };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const one = { headers, body: Buffer.concat(chunks).toString('utf8') };
    const earlier = receiver.received.push(one) - 1;
    const status = receiver.answers(one, earlier);
    if (status === null) return;
    const location = status >= 300 && status < 400 ? { location: 'http://169.254.169.254/' } : {};
    response.writeHead(status, location).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${address.port}/cairn`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** As a receiver does it, with the library of Standard Webhooks. Throws for a wrong signature or an old time. */
export function verified({ headers, body }: Received, secret: string) {
  return messageShape.parse(new Webhook(secret).verify(body, headers));
}
