const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** In milliseconds. One Ctrl-C arrives up to three times: from the terminal, from npm and from our launcher. */
const together = 1_000;

/** Calls `stop` at the first signal, and `hurry` at another one more than a second later. */
export function onStopSignal(stop: () => void, hurry: () => void): void {
  let first: number | null = null;
  for (const signal of signals)
    process.on(signal, () => {
      if (first === null) {
        first = Date.now();
        stop();
      } else if (Date.now() - first > together) hurry();
    });
}
