import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#platform/start-problem.ts';
import { freePort } from '#test/support/running-app.ts';

/** In milliseconds, as of a proxy's health check. */
const looksEvery = 200;

export type Upstream = {
  readonly port: number;
  /** Its /readyz at the last look: whether it was ready, and every text that it gave. */
  ready: boolean;
  readonly said: Set<string>;
  answered: number;
};
type Lost = { port: number | null; what: string; why: string };

export type RoundRobin = {
  url: string;
  upstreams: readonly Upstream[];
  /** What was sent to a node and not answered, or had no node to go to. The client gets a 502. */
  lost: readonly Lost[];
  /** What a node did not even take the connection of, and another one answered. */
  refused(): number;
  close(): Promise<void>;
};

type Sent = { what: string; incoming: IncomingMessage; body: Buffer };
type Answer = { answer: IncomingMessage; bytes: Buffer };

/** Sends each request to the next node that was ready at the last look, over kept connections, and none twice. */
export async function roundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, ready: false, said: new Set(), answered: 0 }));
  const sending = senderTo(upstreams);
  const server = createServer(async (incoming, outgoing) => {
    const body = await bytesOf(incoming);
    passOn(await sending.send({ what: `${incoming.method} ${incoming.url}`, incoming, body }), outgoing);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const looking = lookAgain(upstreams);
  return {
    url: `http://127.0.0.1:${port}`,
    upstreams,
    lost: sending.lost,
    refused: sending.refused,
    close: async () => {
      await looking.end();
      server.closeAllConnections();
      sending.end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function senderTo(upstreams: readonly Upstream[]) {
  const agent = new Agent({ keepAlive: true });
  const lost: Lost[] = [];
  let [turn, refused] = [0, 0];
  const next = () => {
    const ready = upstreams.filter((one) => one.ready);
    turn += 1;
    return ready[turn % ready.length];
  };
  const send = async (sent: Sent): Promise<Answer | null> => {
    const to = next();
    try {
      if (!to) throw new Error('no node was ready');
      const got = await ask(agent, to.port, sent);
      to.answered += 1;
      return got;
    } catch (error) {
      if (to && codeOf(error) === 'ECONNREFUSED') {
        refused += 1;
        to.ready = false;
        return send(sent);
      }
      lost.push({ port: to?.port ?? null, what: sent.what, why: String(error) });
      return null;
    }
  };
  return { send, lost, refused: () => refused, end: () => agent.destroy() };
}

function ask(agent: Agent, port: number, { incoming, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { connection: _, 'transfer-encoding': __, ...headers } = incoming.headers;
    const { method, url: path } = incoming;
    const to = { agent, host: '127.0.0.1', port, method, path };
    const out = request({ ...to, headers: { ...headers, 'content-length': body.length } }, (answer) => {
      bytesOf(answer).then((bytes) => resolve({ answer, bytes }), reject);
    });
    out.on('error', reject);
    out.end(body);
  });
}

function passOn(got: Answer | null, outgoing: ServerResponse): void {
  if (!got) return void outgoing.writeHead(502).end();
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = got.answer.headers;
  outgoing.writeHead(got.answer.statusCode ?? 502, headers).end(got.bytes);
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function lookAgain(upstreams: readonly Upstream[]): { end(): Promise<void> } {
  let over = false;
  const look = async (one: Upstream) => {
    const said = await fetch(`http://127.0.0.1:${one.port}/readyz`)
      .then(async (answer) => ({ ready: answer.ok, text: await answer.text() }))
      .catch(() => ({ ready: false, text: 'no answer' }));
    one.ready = said.ready;
    one.said.add(said.text);
  };
  const looking = (async () => {
    for (; !over; await pause(looksEvery)) await Promise.all(upstreams.map(look));
  })();
  return {
    end: () => {
      over = true;
      return looking;
    },
  };
}
