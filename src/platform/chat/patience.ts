/** Timeouts of a model in milliseconds: until the first chunk, between two chunks, and for the whole answer. */
export type Patience = { first: number; between: number; whole: number };

/** Watches one request. `signal` aborts when a timeout is exceeded or when `gone` aborts. */
export function watch({ first, between, whole }: Patience, gone: AbortSignal) {
  const slow = new AbortController();
  const giveUp = () => slow.abort();
  const atLast = setTimeout(giveUp, whole);
  let next = setTimeout(giveUp, first);
  return {
    signal: AbortSignal.any([slow.signal, gone]),
    isSlow: () => slow.signal.aborted,
    heard: () => {
      clearTimeout(next);
      next = setTimeout(giveUp, between);
    },
    end: () => {
      clearTimeout(next);
      clearTimeout(atLast);
    },
  };
}
