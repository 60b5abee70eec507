import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { readingOnly } from '../confine/reading-only.ts';
import { pipedStdio } from './render-pipe.ts';

const program = fileURLToPath(new URL('./render-process.ts', import.meta.url));

/** Its environment is empty as well. */
const confined = [...readingOnly(program), '--allow-addons', '--max-old-space-size=256', '--no-warnings'];

const startWithin = 30 * seconds;
const niceness = 15;

export const rendererBusy = () => new Refused('renderer-busy', { retryAfter: 3 });

/** Starts a rendering process. Refuses with `renderer-busy` if it does not start in time. */
export function startChild(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      env: {},
      execArgv: confined,
      serialization: 'advanced',
      stdio: [...pipedStdio],
    });
    const startTimeout = setTimeout(() => child.kill('SIGKILL'), startWithin);
    const failed = () => {
      clearTimeout(startTimeout);
      // The machine is overloaded: the next caller starts a new process.
      reject(rendererBusy());
    };
    child.once('error', failed);
    child.once('exit', failed);
    child.once('message', () => {
      clearTimeout(startTimeout);
      child.off('exit', failed);
      child.unref();
      child.channel?.unref();
      pagesOf(child).unref();
      lowerPriority(child);
      resolve(child);
    });
  });
}

export function pagesOf({ stdio }: ChildProcess): Socket {
  const [, , , , pages] = stdio;
  if (!(pages instanceof Socket)) throw new Error('a rendering process without its pipe');
  return pages;
}

/** On Linux, priority is per thread, and pages are compressed by other threads than the first. */
function lowerPriority({ pid }: ChildProcess): void {
  for (const thread of threadsOf(pid))
    try {
      setPriority(thread, niceness);
    } catch {}
}

function threadsOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Memory of a process in bytes (Linux; 0 elsewhere). */
export function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * 4_096;
  } catch {
    return 0;
  }
}

/** CPU time of a process in milliseconds (Linux; `null` elsewhere). */
export function workOf({ pid }: ChildProcess): number | null {
  try {
    // The program's name, in parentheses, may contain anything; user and system time are fields 12 and 13 after it.
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\)(?!.*\))/);
    const fields = after.trim().split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * 10 : null;
  } catch {
    return null;
  }
}
