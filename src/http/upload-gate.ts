import { Refused } from '#kernel/refusal.ts';

/** Files that one person (visitors: one address) may have on their way at once, and all together. */
const perSubject = 4;
const together = 24;

/** Lets so many uploads in at once that their bytes fit into memory; another throws Refused('uploads-busy'). */
export function uploadGate() {
  const inside = new Map<string, number>();
  let all = 0;
  return async <T>(subject: string, run: () => Promise<T>): Promise<T> => {
    const theirs = inside.get(subject) ?? 0;
    if (theirs >= perSubject || all >= together) throw new Refused('uploads-busy', { retryAfter: 3 });
    inside.set(subject, theirs + 1);
    all += 1;
    try {
      return await run();
    } finally {
      all -= 1;
      const left = (inside.get(subject) ?? 1) - 1;
      if (left > 0) inside.set(subject, left);
      else inside.delete(subject);
    }
  };
}
