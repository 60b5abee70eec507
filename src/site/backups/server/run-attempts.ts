import { lostWords } from '../domain/attempt.ts';
import { endAttempt, findAttempt } from './attempt-store.ts';
import type { BackupTools } from './backup-tools.ts';

/** Runs attempts beside the app: a job may not take as long as a backup does. */
export function attemptRunner({ runner, log, asSystem }: BackupTools) {
  const running = new Set<Promise<void>>();

  async function run(id: string): Promise<void> {
    const attempt = await asSystem(({ db }) => findAttempt(db, id));
    if (!attempt || attempt.ended_at !== null) return;
    const what = attempt.kind === 'backup' ? ['backup'] : ['verify', attempt.backup ?? ''];
    await runner.run([...what, `--attempt=${id}`]);
    // A process that could say how it went has ended the attempt already.
    await asSystem(({ db, now }) => endAttempt(db, id, now, lostWords));
  }

  return {
    async stop(): Promise<void> {
      await runner.stop();
      await Promise.all(running);
    },
    begin(id: string): void {
      const one = run(id).catch((error: unknown) => log.error({ err: error }, 'an attempt at a backup'));
      running.add(one);
      void one.finally(() => running.delete(one));
    },
  };
}
