/** Timeouts of a model in milliseconds: until the first chunk, between two chunks, and for the whole answer. */
export type ModelTimeouts = { first: number; between: number; whole: number };

export function watchTimeouts({ first, between, whole }: ModelTimeouts, gone: AbortSignal) {
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
