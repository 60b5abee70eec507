import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { callStream } from './api-stream.ts';
import { storeAuthInfo } from './auth/auth-info.ts';

const tell = endpoint({
  method: 'POST',
  path: '/api/stories',
  summary: 'x',
  who: 'signed-in',
  scope: 'never',
  body: z.object({ about: z.string() }),
  reply: z.object({ story: z.string() }),
  streams: z.object({ piece: z.string() }),
  failure: 'unable to tell',
  missing: 'the story was not returned',
});

const userId = '11111111-1111-4111-8111-111111111111';

afterEach(() => void vi.unstubAllGlobals());

const still = new AbortController().signal;
async function told(signal = still): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of callStream(tell, { body: { about: 'a' } }, signal)) events.push(event);
  return events;
}
const answers = (respond: (init: RequestInit) => Response) =>
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => respond(init));

/** A stream of these pieces of bytes; `cut`: the connection then breaks. */
function stream(pieces: readonly (string | Uint8Array)[], cut = false): Response {
  const rest = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(out) {
      const next = rest.shift();
      if (next !== undefined) out.enqueue(typeof next === 'string' ? new TextEncoder().encode(next) : next);
      else if (cut) out.error(new TypeError('network error'));
      else out.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

test('yields each event as soon as it is complete, however its bytes are split', async () => {
  const bytes = new TextEncoder().encode('data: {"piece":"naïve"}\n\n');
  const pieces = [
    ': still at it\n\n',
    'data: {"pie',
    'ce":"one"}\n',
    '\n',
    bytes.slice(0, 19),
    bytes.slice(19),
  ];
  answers(() => stream(pieces));
  expect(await told()).toEqual([{ piece: 'one' }, { piece: 'naïve' }]);
});

test('requests a stream with the token', async () => {
  storeAuthInfo({ jwt: 'a-key', expiresAt: new Date(Date.now() + 60_000), userId });
  let sent = new Headers();
  answers(({ headers }) => {
    sent = new Headers(headers);
    return stream([]);
  });
  await told();
  expect(sent.get('accept')).toContain('text/event-stream');
  expect(sent.get('X-Application-Key')).toBe('a-key');
});

test('renews an expired token', async () => {
  storeAuthInfo({ jwt: 'old', expiresAt: new Date(Date.now() + 60_000), userId });
  const fresh = { jwt: 'fresh', expiresAt: new Date(Date.now() + 60_000).toISOString(), userId };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/token/')) return Response.json(fresh);
    return new Headers(init.headers).get('X-Application-Key') === 'fresh'
      ? stream(['data: {"piece":"one"}\n\n'])
      : Response.json({ code: 'token-not-valid' }, { status: 401 });
  });
  expect(await told()).toEqual([{ piece: 'one' }]);
});

test.each([
  ['a refusal', () => problem(429, 'Too many attempts.'), 'unable to tell: Too many attempts.'],
  ['no stream', () => Response.json({ other: 1 }), 'unable to tell: the story was not returned'],
  [
    'a broken connection',
    () => stream(['data: {"piece":"one"}\n\n'], true),
    /^unable to tell: the answer broke off/,
  ],
  ['nonsense', () => stream(['data: <html>\n\n']), 'unable to tell: the story was not returned'],
  ['another shape', () => stream(['data: {"piece":7}\n\n']), 'unable to tell: the story was not returned'],
])('%s is reported in the words of the call', async (_, respond, message) => {
  answers(respond);
  await expect(told()).rejects.toThrow(message);
});

test('reports an unreachable server', async () => {
  answers(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(told()).rejects.toThrow('unable to tell: the server cannot be reached');
});

test('stopping is no failure, and cancels the request', async () => {
  const stop = new AbortController();
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(new TextEncoder().encode('data: {"piece":"one"}\n\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  answers(() => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  for await (const _ of callStream(tell, { body: { about: 'a' } }, stop.signal)) break;
  expect(cancelled).toBe(true);

  answers(({ signal }) => {
    stop.abort();
    signal?.throwIfAborted();
    return stream([]);
  });
  await expect(told(stop.signal)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('gives up a connection that is silent for too long', async () => {
  vi.useFakeTimers();
  try {
    let aborted: AbortSignal | null | undefined = null;
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      aborted = signal;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const failing = expect(told()).rejects.toThrow(/^unable to tell: the answer broke off/);
    await vi.advanceTimersByTimeAsync(60_000);
    await failing;
    expect(aborted).toMatchObject({ aborted: true });
  } finally {
    vi.useRealTimers();
  }
});

function problem(status: number, detail: string): Response {
  const body = { type: 'about:blank', title: 'x', status, detail, code: 'x', requestId: 'r' };
  return Response.json(body, { status });
}
