import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf } from '#platform/start-problem.ts';
import { runApp } from '../../support/running-app.ts';
import { quickTestFolder } from '../../support/throw-away-server.ts';

/**
 * A data folder in which the app with these settings is ready, the demo loaded: a copy of one that the first worker of
 * a run made.
 */
export async function readyData(settings: Record<string, string>): Promise<string> {
  const dataDir = quickTestFolder();
  // Of the run, whose workers these are: the next run removes it.
  const kept = join(dirname(dataDir), `cairn-test-${process.ppid}-journeys`);
  const ready = join(kept, 'ready');
  while (!existsSync(ready)) await make(kept, settings);
  // Keeps owners, which Node's own copy does not: the database does not run as root.
  await promisify(execFile)('cp', ['-a', `${ready}/.`, dataDir]);
  return dataDir;
}

/** Waits a moment instead if another worker makes it. */
async function make(kept: string, settings: Record<string, string>): Promise<void> {
  const [making, lock] = [join(kept, 'making'), join(kept, 'lock')];
  await mkdir(kept, { recursive: true });
  try {
    await mkdir(lock);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return pause(200);
    throw error;
  }
  try {
    const app = await runApp(making, settings);
    await app.stop();
    await rename(making, join(kept, 'ready'));
  } finally {
    await rm(lock, { recursive: true });
  }
}
