import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BackupRunner } from '#platform/backup/backup-runner.ts';
import type { StartLog } from '#platform/start-problem.ts';

const program = fileURLToPath(new URL('../../scripts/admin.ts', import.meta.url));
const niceness = 5;

/** The command `admin` with the settings of this process, which is what an operator would type. It ends with the app. */
export function adminProcesses(log: StartLog): BackupRunner {
  const running = new Set<ChildProcess>();
  let stopped = false;
  return {
    run: async (args) => {
      if (stopped) return;
      const child = fork(program, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      running.add(child);
      lowerPriority(child);
      try {
        const [code, signal] = await once(child, 'exit');
        if (code !== 0) log.warn({ code, signal }, 'a backup or its verification failed');
      } catch (error) {
        log.error({ err: error }, 'the process of a backup could not be started');
      } finally {
        running.delete(child);
      }
    },
    stop: async () => {
      stopped = true;
      const ends = [...running].map((child) => once(child, 'exit').catch(() => undefined));
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(ends);
    },
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {} // it has ended already
}
