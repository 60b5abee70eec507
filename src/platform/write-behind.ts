export type WriteBehind = {
  /** One write after the other. */
  flush(): Promise<void>;
  start(): void;
  /** Writes what still waits. */
  stop(): Promise<void>;
};

/** Calls `write` at intervals, and once more at the end. `write` never rejects. */
export function writeBehind(milliseconds: number, write: () => Promise<void>): WriteBehind {
  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();
  const flush = () => {
    flushing = flushing.then(write);
    return flushing;
  };
  return {
    flush,
    start: () => {
      timer = setInterval(() => void flush(), milliseconds);
      timer.unref();
    },
    stop: () => {
      if (timer) clearInterval(timer);
      return flush();
    },
  };
}

/** Writes the noted values, so many at once. What is written is no longer noted. */
export async function writeDown<Noted>(
  noted: Map<string, Noted>,
  atOnce: number,
  write: (batch: Noted[]) => Promise<void>,
): Promise<void> {
  while (noted.size > 0) {
    const batch = [...noted].slice(0, atOnce);
    await write(batch.map(([, value]) => value));
    for (const [key] of batch) noted.delete(key);
  }
}
