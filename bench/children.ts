import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Starts a program of ours and resolves when it has said `ready`; throws with what it said if it ends before. */
export async function startChild(
  args: readonly string[],
  env: Record<string, string>,
  ready: string,
  cwd?: string,
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard = Promise.withResolvers<void>();
  let said = '';
  const hear = (chunk: Buffer) => {
    // The app logs every request: what comes after the start is thrown away.
    if (said.includes(ready)) return;
    said += chunk.toString();
    if (said.includes(ready)) heard.resolve();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('exit', (code) => heard.reject(new Error(`${args.join(' ')} ended with ${code}:\n${said}`)));
  await heard.promise;
  return { child, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Memory that a process holds now, in megabytes of 1,000,000 bytes; `null` where the system does not tell. */
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
