import type { FileMirror } from './mirror-files.ts';
import type { WalReceiver } from './wal/receiver.ts';

/** What goes to the backups all the time, so that any moment can be restored. */
export type Continuous = {
  start(): void;
  stop(): Promise<void>;
  state(): ContinuousState;
};

export type ContinuousState = {
  /** The stream that the WAL goes to; `null`: it has not begun. */
  stream: string | null;
  /** Why something is not copied at the moment, in one line, and since when. */
  problem: { text: string; since: Date } | null;
  /** Files that are not copied yet. */
  filesWaiting: number;
};

/** `receiver`: `null` for a database that is backed up by other means. `known`: the keys of all files. */
export function continuousBackup(
  receiver: WalReceiver | null,
  mirror: FileMirror,
  known: () => Promise<readonly string[]>,
): Continuous {
  return {
    start: () => {
      receiver?.start();
      mirror.start(known);
    },
    stop: async () => {
      await mirror.stop();
      await receiver?.stop();
    },
    state: () => {
      const [wal, files] = [receiver?.state(), mirror.state()];
      const broken = wal?.problem ? wal : files;
      return {
        stream: wal?.stream ?? null,
        problem: broken.problem === null ? null : { text: broken.problem, since: broken.since },
        filesWaiting: files.waiting,
      };
    },
  };
}
