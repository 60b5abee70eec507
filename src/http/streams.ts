import { setTimeout as later } from 'node:timers/promises';
import type { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { EndpointSpec, EventOf, InputOf } from '#wire/endpoint.ts';
import { bodyOf, caller, callerOfChange, subjectOf } from './caller.ts';
import { parseInput } from './input.ts';
import { changesInGeneral } from './limits.ts';
import type { Asked, ChangeOptions, Route } from './mount.ts';
import { replyWith } from './reply.ts';
import { readingFor } from './work.ts';

/** For use cases that stream: no transaction, and no connection held while waiting. */
export type StreamCall = Reading & { newId(): string };

/** Proxies give up after a minute of silence. */
const keepAliveAfter = 15 * seconds;

type Streaming = EndpointSpec & { streams: z.ZodType };

/**
 * Streams events for `Accept: text/event-stream`, else sends the answer of `ended`. A refusal before the first event is
 * an ordinary error. `signal`: the client is gone, or the server closes and has told the client to ask again.
 */
export function streams<E extends Streaming>(
  endpoint: E,
  useCase: (call: StreamCall, input: InputOf<E>, signal: AbortSignal) => AsyncIterable<EventOf<E>>,
  options: Pick<ChangeOptions<E>, 'limits'> = {},
): Route {
  return {
    endpoint,
    respond: async (asked) => {
      const { deps, facts, request, raw, coming } = asked;
      const actor = await (endpoint.method === 'GET' ? caller : callerOfChange)(asked, endpoint);
      await deps.limiter.take([{ rule: changesInGeneral, subject: subjectOf(actor, facts) }]);
      const input = parseInput(endpoint, { ...raw, body: await bodyOf(endpoint, { request, coming }) });
      const own = options.limits?.({ ...facts, actor }, input) ?? [];
      if (own.length > 0) await deps.limiter.take(own);
      const gone = new AbortController();
      request.signal.addEventListener('abort', () => gone.abort(), { once: true });
      const call = { ...readingFor(deps, facts, actor), newId: deps.clock.newId };
      const events = useCase(call, input, gone.signal)[Symbol.asyncIterator]();
      if (!request.headers.get('accept')?.includes('text/event-stream')) return wholeReply(endpoint, events);
      return eventReply({ asked, endpoint, events, gone });
    },
  };
}

async function wholeReply(endpoint: Streaming, events: AsyncIterator<unknown>): Promise<Response> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) throw new Error(`${endpoint.path} ended without its reply`);
    const answer = endedWith(value);
    if (answer === undefined) continue;
    await events.return?.();
    return replyWith(endpoint, answer);
  }
}

function endedWith(event: unknown): unknown {
  if (typeof event !== 'object' || event === null || !('kind' in event) || event.kind !== 'ended') return;
  return 'answer' in event ? event.answer : undefined;
}

type Open = { asked: Asked; endpoint: Streaming; events: AsyncIterator<unknown>; gone: AbortController };

async function eventReply(open: Open): Promise<Response> {
  const { asked, events, gone } = open;
  const encoder = new TextEncoder();
  let waiting: Promise<IteratorResult<unknown>> | null = Promise.resolve(await events.next());
  const leave = async () => {
    gone.abort();
    waiting?.catch(() => {});
    waiting = null;
    await events.return?.().catch(() => {});
  };
  const body = new ReadableStream<Uint8Array>({
    pull: async (out) => {
      try {
        waiting ??= events.next();
        const got = await orQuiet(waiting, asked.deps.stopping?.closing);
        if (got === 'quiet') return out.enqueue(encoder.encode(': still at it\n\n'));
        waiting = null;
        if (got.done) return out.close();
        out.enqueue(encoder.encode(lineOf(open.endpoint, got.value)));
      } catch (error) {
        if (!gone.signal.aborted) out.enqueue(encoder.encode(lineOf(open.endpoint, failureOf(open, error))));
        out.close();
        await leave();
      }
    },
    cancel: leave,
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Proxies that buffer would undo the streaming.
      'X-Accel-Buffering': 'no',
    },
  });
}

async function orQuiet<T>(waiting: Promise<T>, closing?: AbortSignal): Promise<T | 'quiet'> {
  const over = new AbortController();
  try {
    const quiet = later(keepAliveAfter, 'quiet' as const, { signal: over.signal }).catch(
      () => 'quiet' as const,
    );
    return await Promise.race([waiting, quiet, ...(closing ? [closed(closing, over.signal)] : [])]);
  } finally {
    over.abort();
  }
}

/** Only ever rejects. `over`: no one waits for it any more. */
function closed(closing: AbortSignal, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(new Refused('server-stopping', { retryAfter: 1 }));
    if (closing.aborted) refuse();
    else closing.addEventListener('abort', refuse, { once: true, signal: over });
  });
}

function lineOf({ streams: shape, method, path }: Streaming, event: unknown): string {
  const parsed = shape.safeParse(event);
  if (!parsed.success) throw new Error(`${method} ${path} streamed what its contract does not declare`);
  return `data: ${JSON.stringify(parsed.data)}\n\n`;
}

function failureOf({ asked: { deps, facts }, endpoint }: Open, error: unknown) {
  const { problem } = deps.problems.of(error, facts.requestId);
  if (problem.status >= 500 && problem.code !== 'server-stopping')
    deps.log.error({ err: error, requestId: facts.requestId, route: endpoint.path }, 'failed');
  return { kind: 'failed', code: problem.code, detail: problem.detail };
}
