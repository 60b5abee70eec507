import type { Logger } from '#platform/log.ts';
import type { Ground } from '../../build-app.ts';
import { type Chapter, chapters, type Tell } from './chapters.ts';
import { gather } from './players.ts';
import { onStage } from './stage.ts';
import { keepStory, keptStory } from './story-file.ts';

/** A chapter is retried after a conflict with another transaction. */
const attempts = 3;

export type Telling = {
  told: Promise<boolean>;
  /** Rolls back the current chapter; the next start repeats it. */
  stop(): Promise<void>;
};

/** Resumes a story; `null` if there is none or it is complete. */
export function goOnTelling(
  ground: Ground,
  { dataDir, log }: { dataDir: string; log: Logger },
): Telling | null {
  const kept = keptStory(dataDir);
  if (!kept || kept.told) return null;
  let stopped = false;
  const refuseStopped = () => {
    if (stopped) throw new Error('stopped');
  };
  const prepare = async (chapter: Chapter): Promise<Tell | null> => {
    refuseStopped();
    if (await ground.begin((tx) => chapter.isTold(tx))) return null;
    return chapter.prepare(kept.began);
  };
  const tell = async (chapter: Chapter, prepared: Promise<Tell | null>): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const perform = await (attempt === 1 ? prepared : prepare(chapter));
        if (!perform) return true;
        refuseStopped();
        await ground.begin((tx) =>
          onStage({ ...ground, began: kept.began, refuseStopped }, tx, async (stage) =>
            perform(stage, await gather(stage, tx)),
          ),
        );
        return true;
      } catch (error) {
        if (stopped) return false;
        if (attempt < attempts) continue;
        log.warn({ err: error }, 'a part of the demo could not be loaded; the next start tries again');
        return false;
      }
    }
  };
  const told = tellEach(prepare, tell).then((whole) => {
    if (whole) keepStory(dataDir, { ...kept, told: true });
    return whole;
  });
  return {
    told,
    stop: async () => {
      stopped = true;
      await told;
    },
  };
}

async function tellEach(
  prepare: (chapter: Chapter) => Promise<Tell | null>,
  tell: (chapter: Chapter, prepared: Promise<Tell | null>) => Promise<boolean>,
): Promise<boolean> {
  let whole = true;
  let next: Promise<Tell | null> | null = null;
  for (const [at, chapter] of chapters.entries()) {
    const prepared: Promise<Tell | null> = next ?? prepare(chapter);
    const following = chapters[at + 1];
    // Prepare the next chapter while this one is written.
    next = following ? prepare(following) : null;
    next?.catch(() => {});
    whole = (await tell(chapter, prepared)) && whole;
  }
  return whole;
}
