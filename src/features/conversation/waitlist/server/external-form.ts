import { seconds } from '#kernel/instant.ts';
import { type ForwardingReason, reasonOfStatus } from '../domain/forwarding.ts';

export type ExternalForm = {
  /** Returns why the entry did not arrive, or `null`. Never throws for errors of the form or the network. */
  post(entry: { id: string; email: string; list: string }): Promise<ForwardingReason | null>;
};

const usualPatience = 10 * seconds;

/** `url`: WAITLIST_URL; credentials in it are sent as basic authentication. `patience`: milliseconds. */
export function externalForm(url: string, patience: number = usualPatience): ExternalForm {
  const { address, headers } = placeOf(url);
  return {
    post: async ({ id, email, list }) => {
      const signal = AbortSignal.timeout(patience);
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': id },
          body: JSON.stringify({ email, list }),
          // A followed redirect would become a GET, whose success means nothing.
          redirect: 'manual',
          signal,
        });
        // The body is not needed and may be endless.
        await response.body?.cancel();
        return reasonOfStatus(response.status);
      } catch {
        return signal.aborted ? 'timed_out' : 'unreachable';
      }
    },
  };
}

function placeOf(url: string): { address: string; headers: Record<string, string> } {
  const { username, password } = new URL(url);
  if (!username && !password) return { address: url, headers: {} };
  const place = new URL(url);
  place.username = '';
  place.password = '';
  const named = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    address: place.href,
    headers: { Authorization: `Basic ${Buffer.from(named).toString('base64')}` },
  };
}
