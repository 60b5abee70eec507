import { Refused } from '#kernel/refusal.ts';
import type { ComingBody } from './body-watch.ts';

const perSubject = 4;
const together = 24;

type Inside = { subject: string; body: Pick<ComingBody, 'pace' | 'end'> | null };

/** Keeps uploads within memory: ends the slowest body for a new one, or throws Refused('uploads-busy'). */
export function uploadGate() {
  const inside = new Set<Inside>();
  const makePlace = (among: readonly Inside[], most: number) => {
    if (among.length < most) return;
    const slowest = slowestOf(among);
    if (!slowest) throw new Refused('uploads-busy', { retryAfter: 3 });
    inside.delete(slowest);
    slowest.body?.end();
  };
  return async <T>(subject: string, body: Inside['body'], run: () => Promise<T>): Promise<T> => {
    makePlace(
      [...inside].filter((one) => one.subject === subject),
      perSubject,
    );
    makePlace([...inside], together);
    const mine = { subject, body };
    inside.add(mine);
    try {
      return await run();
    } finally {
      inside.delete(mine);
    }
  };
}

function slowestOf(among: readonly Inside[]): Inside | null {
  let slowest: { one: Inside; pace: number } | null = null;
  for (const one of among) {
    const pace = one.body?.pace() ?? null;
    if (pace !== null && (slowest === null || pace < slowest.pace)) slowest = { one, pace };
  }
  return slowest?.one ?? null;
}
