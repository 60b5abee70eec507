import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { ended } from './launch/child.mjs';
import { requiresRestart } from './requires-restart.ts';

const checkout = join(import.meta.dirname, '..');
const serve = join(import.meta.dirname, 'serve.ts');

/** Milliseconds: editors save several files, each in several steps. */
const settled = 150;

await command(async () => {
  let child: ChildProcess;
  let again = false;
  let wait: NodeJS.Timeout | undefined;
  // Not `node --watch`: it also sees the temporary copies of Vite's configuration.
  const watcher = watch(join(checkout, 'src'), { recursive: true }, (_event, file) => {
    if (!file || !requiresRestart(file)) return;
    clearTimeout(wait);
    wait = setTimeout(() => {
      console.log(`src/${file} changed: restarting`);
      again = true;
      child.kill('SIGTERM');
    }, settled);
  });
  do {
    again = false;
    child = spawn(process.execPath, [serve], {
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: 'inherit',
    });
    const { code } = await ended(child);
    process.exitCode = code ?? 1;
    if (!again && code === 1) again = await nextChange();
  } while (again);
  clearTimeout(wait);
  watcher.close();

  function nextChange(): Promise<boolean> {
    console.log('Waiting for a change …');
    return new Promise((resolve) => {
      watcher.once('change', () => resolve(true));
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.once(signal, () => resolve(false));
    });
  }
});
