import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromThisMachine } from './client-origins.ts';

/**
 * With a token: who sends it. Without: programs on this machine.
 * `incoming` is missing for calls made in process.
 */
export function mayReadMetrics(incoming: IncomingMessage | undefined, token: string | null): boolean {
  if (!incoming) return true;
  if (token !== null) return sameText(incoming.headers.authorization ?? '', `Bearer ${token}`);
  return isFromThisMachine(incoming);
}

/** Takes the same time wherever they differ. */
function sameText(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
