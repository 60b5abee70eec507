import { minutes, seconds } from '#kernel/instant.ts';
import type { CallOf, EndpointSpec, ReplyOf } from '#wire/endpoint.ts';
import { type Carry, call } from './api.ts';
import { ApiError } from './api-error.ts';
import { hasStoredAuthInfo, readAuthInfo } from './auth/auth-info.ts';
import { renewToken } from './auth/renew-token.ts';
import { readView } from './auth/view-as.ts';

type Watch = {
  onProgress?: ((bytes: number) => void) | undefined;
  answerWithin: number;
  onStalled: () => void;
};
type Sending = {
  signal?: AbortSignal | undefined;
  /** Bytes sent; starts over if the file had to be sent again. */
  onProgress?: ((bytes: number) => void) | undefined;
  /** Milliseconds to wait for the response after the upload, while the server processes the file. */
  answerWithin?: number;
};

/** An upload without progress for this long has failed. */
const quiet = 1 * minutes;

/**
 * Calls an endpoint that takes a file. There is no time limit as long as bytes move; a minute without progress ends it.
 * Throws `ApiError`.
 */
export async function sendFile<const E extends EndpointSpec>(
  endpoint: E,
  input: CallOf<E>,
  { signal, onProgress, answerWithin = 5 * minutes }: Sending = {},
): Promise<ReplyOf<E>> {
  let stalled = false;
  const onStalled = () => {
    stalled = true;
  };
  // With an expired token the file would be sent twice.
  if (keyEndsSoon()) await renewToken();
  try {
    return await call(endpoint, input, { signal, carry: carrying({ onProgress, answerWithin, onStalled }) });
  } catch (error) {
    throw worded(endpoint, error, stalled);
  }
}

function keyEndsSoon(): boolean {
  if (!hasStoredAuthInfo() || readView()) return false;
  const ends = readAuthInfo()?.expiresAt.getTime() ?? 0;
  return ends - Date.now() < 30 * seconds;
}

/** `fetch` does not report upload progress. */
function carrying(watch: Watch): Carry {
  return (path, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const give = (reason: unknown) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        reject(reason);
      };
      const stop = () => {
        request.abort();
        give(signal?.reason);
      };
      const within = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          watch.onStalled();
          request.abort();
          give(new TypeError('nothing moves'));
        }, milliseconds);
      };
      request.open(method, path);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'arraybuffer';
      request.upload.onprogress = ({ loaded }) => {
        within(quiet);
        watch.onProgress?.(loaded);
      };
      request.upload.onload = () => within(watch.answerWithin);
      request.onerror = () => give(new TypeError('no answer'));
      request.onload = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        resolve(answerOf(request));
      };
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop);
      within(quiet);
      request.send(body instanceof Blob ? body : null);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 1 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
  });
  const body = request.status === 204 ? null : request.response;
  return new Response(body, { status: request.status, headers });
}

function worded(endpoint: EndpointSpec, error: unknown, stalled: boolean): unknown {
  if (!ApiError.failed(error, 'unreachable')) return error;
  if (navigator.onLine === false)
    return new ApiError(endpoint.failure, {
      serverError: 'you are offline. Connect to the internet and try again.',
      code: 'offline',
      status: 0,
    });
  if (!stalled) return error;
  return new ApiError(endpoint.failure, {
    serverError: 'nothing got through for a while. Try again, on a faster connection if you can.',
    code: 'stalled',
    status: 0,
  });
}
