import { ApiError } from './api-error.ts';

/** No response, and status codes that are temporary. */
const passing = [0, 408, 429, 502, 503, 504];
const tries = 40;
const longestPause = 15_000;

/** The machine is offline, the connection fails, or the server asks to wait. */
export type WaitsFor = 'internet' | 'connection' | 'server';

type Waiting = {
  signal: AbortSignal;
  /** Called with `null` when it continues. */
  onWaiting?: (waits: WaitsFor | null) => void;
};

export const waitingWords: Readonly<Record<WaitsFor, string>> = {
  internet: 'You are offline. It continues automatically.',
  connection: 'No connection. It continues automatically.',
  server: 'The server is busy. It continues automatically.',
};

/**
 * Retries while the server is unreachable or asks to wait: with growing delays, and immediately when the browser is
 * back online. After about ten minutes online it throws the last error; it also throws the abort reason of `signal`.
 */
export async function patiently<T>(run: () => Promise<T>, { signal, onWaiting }: Waiting): Promise<T> {
  for (let attempt = 1, waited = false; ; ) {
    try {
      const result = await run();
      if (waited) onWaiting?.(null);
      return result;
    } catch (error) {
      const goesOn = error instanceof ApiError && passing.includes(error.status);
      if (!goesOn || attempt >= tries || signal.aborted) {
        onWaiting?.(null);
        throw error;
      }
      waited = true;
      const waits = waitsFor(error);
      onWaiting?.(waits);
      await pause(Math.min(500 * 2 ** attempt, longestPause), signal);
      signal.throwIfAborted();
      // Time offline does not count as attempts.
      if (waits !== 'internet') attempt += 1;
    }
  }
}

function waitsFor({ status }: ApiError): WaitsFor {
  if (navigator.onLine === false) return 'internet';
  return status === 429 || status === 503 ? 'server' : 'connection';
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
