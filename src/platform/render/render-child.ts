import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { pipedStdio } from './render-pipe.ts';

const program = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** All that it may read; packages may lie behind a link. */
const readable = ['../../', '../../../node_modules/', '../../../package.json'].flatMap((place) => {
  const path = fileURLToPath(new URL(place, import.meta.url));
  return [path, realpathSync(path) + (place.endsWith('/') ? '/' : '')];
});

/** It reads the program and its packages, writes nothing, starts nothing, and its environment is empty. */
const confined = [
  '--permission',
  '--allow-addons',
  ...readable.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=256',
  '--no-warnings',
];

/** Milliseconds in which a process must have begun, on the busiest machine. */
const toBegin = 30 * seconds;
/** Behind the server, which others wait for: `nice` of the process. */
const politeness = 15;

/** There is no process to draw with now: who asks again later may be served. */
export const notNow = () => new Refused('renderer-busy', { retryAfter: 3 });

/** Begins a rendering process. Refuses with `renderer-busy` where it does not begin in time. */
export function beginChild(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      env: {},
      execArgv: confined,
      serialization: 'advanced',
      stdio: [...pipedStdio],
    });
    const never = setTimeout(() => child.kill('SIGKILL'), toBegin);
    const failed = () => {
      clearTimeout(never);
      // On a machine with too much to do: the next caller begins one anew.
      reject(notNow());
    };
    child.once('error', failed);
    child.once('exit', failed);
    child.once('message', () => {
      clearTimeout(never);
      child.off('exit', failed);
      // Neither keeps the program alive that started it.
      child.unref();
      child.channel?.unref();
      pagesOf(child).unref();
      lowerPriority(child);
      resolve(child);
    });
  });
}

/** The pipe on which the bytes of pages come. */
export function pagesOf({ stdio }: ChildProcess): Socket {
  const [, , , , pages] = stdio;
  if (!(pages instanceof Socket)) throw new Error('a rendering process without its pipe');
  return pages;
}

/** Each of its threads: on Linux a priority is a thread's own, and pages are squeezed by others than the first. */
function lowerPriority({ pid }: ChildProcess): void {
  for (const thread of threadsOf(pid))
    try {
      setPriority(thread, politeness);
    } catch {
      // Some systems do not let us: pages are drawn all the same.
    }
}

function threadsOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Bytes of memory that a process has now, where the system tells (Linux); else 0. */
export function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * 4_096;
  } catch {
    return 0;
  }
}

/** Milliseconds for which processors worked for a process so far, where the system tells (Linux); else `null`. */
export function workOf({ pid }: ChildProcess): number | null {
  try {
    // The name of the program, in parentheses, may hold anything; user and system time are the 12th and 13th after it.
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\)(?!.*\))/);
    const fields = after.trim().split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * 10 : null;
  } catch {
    return null;
  }
}
