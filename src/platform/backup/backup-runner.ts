/** Runs the command of an operator in a process of its own, beside the app. */
export type BackupRunner = {
  /** Resolves when the process has ended, however it did; after `stop` at once, without having begun one. */
  run(args: readonly string[]): Promise<void>;
  /** Ends what runs, waits for it, and begins no more. */
  stop(): Promise<void>;
};
