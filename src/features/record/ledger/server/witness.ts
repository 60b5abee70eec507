import type { Background } from '#http/feature.ts';
import type { ActDone } from '#kernel/act.ts';
import { isViewed } from '#kernel/actor.ts';
import { seconds } from '#kernel/instant.ts';
import type { Witness, Work } from '#platform/context.ts';
import type { Logger } from '#platform/log.ts';
import { writeBehind, writeDown } from '#platform/write-behind.ts';

const flushEvery = 5 * seconds;
const atOnce = 500;
/** Acts buffered while the database is unavailable; more are dropped and counted in the log. */
const kept = 50_000;

export type LedgerWitness = Background & {
  saw: Witness;
  /** Writes the buffered acts; on failure they stay buffered. */
  flush(): Promise<void>;
};

type Options = { asSystem(run: (work: Work) => Promise<void>): Promise<void>; log: Logger };

/** Batches acts that are reads: one row per act and session in five seconds. A crash loses the last ones. */
export function createWitness({ asSystem, log }: Options): LedgerWitness {
  const noted = new Map<string, ActDone>();
  let dropped = 0;
  const write = async () => {
    if (dropped > 0) log.error({ acts: dropped }, 'acts that the ledger does not have: too many waited');
    dropped = 0;
    try {
      await writeDown(noted, atOnce, (acts) =>
        asSystem(async (work) => {
          for (const { act, actor, at } of acts) work.as(actor, at).record(act);
        }),
      );
    } catch (error) {
      log.warn({ err: error, waiting: noted.size }, 'acts could not be recorded yet');
    }
  };
  return {
    saw: ({ actor, now }, act) => {
      if (actor.kind !== 'person' || isViewed(actor)) return;
      const key = [actor.sessionId, act.listingId, act.act, act.subject.id, JSON.stringify(act.detail)].join(
        ' ',
      );
      if (noted.has(key)) return;
      if (noted.size >= kept) dropped += 1;
      else noted.set(key, { act, actor, at: now });
    },
    ...writeBehind(flushEvery, write),
  };
}
