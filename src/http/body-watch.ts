import type { IncomingMessage } from 'node:http';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { countedNetwork } from '#platform/client-address.ts';

export type BodyLimits = {
  every: number | null;
  /** Within this many checks, `least` bytes or the rest of the body must arrive. */
  looks: number;
  least: number;
  /** Bodies that take longer than one check, per client (IPv6: per network) … */
  perClient: number;
  together: number;
};

/** 16 KiB in 30 seconds: four kilobits per second. */
export const bodyLimits: BodyLimits = {
  every: 10 * seconds,
  looks: 3,
  least: 16 * 1024,
  perClient: 24,
  together: 200,
};

export type ComingBody = {
  /** Aborted with the refusal when reading stops. */
  readonly ended: AbortSignal;
  /** Bytes that arrived lately; `null` if the body is too new to be judged. */
  pace(): number | null;
  end(): void;
};

export type BodyWatch = {
  watch(incoming: IncomingMessage, client: string): ComingBody;
  look(): void;
};

type Watched = ComingBody & { incoming: IncomingMessage; client: string; seen: number[] };

/**
 * Ends bodies that make no progress, and the slowest if too many are slow: first with a refusal, then by closing the
 * socket. Slow but steady bodies are read however long they take.
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
      if (seen.length < 3 || incoming.complete) return null;
      return incoming.socket.bytesRead - (seen.at(-looks) ?? seen[0] ?? 0);
    },
    end: () => ending.abort(new Refused('body-too-slow')),
  };
}

function lookAt({ incoming, seen, ended, end }: Watched, { looks, least }: BodyLimits): void {
  const now = incoming.socket.bytesRead;
  // Ended one check ago and still neither read nor closed.
  if (ended.aborted) incoming.socket.destroy();
  // A body that waits for us is not slow.
  else if (incoming.readableLength >= incoming.readableHighWaterMark) seen.length = 0;
  else if (seen.length > looks && now - (seen.at(-looks) ?? 0) < least) end();
  seen.push(now);
  if (seen.length > looks + 1) seen.shift();
}

function endSlowest(bodies: readonly Watched[], most: number): void {
  const slowestFirst = bodies.toSorted((a, b) => (a.pace() ?? 0) - (b.pace() ?? 0));
  for (const body of slowestFirst.slice(0, Math.max(bodies.length - most, 0))) body.end();
}
