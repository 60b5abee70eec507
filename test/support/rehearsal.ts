import { AsyncLocalStorage } from 'node:async_hooks';
import type { Begin } from '#http/work.ts';
import type { Tx } from '#platform/context.ts';

export type Look = (tx: Tx) => Promise<void>;
export type Rehearsed<T> = { result: T; committed: number };

type Stage = { look: Look | null; committed: number };

class Undo extends Error {}

/**
 * Makes calls whose changes look committed to the caller but are undone, so that a sweep can call everything on one
 * world. Concurrent calls are isolated.
 */
export function rehearsals(begin: Begin) {
  const stages = new AsyncLocalStorage<Stage>();
  const undone: Begin = async <T>(run: (tx: Tx) => Promise<T>) => {
    const stage = stages.getStore();
    if (!stage) return begin(run);
    const kept: T[] = [];
    try {
      await begin(async (tx) => {
        kept.push(await run(tx));
        await stage.look?.(tx);
        throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
    }
    stage.committed += 1;
    for (const value of kept) return value;
    throw new Error('the transaction ended without an answer');
  };
  return {
    begin: undone,
    async rehearse<T>(run: () => Promise<T>, look: Look | null = null): Promise<Rehearsed<T>> {
      const stage: Stage = { look, committed: 0 };
      const result = await stages.run(stage, run);
      return { result, committed: stage.committed };
    },
  };
}
