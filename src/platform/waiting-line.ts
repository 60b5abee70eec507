import { Refused } from '#kernel/refusal.ts';

/** Runs at most `atOnce` tasks; `waiting` more stand in line, in order. Another throws Refused(`busy`). */
export function waitingLine({
  atOnce,
  waiting,
  busy = 'images-busy',
}: {
  atOnce: number;
  waiting: number;
  busy?: string;
}) {
  const line: (() => void)[] = [];
  let running = 0;
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) return Promise.reject(new Refused(busy, { retryAfter: 5 }));
    return new Promise((resolve) => line.push(resolve));
  };
  const done = () => {
    const next = line.shift();
    // The place goes to the next in line and is never free in between.
    if (next) next();
    else running -= 1;
  };
  return async <T>(task: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await task();
    } finally {
      done();
    }
  };
}
