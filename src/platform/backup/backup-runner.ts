/** Runs the command of an operator in a process of its own, beside the app. */
export type BackupRunner = {
  /** Resolves when the process has ended, however it did. */
  run(args: readonly string[]): Promise<void>;
  /** Ends what runs, and waits for it. */
  stop(): Promise<void>;
};
