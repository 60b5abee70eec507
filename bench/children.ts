import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const glance = 20;
/** The kernel counts CPU time in hundredths of a second. */
const tick = 10;

/**
 * Resolves when the program has printed `ready`. Its output goes to a file, since a pipe would cost the load generator.
 */
export async function startChild(
  args: readonly string[],
  env: Record<string, string>,
  ready: string,
  cwd?: string,
) {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-child-'));
  const log = join(folder, 'log');
  const file = openSync(log, 'a');
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  while (!readFileSync(log, 'utf8').includes(ready)) {
    if (hasEnded(child))
      throw new Error(`${args.join(' ')} ended with ${child.exitCode}:\n${readFileSync(log, 'utf8')}`);
    await setTimeout(glance);
  }
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true });
  };
  return { child, stop };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : (Number(kilobytes) * 1_024) / 1e6;
  } catch {
    return null;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
}

/** The processes that this one has started and that still run. Linux only, as `residentMegabytes`. */
export function childProcesses(): number[] {
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** What processes have used of all cores since they began. */
export function cpuMilliseconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = rest.split(' ').slice(11, 13).map(Number);
    return sum + ((user ?? 0) + (system ?? 0)) * tick;
  }, 0);
}
