import { ApiError } from './api-error.ts';

/** No answer at all, and what passes by itself. */
const passing = [0, 408, 429, 502, 503, 504];
const tries = 40;
const longestPause = 15_000;

/** What is waited for: the machine is offline, nothing gets through, or the server asks for patience. */
export type WaitsFor = 'internet' | 'connection' | 'server';

type Waiting = {
  signal: AbortSignal;
  /** Told what is waited for, and `null` when it goes on. */
  onWaiting?: (waits: WaitsFor | null) => void;
};

export const waitingWords: Readonly<Record<WaitsFor, string>> = {
  internet: 'You are offline. It continues automatically.',
  connection: 'No connection. It continues automatically.',
  server: 'The server is busy. It continues automatically.',
};

/**
 * Calls again while the server cannot be reached or asks for patience: a little later each time, and at once when the
 * browser says that it is online again. Gives up after about ten minutes online with the last error; throws what
 * `signal` was aborted with.
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
      // However long a machine is offline, that is no reason to give up.
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
