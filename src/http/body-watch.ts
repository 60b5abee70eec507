import type { IncomingMessage } from 'node:http';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { countedNetwork } from '#platform/client-address.ts';

/** How slowly a body may come, and how many may be slow at once. */
export type BodyLimits = {
  /** Milliseconds between two looks at what came; `null`: whoever made the watch looks. */
  every: number | null;
  /** In so many looks … */
  looks: number;
  /** … at least so many bytes come, or the rest of the body. */
  least: number;
  /** Bodies that take longer than a look: from one client (an address of IPv6 counts with its network) … */
  perClient: number;
  /** … and from all. */
  together: number;
};

/** 16 KiB in 30 seconds: four kilobits a second. */
export const bodyLimits: BodyLimits = {
  every: 10 * seconds,
  looks: 3,
  least: 16 * 1024,
  perClient: 24,
  together: 200,
};

/** A body on its way. */
export type ComingBody = {
  /** Aborted with the refusal for a body that is not read any further. */
  readonly ended: AbortSignal;
  /** Bytes that came lately; `null` while it is too new to be called slow. */
  pace(): number | null;
  /** Reads it no further: 408. */
  end(): void;
};

export type BodyWatch = {
  /** Keeps an eye on a body until all of it is here. */
  watch(incoming: IncomingMessage, client: string): ComingBody;
  look(): void;
};

type Watched = ComingBody & { incoming: IncomingMessage; client: string; seen: number[] };

/**
 * Ends bodies that make no progress, and the slowest ones where too many are slow: with a refusal for whoever reads it,
 * and a look later without a word. However long a body takes, as long as it comes it is read.
 */
export function bodyWatch(limits: BodyLimits = bodyLimits): BodyWatch {
  const coming = new Set<Watched>();
  let timer: NodeJS.Timeout | null = null;
  const look = () => {
    for (const body of coming) {
      if (body.incoming.complete || body.incoming.destroyed) coming.delete(body);
      else lookAt(body, limits);
    }
    const slow = [...coming].filter((body) => body.pace() !== null && !body.ended.aborted);
    for (const ofOne of Map.groupBy(slow, ({ client }) => client).values())
      endSlowest(ofOne, limits.perClient);
    endSlowest(
      slow.filter(({ ended }) => !ended.aborted),
      limits.together,
    );
    if (coming.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
  };
  return {
    look,
    watch: (incoming, client) => {
      const body = watched(incoming, countedNetwork(client), limits);
      coming.add(body);
      incoming.once('close', () => coming.delete(body));
      if (limits.every !== null) timer ??= setInterval(look, limits.every).unref();
      return body;
    },
  };
}

function watched(incoming: IncomingMessage, client: string, { looks }: BodyLimits): Watched {
  const ending = new AbortController();
  const seen = [incoming.socket.bytesRead];
  return {
    incoming,
    client,
    seen,
    ended: ending.signal,
    pace: () => {
      // At its first look a body may be as young as a moment.
      if (seen.length < 3 || incoming.complete) return null;
      return incoming.socket.bytesRead - (seen.at(-looks) ?? seen[0] ?? 0);
    },
    end: () => ending.abort(new Refused('body-too-slow')),
  };
}

function lookAt({ incoming, seen, ended, end }: Watched, { looks, least }: BodyLimits): void {
  const now = incoming.socket.bytesRead;
  // Told a look ago, and neither read to the end nor closed since.
  if (ended.aborted) incoming.socket.destroy();
  // What waits for us is not slow.
  else if (incoming.readableLength >= incoming.readableHighWaterMark) seen.length = 0;
  else if (seen.length > looks && now - (seen.at(-looks) ?? 0) < least) end();
  seen.push(now);
  if (seen.length > looks + 1) seen.shift();
}

/** Ends the slowest of these until no more than `most` are left. */
function endSlowest(bodies: readonly Watched[], most: number): void {
  const slowestFirst = bodies.toSorted((a, b) => (a.pace() ?? 0) - (b.pace() ?? 0));
  for (const body of slowestFirst.slice(0, Math.max(bodies.length - most, 0))) body.end();
}
