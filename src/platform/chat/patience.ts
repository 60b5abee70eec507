/** How long a model may take, in milliseconds: until it begins, between two signs of life, and altogether. */
export type Patience = { first: number; between: number; whole: number };

/** A watch on one request. `signal` ends it: where it was too slow, or whoever asked has gone. */
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
