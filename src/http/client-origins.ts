import type { IncomingMessage } from 'node:http';
import {
  clientAddress,
  plainAddress,
  type TrustedNetworks,
  trustedNetworks,
} from '#platform/client-address.ts';
import { isLocalHost } from '#platform/local-host.ts';
import type { Logger } from '#platform/log.ts';
import { isLoopback } from '#platform/loopback.ts';

/** `near`: on this machine or its own network. */
type UntrustedProxy = { address: string; near: boolean };

export type ClientOrigins = {
  addressOf(incoming: IncomingMessage | undefined): string;
  /** A sender of forwarding headers that is not trusted: the likeliest proxy so far. */
  untrusted(): UntrustedProxy | null;
};

export type ClientOriginOptions = {
  trustedProxies: readonly string[];
  log: Logger;
};

/** In place of an address, for a call that the server made itself, such as those of the demo. It is printed and mailed. */
const madeHere = 'none (made on this server)';

/** Headers that indicate a proxy. Only `X-Forwarded-For` is ever used, see below. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host'];

export function clientOrigins({ trustedProxies, log }: ClientOriginOptions): ClientOrigins {
  const trusted = trustedNetworks(trustedProxies);
  let seen: UntrustedProxy | null = null;
  return {
    addressOf: (incoming) => {
      const peer = incoming?.socket.remoteAddress;
      if (incoming === undefined || peer === undefined) return madeHere;
      const found = untrustedProxy(incoming, peer, trusted);
      // A near sender is a proxy. A distant one may have invented the header and must not hide a near one.
      if (found && (seen === null || (found.near && !seen.near))) {
        seen = found;
        tell(log, found);
      }
      const header = incoming.headers['x-forwarded-for'];
      const forwardedFor = Array.isArray(header) ? header.join(',') : header;
      return clientAddress({ peer, forwardedFor }, trusted);
    },
    untrusted: () => seen,
  };
}

/**
 * Not through a proxy on this machine, whose clients are anywhere. One that sends no forwarding header is known only if
 * it passes on the name that its clients call.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const peer = plainAddress(socket.remoteAddress ?? '');
  return peer !== null && isLoopback(peer) && !isForwarded(headers) && callsLoopback(headers);
}

/** Also refuses pages of other names whose address is changed to this machine (DNS rebinding). */
function callsLoopback({ host }: IncomingMessage['headers']): boolean {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

const isForwarded = (headers: IncomingMessage['headers']) => forwarding.some((name) => name in headers);

function untrustedProxy(
  { headers }: IncomingMessage,
  peer: string,
  trusted: TrustedNetworks,
): UntrustedProxy | null {
  const address = plainAddress(peer) ?? peer;
  if (!isForwarded(headers) || trusted.has(address)) return null;
  return { address, near: isLocalHost(address) };
}

function tell(log: Logger, { address, near }: UntrustedProxy): void {
  if (near)
    log.warn(
      { proxy: address },
      `requests come through a proxy that is not trusted, so all of its clients count as one client: set TRUSTED_PROXIES=${address} and start again`,
    );
  // The client is unknown here, so the log names no address.
  else
    log.warn(
      {},
      'a request from elsewhere named another client address; if a proxy of yours sent it, set TRUSTED_PROXIES to its address',
    );
}
