import { type RefusalCode, Refused } from '#kernel/refusal.ts';
import { fairShares } from './fair-shares.ts';

/** `waiting`: queued tasks per account (total: twice that). Throws Refused(`busy`) if the queue is full. */
export function fairQueue({
  atOnce,
  waiting,
  busy = 'images-busy',
}: {
  atOnce: number;
  waiting: number;
  busy?: RefusalCode;
}) {
  const line: { whose: string; begin: () => void }[] = [];
  const shares = fairShares();
  let running = 0;
  const turn = (whose: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const own = line.filter((one) => one.whose === whose).length;
    if (own >= waiting || line.length >= 2 * waiting)
      return Promise.reject(new Refused(busy, { retryAfter: 5 }));
    return new Promise((begin) => line.push({ whose, begin }));
  };
  const done = () => {
    // The slot goes directly to the next task and is never free in between.
    if (line.length === 0) running -= 1;
    else line.splice(shares.next(line.map(({ whose }) => whose)), 1)[0]?.begin();
  };
  return async <T>(whose: string, task: () => Promise<T>): Promise<T> => {
    await turn(whose);
    const begun = performance.now();
    try {
      return await task();
    } finally {
      shares.spend(whose, performance.now() - begun);
      done();
    }
  };
}
