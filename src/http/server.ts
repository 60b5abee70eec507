import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { hours, seconds } from '#kernel/instant.ts';
import type { TlsPair } from '#platform/tls-files.ts';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;
type Handler = {
  fetch: Fetch;
  before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
};
/** `draining` is aborted when the process is told to stop, `closing` when the server stops: streams end then. */
export type Stopping = { draining: AbortSignal; closing: AbortSignal };
export type HttpServer = {
  node: Server | TlsServer;
  serve(handler: Handler): void;
  listen(port: number, host: string): Promise<AddressInfo>;
  stopping: Stopping;
  /** Milliseconds since the last request ended or the server was made; 0 while one runs. */
  idleFor(): number;
  /** Uses another certificate for new connections. */
  renew(pair: TlsPair): void;
  /** From here on every answer ends its connection, so that what a proxy keeps open goes elsewhere. */
  drain(): void;
  /** Accepts no new requests, waits up to 10 s for running ones, then closes. */
  stop(): Promise<void>;
};

const stopWithin = 10 * seconds;

/** `tls`: answers https alone. */
export function createHttpServer(tls: TlsPair | null = null): HttpServer {
  const [draining, closing] = [new AbortController(), new AbortController()];
  const activity = activityWatch();
  let listener: ((incoming: IncomingMessage, outgoing: ServerResponse) => void) | null = null;
  const options = {
    maxHeaderSize: 32_768,
    headersTimeout: 15 * seconds,
    // A last resort: slow requests are ended much earlier (body-watch.ts).
    requestTimeout: 1 * hours,
  };
  const secure = tls ? createTlsServer({ ...options, ...tls, handshakeTimeout: 15 * seconds }) : null;
  const node = secure ?? createServer(options);
  node.keepAliveTimeout = 65 * seconds;
  node.maxHeadersCount = 100;
  node.on('request', (incoming, outgoing) => {
    activity.begin(outgoing);
    if (listener) return listener(incoming, outgoing);
    const headers = { 'Retry-After': '1', 'Content-Type': 'text/plain', Connection: 'close' };
    outgoing.writeHead(503, headers).end('starting\n');
  });
  node.on('clientError', refuse);
  return {
    node,
    serve: (handler) => {
      listener = listenerOf(handler, draining.signal);
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        node.once('error', reject);
        node.listen(port, host, () => {
          node.off('error', reject);
          resolve(addressOf(node));
        });
      }),
    stopping: { draining: draining.signal, closing: closing.signal },
    idleFor: activity.idleFor,
    renew: (pair) => secure?.setSecureContext(pair),
    drain: () => draining.abort(),
    stop: () => {
      draining.abort();
      closing.abort();
      return stop(node);
    },
  };
}

function activityWatch() {
  let [running, last] = [0, performance.now()];
  return {
    begin(outgoing: ServerResponse): void {
      running += 1;
      outgoing.once('close', () => {
        running -= 1;
        last = performance.now();
      });
    },
    idleFor: () => (running > 0 ? 0 : performance.now() - last),
  };
}

function listenerOf({ fetch, before }: Handler, draining: AbortSignal) {
  const answer = getRequestListener(async (request, env) => {
    const response = await fetch(request, env);
    if (draining.aborted && !env.outgoing.headersSent) env.outgoing.setHeader('Connection', 'close');
    return response;
  });
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (before) before(incoming, outgoing, () => void answer(incoming, outgoing));
    else void answer(incoming, outgoing);
  };
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  // A handshake that failed: there is no one to answer.
  if (error.code?.startsWith('ERR_SSL') || error.code?.startsWith('ERR_TLS')) return void socket.destroy();
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  else socket.destroy();
}

function addressOf(node: HttpServer['node']): AddressInfo {
  const address = node.address();
  if (typeof address === 'object' && address !== null) return address;
  throw new Error('not listening on a port');
}

async function stop(node: HttpServer['node']): Promise<void> {
  const closed = new Promise<void>((resolve) => node.close(() => resolve()));
  node.closeIdleConnections();
  const late = setTimeout(() => node.closeAllConnections(), stopWithin);
  // Connections that finish a request now would otherwise be kept alive for another minute.
  const idle = setInterval(() => node.closeIdleConnections(), 50);
  await closed;
  clearTimeout(late);
  clearInterval(idle);
}
