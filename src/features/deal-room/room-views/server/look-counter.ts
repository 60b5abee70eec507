import type { Background } from '#http/feature.ts';
import { isViewed } from '#kernel/actor.ts';
import { seconds } from '#kernel/instant.ts';
import type { Reader, Reading } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';
import { writeBehind } from '#platform/write-behind.ts';
import { countLooks, type Look } from './attention-store.ts';

const flushEvery = 5 * seconds;
const atOnce = 1_000;
/** Views buffered while the database is unavailable; more are dropped. */
const kept = 50_000;

export type LookCounter = Background & {
  /** Buffers a view without a query. An admin's views as another person are left out. */
  saw(reading: Pick<Reading, 'actor' | 'now'>, page: { versionId: string; page: number }): void;
  /** Writes the buffered views; on failure they stay buffered. */
  flush(): Promise<void>;
};

/** Writes views in batches, so that serving a page remains a read. */
export function createLookCounter({ db, log }: { db: Reader; log: Logger }): LookCounter {
  const noted = new Map<string, Look>();
  const write = async () => {
    while (noted.size > 0) {
      const batch = [...noted].slice(0, atOnce);
      for (const [key] of batch) noted.delete(key);
      try {
        await countLooks(
          db,
          batch.map(([, look]) => look),
        );
      } catch (error) {
        for (const [, look] of batch) note(noted, look);
        log.warn({ err: error, waiting: noted.size }, 'looks at pages could not be counted yet');
        return;
      }
    }
  };
  return {
    saw: ({ actor, now }, { versionId, page }) => {
      if (actor.kind !== 'person' || isViewed(actor) || noted.size >= kept) return;
      note(noted, { versionId, page, personId: actor.personId, count: 1, at: now });
    },
    ...writeBehind(flushEvery, write),
  };
}

function note(noted: Map<string, Look>, look: Look): void {
  const key = `${look.versionId} ${look.personId} ${look.page}`;
  const before = noted.get(key);
  noted.set(key, before ? { ...look, count: before.count + look.count } : look);
}
