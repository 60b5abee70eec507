import { minutes } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { NodeFacts } from '#platform/node-facts.ts';

const keptFor = 10 * minutes;
const failureKeptFor = 1 * minutes;

/** Looks at the certificate of the public address, at most every ten minutes. `null`: it could not be seen. */
export function publicCertificate(
  { certificateEnd }: Pick<NodeFacts, 'certificateEnd'>,
  clock: Pick<Clock, 'now'>,
): (origin: string) => Promise<Date | null> {
  let last: { at: number; ends: Promise<Date | null>; life: number } | null = null;
  return (origin) => {
    const now = clock.now().getTime();
    if (last && now - last.at < last.life) return last.ends;
    const look = { at: now, life: keptFor, ends: certificateEnd(origin).catch(() => null) };
    last = look;
    return look.ends.then((ends) => {
      if (ends === null) look.life = failureKeptFor;
      return ends;
    });
  };
}
