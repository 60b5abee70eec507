import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

/** What an operator wrote into the proxy's configuration. */
export type ProxyManner = {
  /** What it tells the app of the client: nothing, as a bare `proxy_pass`, or `$proxy_add_x_forwarded_for`. */
  forwardedFor?: boolean;
  /** The protocol to the app: nginx speaks 1.0 unless told otherwise. */
  version?: '1.0' | '1.1';
};

/** Names the client that the proxy sees, as all tests come from one address; it stays at the proxy. */
export const clientHeader = 'test-client';

export type ReverseProxy = { port: number; [Symbol.asyncDispose](): Promise<void> };

/** Passes requests on as nginx does: the app's own name as Host, the client's headers as they came, one connection each. */
export async function reverseProxy(to: number, manner: ProxyManner = {}): Promise<ReverseProxy> {
  const server = createServer((incoming, outgoing) => {
    const upstream = connect(to, '127.0.0.1', async () => {
      upstream.write(headOf(incoming, to, manner));
      for await (const chunk of incoming) upstream.write(chunk);
    });
    upstream.on('error', () => outgoing.destroy());
    // The app's answer goes back byte for byte, and the end of the connection ends it.
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
