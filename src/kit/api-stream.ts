import { createParser } from 'eventsource-parser';
import type { z } from 'zod';
import { seconds } from '#kernel/instant.ts';
import type { CallOf, EndpointSpec } from '#wire/endpoint.ts';
import { sendRenewed } from './api.ts';
import { ApiError } from './api-error.ts';
import { replyFrom } from './api-reply.ts';
import { type ApiRequest, requestFor } from './api-request.ts';

type Streaming = EndpointSpec & { streams: z.ZodType };

/**
 * The server sends a heartbeat every 15 s, so after this silence the connection is dead, even if the browser has not
 * noticed.
 */
const longestSilence = 50 * seconds;

/**
 * Calls a streaming endpoint as the signed-in person and parses each event by the contract. Throws `ApiError`, also if
 * the stream ends early, and the abort reason of `signal`.
 */
export async function* callStream<const E extends Streaming>(
  endpoint: E,
  input: CallOf<E>,
  signal: AbortSignal,
): AsyncGenerator<z.output<E['streams']>, void> {
  const silence = watchSilence();
  try {
    const ends = { signal: either(signal, silence.signal) };
    const response = await sendRenewed(endpoint, streamed(endpoint, input), ends);
    if (!response.ok || !isEventStream(response)) throw await notStreamed(endpoint, response);
    for await (const data of eventsIn(response, silence.broken)) yield eventFrom(endpoint, data);
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw brokenOff(endpoint);
  } finally {
    silence.end();
  }
}

export function brokenOff(endpoint: EndpointSpec): ApiError {
  return new ApiError(endpoint.failure, {
    serverError: 'the answer broke off. Check your connection and ask again.',
    code: 'broke-off',
    status: 0,
  });
}

function streamed<E extends Streaming>(endpoint: E, input: CallOf<E>): ApiRequest {
  const { path, init } = requestFor(endpoint, input);
  const plain: Record<string, string> = init.headers;
  return {
    path,
    init: { ...init, headers: { ...plain, accept: 'text/event-stream, application/problem+json' } },
  };
}

/** A complete, unstreamed reply is an error too: it comes only from an old server or a proxy. */
async function notStreamed(endpoint: EndpointSpec, response: Response): Promise<ApiError> {
  try {
    await replyFrom(endpoint, response);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  return brokenOff(endpoint);
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** Uses a reader because not every browser can iterate over a stream. */
async function* eventsIn(response: Response, heard: () => void): AsyncGenerator<string, void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const whole: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => whole.push(data) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* whole.splice(0);
    }
  } finally {
    // Tells the server that the caller stopped reading.
    await reader.cancel().catch(() => {});
  }
}

function eventFrom<E extends Streaming>(endpoint: E, data: string): z.output<E['streams']> {
  const parsed = endpoint.streams.safeParse(jsonIn(data));
  if (parsed.success) return parsedEvent<E>(parsed.data);
  throw new ApiError(endpoint.failure, {
    serverError: endpoint.missing ?? 'the answer could not be read. Reload the page and try again.',
    code: 'reply-not-understood',
    status: 200,
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The contract's schema has parsed the value; the compiler cannot follow it through the generic type. */
function parsedEvent<E extends Streaming>(value: unknown): z.output<E['streams']> {
  return value as z.output<E['streams']>;
}

function watchSilence() {
  const over = new AbortController();
  let timer = setTimeout(() => over.abort(), longestSilence);
  return {
    signal: over.signal,
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(() => over.abort(), longestSilence);
    },
    end: () => clearTimeout(timer),
  };
}

function either(one: AbortSignal, other: AbortSignal): AbortSignal {
  return AbortSignal.any([one, other]);
}
