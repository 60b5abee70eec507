import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
export type Waited = { p50: number; p99: number; count: number; failed: number };

/** Of the visitors together, at most. */
export const inFlight = 4;
const between = 25;

/** Reads the marketplace at a steady, low rate until `end` is called, which says how long the answers took. */
export function visitors(url: string): { end(): Promise<Waited> } {
  const took: number[] = [];
  let [over, failed] = [false, 0];
  const visit = async () => {
    for (; !over; await pause(between)) {
      const begun = performance.now();
      const fine = await fetch(`${url}/api/listing/`)
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        })
        .catch(() => false);
      took.push(performance.now() - begun);
      if (!fine) failed += 1;
    }
  };
  const all = Array.from({ length: inFlight }, visit);
  return {
    end: async () => {
      over = true;
      await Promise.all(all);
      const sorted = took.toSorted((a, b) => a - b);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { p50: at(0.5), p99: at(0.99), count: sorted.length, failed };
    },
  };
}

/** Visitors while `work` runs, and how long that took in milliseconds. */
export async function beside(url: string, work: () => Promise<unknown>): Promise<Waited & { took: number }> {
  const reading = visitors(url);
  const begun = performance.now();
  try {
    await work();
  } finally {
    await pause(between);
  }
  const took = performance.now() - begun;
  return { ...(await reading.end()), took };
}
