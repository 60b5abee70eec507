import type { Server } from 'node:net';

export function addressOf(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('not listening on a port');
}
