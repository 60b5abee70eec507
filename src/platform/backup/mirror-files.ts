import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#kernel/instant.ts';
import { type Files, fileKey } from '../files/files.ts';
import { messageOf } from '../start-problem.ts';
import { folderProblem } from './durable-writes.ts';
import { keepCopy, poolOf } from './pool.ts';

/** `waiting`: files that are not copied yet. `since`: when it last became so. */
type MirrorState = { waiting: number; problem: string | null; since: Date };

export type FileMirror = {
  /** The store, whose new files are copied soon after they are stored. */
  files: Files;
  /** `known`: the keys of files that were stored before; those without a copy are copied too. */
  start(known: () => Promise<readonly string[]>): void;
  stop(): Promise<void>;
  state(): MirrorState;
};

const [firstPause, longestPause] = [1 * seconds, 30 * seconds];
const lastWait = 3 * seconds;

/** Copies the files of the store to the backups in `target` as they come, beside the requests and one at a time. */
export function mirrorFiles(files: Files, target: string): FileMirror {
  const waiting = new Set<string>();
  const stopping = new AbortController();
  let news = Promise.withResolvers<void>();
  let running: Promise<void> = Promise.resolve();
  let problem: { text: string | null; since: Date } = { text: null, since: new Date() };

  const become = (text: string | null) => {
    if ((text === null) !== (problem.text === null)) problem = { text, since: new Date() };
    else problem = { ...problem, text };
  };
  const add = (key: string) => {
    waiting.add(key);
    news.resolve();
  };

  async function copyNext(key: string): Promise<void> {
    const bytes = await files.get(key);
    if (bytes) await keepCopy(target, key, bytes);
    waiting.delete(key);
  }

  async function run(): Promise<void> {
    for (let wait = firstPause; !stopping.signal.aborted; ) {
      const [key] = waiting;
      if (key === undefined) {
        news = Promise.withResolvers();
        await Promise.race([news.promise, aborted(stopping.signal)]);
        continue;
      }
      try {
        await copyNext(key);
        become(null);
        wait = firstPause;
      } catch (error) {
        become(messageOf(folderProblem(error, target)));
        await pause(wait, null, { signal: stopping.signal }).catch(() => undefined);
        wait = Math.min(wait * 2, longestPause);
      }
    }
  }

  return {
    files: {
      ...files,
      put: async (key, bytes, known) => {
        await files.put(key, bytes, known);
        add(key);
      },
    },
    start: (known) => {
      running = run();
      void findMissing(target, known, stopping.signal, add).catch((error: unknown) =>
        become(messageOf(error)),
      );
    },
    stop: async () => {
      for (const until = Date.now() + lastWait; waiting.size > 0 && !problem.text && Date.now() < until; )
        await pause(20);
      stopping.abort();
      await running;
    },
    state: () => ({ waiting: waiting.size, problem: problem.text, since: problem.since }),
  };
}

/** Those of a process that was killed before it copied them, and those of the time before there was a mirror. */
async function findMissing(
  target: string,
  known: () => Promise<readonly string[]>,
  signal: AbortSignal,
  add: (key: string) => void,
): Promise<void> {
  for (const key of await known()) {
    if (signal.aborted) return;
    await access(join(poolOf(target), fileKey(key))).catch(() => add(key));
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
