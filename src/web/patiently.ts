import { ApiError } from './api-error.ts';

/** No answer at all, and what passes by itself. */
const passing = [0, 408, 429, 502, 503, 504];
const tries = 40;
const longestPause = 15_000;

type Waiting = {
  signal: AbortSignal;
  /** Told `true` while it waits for a connection or for the server's leave, and `false` when it goes on. */
  onWaiting?: (waits: boolean) => void;
};

/**
 * Calls again while the server cannot be reached or asks for patience: a little later each time, and at once when the
 * browser says that it is online again. Gives up after about ten minutes with the last error; throws what `signal` was
 * aborted with.
 */
export async function patiently<T>(run: () => Promise<T>, { signal, onWaiting }: Waiting): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await run();
      if (attempt > 1) onWaiting?.(false);
      return result;
    } catch (error) {
      const goesOn = error instanceof ApiError && passing.includes(error.status);
      if (!goesOn || attempt >= tries || signal.aborted) {
        onWaiting?.(false);
        throw error;
      }
      onWaiting?.(true);
      await pause(Math.min(500 * 2 ** attempt, longestPause), signal);
      signal.throwIfAborted();
    }
  }
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
