import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { Background } from '#http/feature.ts';
import { dayOf } from '#kernel/days.ts';
import { seconds } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';
import type { Origin, Reader } from '#platform/context.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Logger } from '#platform/log.ts';
import { writeBehind, writeDown } from '#platform/write-behind.ts';
import { countVisits, forgetVisitors, type Visit } from './store.ts';

const flushEvery = 5 * seconds;
const atOnce = 5_000;
/** While the database is down, visits beyond this are not counted. */
const kept = 50_000;

export type ViewCounter = Background & {
  /** Kept in memory until the next flush. Robots are ignored. */
  saw(listingId: string, by: { origin: Origin; now: Date }): void;
  /** What cannot be written is kept for the next flush. */
  flush(): Promise<void>;
};

/** `secret`: any secret of the program; a separate key is derived from it for each day. */
export type ViewCounterOptions = { db: Reader; secret: Uint8Array; clock: Clock; log: Logger };

/**
 * Counts each visitor once per day and listing. A visitor is an address and browser, kept as a keyed hash until the
 * day is over; no cookie is set. A crash loses the last few seconds.
 */
export function createViewCounter({ db, secret, clock, log }: ViewCounterOptions): ViewCounter {
  const noted = new Map<string, Visit>();
  const hash = dailyHash(secret);
  let cleared = '';
  const clear = async (today: string) => {
    if (cleared === today) return;
    await forgetVisitors(db, today);
    cleared = today;
  };
  const write = async () => {
    try {
      await clear(dayOf(clock.now()));
      await writeDown(noted, atOnce, (visits) => countVisits(db, visits));
    } catch (error) {
      log.warn({ err: error, waiting: noted.size }, 'views could not be counted yet');
    }
  };
  return {
    saw: (listingId, { origin, now }) => {
      if (origin.userAgent === '' || isbot(origin.userAgent) || noted.size >= kept) return;
      const visit = { listingId, day: dayOf(now), visitor: hash(dayOf(now), listingId, origin) };
      noted.set(`${visit.day} ${visit.visitor}`, visit);
    },
    ...writeBehind(flushEvery, write),
  };
}

/** The hash includes the listing, so that no one can tell that the same person saw two listings. */
function dailyHash(secret: Uint8Array) {
  let key: { day: string; bytes: Uint8Array } = { day: '', bytes: new Uint8Array() };
  return (day: string, listingId: string, { address, userAgent }: Origin): string => {
    if (key.day !== day) key = { day, bytes: deriveKey(secret, `listing views ${day}`) };
    const visitor = JSON.stringify([listingId, address, userAgent]);
    return createHmac('sha256', key.bytes).update(visitor).digest('hex').slice(0, 32);
  };
}
