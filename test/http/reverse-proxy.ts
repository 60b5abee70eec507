import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

export type ProxyManner = {
  /** Sends `$proxy_add_x_forwarded_for`; otherwise nothing about the client, as a bare `proxy_pass` does. */
  forwardedFor?: boolean;
  /** HTTP version to the app; the default of nginx is 1.0. */
  version?: '1.0' | '1.1';
};

/** Sets the client address that the proxy sees, because all tests have the same one; not passed on. */
export const clientHeader = 'test-client';

export type ReverseProxy = { port: number; [Symbol.asyncDispose](): Promise<void> };

/** Forwards like nginx: the app's name as Host, the client's headers unchanged, one connection per request. */
export async function reverseProxy(to: number, manner: ProxyManner = {}): Promise<ReverseProxy> {
  const server = createServer((incoming, outgoing) => {
    const upstream = connect(to, '127.0.0.1', async () => {
      upstream.write(headOf(incoming, to, manner));
      for await (const chunk of incoming) upstream.write(chunk);
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.socket?.removeAllListeners('timeout');
    if (outgoing.socket) upstream.pipe(outgoing.socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening on a port');
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function headOf(
  incoming: IncomingMessage,
  to: number,
  { forwardedFor, version = '1.0' }: ProxyManner,
): string {
  const headers = Object.entries(incoming.headers).filter(
    ([name]) => ![clientHeader, 'host', 'connection'].includes(name),
  );
  if (forwardedFor) {
    const before = headers.find(([name]) => name === 'x-forwarded-for')?.[1];
    const own = String(incoming.headers[clientHeader] ?? incoming.socket.remoteAddress);
    headers.push(['x-forwarded-for', before ? `${before}, ${own}` : own]);
  }
  const last = new Map(headers);
  return [
    `${incoming.method} ${incoming.url} HTTP/${version}`,
    `Host: 127.0.0.1:${to}`,
    'Connection: close',
    ...[...last].map(([name, value]) => `${name}: ${String(value)}`),
    '\r\n',
  ].join('\r\n');
}
