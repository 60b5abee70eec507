import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';

export type Check = { part: string; run(): Promise<void> };
export type Finding = { part: string; fit: boolean };

export type ReadinessOptions = {
  clock: Pick<Clock, 'now'>;
  log: { warn(facts: object, text: string): void };
};

const checkTimeout = 2 * seconds;
/** How long a result is cached, so that frequent requests cost nothing. */
const cacheLife = 5 * seconds;

/** Runs all checks in parallel, one round at a time; a check that still hangs is not started again. */
export function createReadiness(checks: readonly Check[], { clock, log }: ReadinessOptions) {
  const hanging = new Map<string, Promise<void>>();
  const runOne = async ({ part, run }: Check): Promise<Finding> => {
    try {
      if (hanging.has(part)) throw new Error('it hangs');
      const running = run();
      hanging.set(part, running);
      const done = running.finally(() => hanging.delete(part));
      await Promise.race([done, timeout()]);
      return { part, fit: true };
    } catch (error) {
      log.warn({ part, err: error }, 'not ready');
      return { part, fit: false };
    }
  };
  let round: { at: number; findings: Promise<Finding[]> } | null = null;
  return (): Promise<readonly Finding[]> => {
    const now = clock.now().getTime();
    if (round === null || now - round.at >= cacheLife)
      round = { at: now, findings: Promise.all(checks.map(runOne)) };
    return round.findings;
  };
}

async function timeout(): Promise<never> {
  await pause(checkTimeout, undefined, { ref: false });
  throw new Error('it takes too long');
}
