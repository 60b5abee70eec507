import { seconds } from '#kernel/instant.ts';
import { type ForwardingReason, reasonOfStatus } from '../domain/forwarding.ts';

/** The operator's own form. */
export type ExternalForm = {
  /** Brings an entry there; why it did not arrive, or `null`. Never throws for what the form or the network does. */
  post(entry: { id: string; email: string; list: string }): Promise<ForwardingReason | null>;
};

const usualPatience = 10 * seconds;

/** `url`: WAITLIST_URL; a user and password in it are sent as they should be. `patience`: in milliseconds. */
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
          // Followed, a redirection would become a GET, whose success says nothing.
          redirect: 'manual',
          signal,
        });
        // What it says is of no use here, and may be endless.
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
