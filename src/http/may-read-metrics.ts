import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { plainAddress } from '#platform/client-address.ts';
import { isLoopback } from '#platform/loopback.ts';
import { isForwarded } from './client-origins.ts';

/**
 * With a token: who sends it. Without: callers on this machine, but not through a proxy on it, whose clients are anywhere.
 * `incoming` is missing for calls made in process.
 */
export function mayReadMetrics(incoming: IncomingMessage | undefined, token: string | null): boolean {
  if (!incoming) return true;
  if (token !== null) return sameText(incoming.headers.authorization ?? '', `Bearer ${token}`);
  const peer = plainAddress(incoming.socket.remoteAddress ?? '');
  return peer !== null && isLoopback(peer) && !isForwarded(incoming);
}

/** Takes the same time wherever they differ. */
function sameText(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
