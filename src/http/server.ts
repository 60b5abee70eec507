import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { hours, seconds } from '#kernel/instant.ts';

/** The part of the app that a socket needs. */
type Fetch = (request: Request, env: object) => Response | Promise<Response>;
type Handler = {
  fetch: Fetch;
  /** In development: Vite, which answers what is its own and hands the rest on. */
  before?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
};
export type HttpServer = {
  /** The bare server, for what must share its socket (hot reload). */
  node: Server;
  /** Starts answering with this handler. Before that every request is told to wait (503). */
  serve(handler: Handler): void;
  /** Resolves with the address when listening; rejects with Node's error (EADDRINUSE …). */
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Takes no new requests, lets running ones finish (10 s at most), then closes. */
  stop(): Promise<void>;
};

const stopWithin = 10 * seconds;

/** An HTTP server with limits on everything that a slow or broken client could hold on to. */
export function createHttpServer(): HttpServer {
  let listener: ((incoming: IncomingMessage, outgoing: ServerResponse) => void) | null = null;
  const node = createServer({
    maxHeaderSize: 32_768,
    headersTimeout: 15 * seconds,
    // The last line: what comes too slowly is ended long before (body-watch.ts).
    requestTimeout: 1 * hours,
  });
  node.keepAliveTimeout = 65 * seconds;
  node.maxHeadersCount = 100;
  node.on('request', (incoming, outgoing) => {
    if (listener) return listener(incoming, outgoing);
    const headers = { 'Retry-After': '1', 'Content-Type': 'text/plain', Connection: 'close' };
    outgoing.writeHead(503, headers).end('starting\n');
  });
  node.on('clientError', refuse);
  return {
    node,
    serve: (handler) => {
      listener = listenerOf(handler);
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        node.once('error', reject);
        node.listen(port, host, () => {
          node.off('error', reject);
          resolve(addressOf(node));
        });
      }),
    stop: () => stop(node),
  };
}

function listenerOf({ fetch, before }: Handler) {
  const answer = getRequestListener((request, env) => fetch(request, env));
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (before) before(incoming, outgoing, () => void answer(incoming, outgoing));
    else void answer(incoming, outgoing);
  };
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  else socket.destroy();
}

function addressOf(node: Server): AddressInfo {
  const address = node.address();
  if (typeof address === 'object' && address !== null) return address;
  throw new Error('not listening on a port');
}

async function stop(node: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => node.close(() => resolve()));
  node.closeIdleConnections();
  const late = setTimeout(() => node.closeAllConnections(), stopWithin);
  // Connections that finish their request now would otherwise be kept alive for another minute.
  const idle = setInterval(() => node.closeIdleConnections(), 50);
  await closed;
  clearTimeout(late);
  clearInterval(idle);
}
