import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

type Received = { headers: IncomingHttpHeaders; body: unknown };

export type FormServer = {
  url: string;
  received: Received[];
  answers: number | 'silent';
  [Symbol.asyncDispose](): Promise<void>;
};

export async function formServer(): Promise<FormServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    form.received.push({
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (form.answers === 'silent') return;
    const moved = form.answers >= 300 && form.answers < 400 ? { Location: '/elsewhere' } : {};
    response.writeHead(form.answers, moved).end('<html>somebody@shop.example is noted</html>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const form: FormServer = {
    url: `http://127.0.0.1:${address.port}/form`,
    received: [],
    answers: 200,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return form;
}

export async function deadUrl(): Promise<string> {
  const server = await formServer();
  await server[Symbol.asyncDispose]();
  return server.url;
}
