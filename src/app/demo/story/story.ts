import type { Logger } from '#platform/log.ts';
import type { Ground } from '../../build-app.ts';
import { type Chapter, chapters } from './chapters.ts';
import { gather } from './players.ts';
import { onStage } from './stage.ts';
import { keepStory, keptStory } from './story-file.ts';

/** A chapter that met somebody else at work in the same rows is told again. */
const attempts = 3;

export type Telling = {
  /** Whether all was told, once that is known. */
  told: Promise<boolean>;
  /** Ends it after the step that is under way; what was begun is undone, and told anew by the next start. */
  stop(): Promise<void>;
};

/** Goes on with a story that was begun; `null` where there is none, or all of it was told. */
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
  const tell = async (chapter: Chapter): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        refuseStopped();
        if (await ground.begin((tx) => chapter.isTold(tx))) return true;
        const perform = await chapter.prepare(kept.began);
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
  const tellAll = async () => {
    let whole = true;
    for (const chapter of chapters) whole = (await tell(chapter)) && whole;
    if (whole) keepStory(dataDir, { ...kept, told: true });
    return whole;
  };
  const told = tellAll();
  return {
    told,
    stop: async () => {
      stopped = true;
      await told;
    },
  };
}
